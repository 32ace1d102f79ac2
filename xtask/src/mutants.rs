//! `cargo xtask mutants`: mutation testing of the native tests.
//!
//! `.cargo/mutants.toml` selects the code and lists equivalent mutants with reasons.

use anyhow::Result;
use xshell::cmd;

use crate::tools::{self, Crate, Need, compiler};

/// Runs cargo-mutants. A full run takes many hours; `--shard` runs a part.
pub fn mutants(arguments: &[String]) -> Result<()> {
    let sh = tools::provide(&[Need::Crate(Crate::CargoMutants)])?;
    compiler::install_pinned(&sh)?;
    println!("Mutating engine and state, and running the native tests for each mutant until one fails");
    // Enables the unstable options of the test runner in the pinned compiler.
    sh.set_var("RUSTC_BOOTSTRAP", "1");
    // The engine does not use the state, so that its tests, which take longest, cannot detect a mutant there.
    let is_engine_mutated = !matches!(arguments, [option, file] if option == "--file" && file.starts_with("src/state"));
    let engine = is_engine_mutated.then_some("--cargo-arg=--test=engine");
    let skip = (!is_engine_mutated).then_some("--skip=engine::");
    Ok(cmd!(sh, "cargo mutants {arguments...} {engine...} -- -- -Zunstable-options --fail-fast {skip...}")
        .envs(compiler::PINNED_ENVIRONMENT)
        .quiet()
        .run()?)
}
