//! `cargo xtask play`: the game for development, rebuilt whenever a file changes.

use std::env;
use std::ffi::OsString;
use std::num::NonZeroU16;
use std::process::Command;

use anyhow::Result;

use crate::port;
use crate::tools::{Need, Toolbox};

/// Serves the game until it is stopped by Ctrl+C.
///
/// # Errors
///
/// When the port is taken, a tool cannot be installed, or the server ends by itself.
pub fn play(port: NonZeroU16) -> Result<()> {
    let address = port::local(port);
    port::ensure_free(address)?;
    let tools = Toolbox::with(&[Need::WasmTarget, Need::Trunk, Need::WasmBindgen])?;
    println!("Building the game and serving it on http://{address}/ (Ctrl+C ends it)");
    let mut trunk = tools.trunk("serve")?;
    trunk.args(["--address", &address.ip().to_string()]).args(["--port", &address.port().to_string()]);
    if has_display(|name| env::var_os(name)) {
        trunk.arg("--open");
    }
    hand_over(&mut trunk)
}

/// Whether a browser window could be seen here.
fn has_display(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    cfg!(any(target_os = "macos", target_os = "windows"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].into_iter().any(|name| variable(name).is_some_and(|value| !value.is_empty()))
}

/// Lets the program take the place of this one, so that whatever stops the command stops the
/// program and cannot leave it behind.
#[cfg(unix)]
fn hand_over(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

/// Runs the program; Ctrl+C reaches it as it reaches this one.
#[cfg(not(unix))]
fn hand_over(command: &mut Command) -> Result<()> {
    crate::process::run(command)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_display_is_named_by_the_environment() {
        let only =
            |name: &'static str, value: &'static str| move |asked: &str| (asked == name).then(|| OsString::from(value));
        assert!(has_display(only("DISPLAY", ":0")));
        assert!(has_display(only("WAYLAND_DISPLAY", "wayland-0")));
        assert!(!has_display(only("DISPLAY", "")));
        assert!(!has_display(|_| None));
    }
}
