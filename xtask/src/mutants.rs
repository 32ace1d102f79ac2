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
    Ok(cmd!(sh, "cargo mutants {arguments...} -- -- -Zunstable-options --fail-fast")
        .envs(compiler::PINNED_ENVIRONMENT)
        .quiet()
        .run()?)
}
