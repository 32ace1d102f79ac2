//! The step that proves the commands with nothing but the oldest supported Rust: where rustup may not install by itself, and a
//! release also without rustup.

use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::OsString;
use std::path::{Path, PathBuf, absolute};

use anyhow::{Context, Result};
use xshell::{Cmd, Shell, cmd};
use xtask::{PLAY_ADDRESS, project};

/// The oldest supported Rust, from `Cargo.toml`.
const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

/// Variables that Cargo and rustup set for this program, and that would select other compilers or folders.
const INHERITED: [&str; 5] = ["CARGO", "CARGO_BUILD_TARGET_DIR", "CARGO_TARGET_DIR", "RUSTUP_TOOLCHAIN", PLAY_ADDRESS];

/// Clones the last commit, runs the steps `play` and `native` there, and builds a release without rustup.
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
    // The step `play` has added the target for WebAssembly.
    let cargo = isolate(cmd!(sh, "rustup which cargo"), &folder).read()?;
    Ok(isolated(cmd!(sh, "cargo xtask build").env("PATH", path_without_rustup(Path::new(&cargo))?))?)
}

/// Returns `PATH` without folders that contain rustup, and with the folder of this Cargo.
fn path_without_rustup(cargo: &Path) -> Result<OsString> {
    let own = cargo.parent().context("Cargo is in a folder")?.to_owned();
    let path = env::var_os("PATH").unwrap_or_default();
    let others = env::split_paths(&path).filter(|folder| !folder.join(format!("rustup{EXE_SUFFIX}")).exists());
    let folders: Vec<PathBuf> = std::iter::once(own).chain(others).collect();
    Ok(env::join_paths(folders)?)
}

/// Gives a command a home of rustup with nothing else in it.
fn isolate<'sh>(command: Cmd<'sh>, folder: &Path) -> Cmd<'sh> {
    let command = INHERITED.into_iter().fold(command, Cmd::env_remove);
    command.env("RUSTUP_HOME", folder.join("rustup")).env("RUSTUP_AUTO_INSTALL", "0").quiet()
}
