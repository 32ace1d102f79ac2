//! `cargo xtask mutants`: changes the code in many small ways and lists the changes that no native test notices.
//!
//! `.cargo/mutants.toml` says what is changed and names the changes that are harmless, with the reasons.

use anyhow::Result;
use xshell::cmd;

use crate::tools::{self, Crate, Need};

/// Runs cargo-mutants with these arguments. Everything takes many hours; `--shard` takes a part.
pub fn mutants(arguments: &[String]) -> Result<()> {
    let (sh, mut steps) = tools::provide(&[Need::Crate(Crate::CargoMutants)], 1)?;
    steps.begin("Change the engine and the state, and run the native tests after each change");
    Ok(cmd!(sh, "cargo mutants {arguments...}").quiet().run()?)
}
