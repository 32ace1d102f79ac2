//! Trunk, the bundler.

use std::env;

use xshell::{Cmd, Shell, cmd};

/// Returns a subcommand of Trunk, with locked dependencies and without update checks.
pub fn trunk<'sh>(sh: &'sh Shell, subcommand: &str) -> Cmd<'sh> {
    let command = cmd!(sh, "trunk {subcommand} --locked --skip-version-check").quiet();
    // Trunk rejects common values of the variable.
    if env::var_os("NO_COLOR").is_some() { command.env_remove("NO_COLOR").args(["--color", "never"]) } else { command }
}
