//! The step that proves the commands with nothing but the oldest supported Rust, where rustup may not install by itself.

use std::path::{Path, absolute};

use anyhow::Result;
use xshell::{Cmd, Shell, cmd};
use xtask::{PLAY_ADDRESS, project};

/// The oldest supported Rust, from `Cargo.toml`.
const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

/// Variables that Cargo and rustup set for this program, and that would select other compilers or folders.
const INHERITED: [&str; 5] = ["CARGO", "CARGO_BUILD_TARGET_DIR", "CARGO_TARGET_DIR", "RUSTUP_TOOLCHAIN", PLAY_ADDRESS];

/// Clones the last commit, and runs the steps `play` and `native` there.
pub fn run(sh: &Shell) -> Result<()> {
    let folder = absolute(project::target()?.join("fresh"))?;
    let clone = folder.join("clone");
    sh.remove_path(&clone)?;
    cmd!(sh, "git clone --quiet . {clone}").quiet().run()?;
    let _inside = sh.push_dir(&clone);
    let isolated = |command: Cmd<'_>| isolate(command, &folder).run();
    isolated(cmd!(sh, "rustup --quiet toolchain install {OLDEST} --profile minimal --no-self-update"))?;
    isolated(cmd!(sh, "rustup --quiet default {OLDEST}"))?;
    for step in ["play", "native"] {
        isolated(cmd!(sh, "cargo xtask test {step}"))?;
    }
    Ok(())
}

/// Gives a command a home of rustup with nothing else in it.
fn isolate<'sh>(command: Cmd<'sh>, folder: &Path) -> Cmd<'sh> {
    let command = INHERITED.into_iter().fold(command, Cmd::env_remove);
    command.env("RUSTUP_HOME", folder.join("rustup")).env("RUSTUP_AUTO_INSTALL", "0").quiet()
}
