//! `cargo xtask play`: a development server that rebuilds on change.

use std::env;
use std::net::{Ipv4Addr, TcpListener};
use std::process::Command;
use std::thread;

use anyhow::{Context, Result};
use xshell::{Shell, cmd};
use xtask::project;
use xtask::trunk::trunk;

use crate::tools::{self, Crate, Need};

/// Requirements of a development build.
pub const NEEDS: [Need; 3] = [Need::WebAssembly, Need::Crate(Crate::Trunk), Need::Bindgen];

/// Cargo's profile. The game is optimized as in tests, because the computer players search.
const PROFILE: &str = "test";

/// The number of ports that are tried, from the wanted one upwards.
const PORTS: u16 = 20;

/// Serves the game on a local port until Ctrl+C. Does not open a browser if `is_quiet`.
pub fn play(wanted: u16, is_quiet: bool) -> Result<()> {
    let sh = tools::provide(&[Need::WebAssembly])?;
    if !Crate::Trunk.find(&sh)? {
        thread::spawn(compile_ahead);
    }
    let sh = tools::provide(&NEEDS)?;
    let port = free_port(wanted)?;
    if port != wanted {
        println!("Port {wanted} is taken");
    }
    println!("Building the game (a minute the first time) and serving it on http://127.0.0.1:{port}/ (Ctrl+C ends it)");
    let (port, folder) = (port.to_string(), project::target()?.join("development"));
    let mut command = trunk(&sh, "serve").args(["--cargo-profile", PROFILE, "--address", "127.0.0.1", "--port", &port]);
    command = command.arg("--dist").arg(folder);
    if has_display() && !is_quiet {
        command = command.arg("--open");
    }
    hand_over(command.into())
}

/// The programs of the page in `index.html`, each package with its manifest.
const PROGRAMS: [(&str, &[&str]); 3] = [
    ("Cargo.toml", &["--bin", "app"]),
    ("crates/worker/Cargo.toml", &["--bin", "worker"]),
    ("locales/translate/Cargo.toml", &["--bin", "translate_compiler"]),
];

/// Compiles the programs as Trunk will, while Trunk is being installed. Trunk shows the errors.
fn compile_ahead() -> Result<()> {
    let sh = Shell::new()?;
    let options = ["--quiet", "--locked", "--target", "wasm32-unknown-unknown", "--profile", PROFILE];
    for (manifest, programs) in PROGRAMS {
        let command = cmd!(sh, "cargo build {options...} --manifest-path {manifest} {programs...}").quiet();
        command.ignore_status().ignore_stderr().run()?;
    }
    Ok(())
}

/// Returns whether a browser window can open.
fn has_display() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(target_os = "macos", target_os = "windows")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Returns the first free port from the wanted one upwards.
pub fn free_port(wanted: u16) -> Result<u16> {
    let last = wanted.saturating_add(PORTS - 1);
    (wanted..=last)
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .with_context(|| format!("no port from {wanted} to {last} can be used: choose another with `--port N`"))
}

/// Replaces this process, so that signals reach the server.
#[cfg(unix)]
fn hand_over(mut command: Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec()).context("the server cannot be started")
}

/// Runs the server as a child, which receives Ctrl+C as well.
#[cfg(not(unix))]
fn hand_over(mut command: Command) -> Result<()> {
    anyhow::ensure!(command.status()?.success(), "the server ended");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn next_port_is_used_if_one_is_taken() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let taken = listener.local_addr().unwrap().port();
        assert!(free_port(taken).is_ok_and(|port| port > taken));
    }
}
