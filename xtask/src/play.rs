//! `cargo xtask play`: a development server that rebuilds on change.

use std::env;
use std::net::{Ipv4Addr, TcpListener};
use std::process::Command;

use anyhow::{Context, Result};
use xshell::{Cmd, Shell, cmd};

use crate::tools::{self, Crate, Need};

/// Serves the game on a local port until Ctrl+C.
pub fn play(port: u16) -> Result<()> {
    ensure_free(port)?;
    let (sh, mut steps) = tools::provide(&[Need::Crate(Crate::Trunk), Need::Crate(Crate::WasmBindgen)], 1)?;
    steps.begin(&format!(
        "Build the game (a minute the first time) and serve it on http://127.0.0.1:{port}/ (Ctrl+C ends it)"
    ));
    let port = port.to_string();
    // Optimized as in tests, because the computer players search.
    let mut command = trunk(&sh, "serve").args(["--cargo-profile", "test", "--address", "127.0.0.1", "--port", &port]);
    if has_display() {
        command = command.arg("--open");
    }
    hand_over(command.quiet().into())
}

/// Returns a subcommand of Trunk, with locked dependencies and without update checks.
pub fn trunk<'sh>(sh: &'sh Shell, subcommand: &str) -> Cmd<'sh> {
    let command = cmd!(sh, "trunk {subcommand} --locked --skip-version-check");
    // Trunk rejects common values of the variable.
    if env::var_os("NO_COLOR").is_some() { command.env_remove("NO_COLOR").args(["--color", "never"]) } else { command }
}

/// Returns whether a browser window can open.
fn has_display() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(target_os = "macos", target_os = "windows")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

fn ensure_free(port: u16) -> Result<()> {
    let advice = "choose another above 1023 with `cargo xtask play --port N`";
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).with_context(|| format!("port {port} cannot be used; {advice}"))?;
    Ok(())
}

/// Replaces this process, so that signals reach the server.
#[cfg(unix)]
fn hand_over(mut command: Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
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
    fn used_port_is_reported() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let message = ensure_free(port).unwrap_err().to_string();
        assert!(message.contains(&format!("port {port} cannot be used")), "{message}");
    }
}
