//! `cargo xtask mutants`: mutation testing of the native tests.
//!
//! `.cargo/mutants.toml` selects the code and lists equivalent mutants with reasons.

use anyhow::Result;
use xshell::cmd;

use crate::tools::{self, Crate, Need};

/// Runs cargo-mutants. A full run takes many hours; `--shard` runs a part.
pub fn mutants(arguments: &[String]) -> Result<()> {
    let (sh, mut steps) = tools::provide(&[Need::Crate(Crate::CargoMutants)], 1)?;
    steps.begin("Mutate engine and state, and run the native tests for each mutant");
    Ok(cmd!(sh, "cargo mutants {arguments...}").quiet().run()?)
}
