//! Chromium, which runs without a window.

use std::path::Path;
use std::process::Command;

use thirtyfour::Capabilities;
use thirtyfour::prelude::*;

use super::browser::{Motion, WINDOW};
use super::engine::program;
use super::family;

pub fn driver(port: u16) -> Command {
    let mut command = family::command(program("CHROMEDRIVER"));
    command.arg(format!("--port={port}"));
    command
}

pub fn prepare(profile: &Path, motion: Motion) -> Capabilities {
    let mut wanted = DesiredCapabilities::chrome();
    wanted.set_binary(&program("CHROMIUM")).unwrap();
    let profile = format!("--user-data-dir={}", profile.display());
    let window = format!("--window-size={},{}", WINDOW.0, WINDOW.1);
    let reduced = (motion == Motion::Reduced).then_some("--force-prefers-reduced-motion");
    let arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Frames without an origin are in the page's process, so that what is run in every document is run there too.
        "--disable-features=IsolateSandboxedIframes",
        // Nothing but the tests' own servers can be reached, whatever a page tries.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
        &window,
        &profile,
    ];
    for argument in arguments.into_iter().chain(reduced) {
        wanted.add_arg(argument).unwrap();
    }
    wanted.into()
}
