//! Headless Chromium, or its headless shell: the same engine without tabs and toolbar, which takes half the processor time.

use std::path::{Path, PathBuf};
use std::process::Command;

use thirtyfour::Capabilities;
use thirtyfour::prelude::*;

use crate::browsers::browser::WINDOW;
use crate::{family, programs, test_run};

/// Finds the browser and its driver. Nightly runs and measurements use the complete browser, and so do systems without the
/// shell.
pub fn programs() -> Result<[PathBuf; 2], String> {
    let package = "the package chromium";
    let shell = programs::find(&programs::HEADLESS_SHELL, package).ok().filter(|_| !test_run::is_nightly());
    let browser = shell.map_or_else(|| programs::find(&programs::CHROMIUM, package), Ok)?;
    Ok([browser, programs::find(&["chromedriver"], "the package chromium-driver")?])
}

pub fn driver(port: u16) -> Command {
    let mut command = family::command(&programs().unwrap()[1]);
    command.arg(format!("--port={port}"));
    command
}

pub fn prepare() -> Capabilities {
    let mut wanted = DesiredCapabilities::chrome();
    wanted.set_binary(&programs().unwrap()[0].display().to_string()).unwrap();
    wanted.set_page_load_strategy(thirtyfour::PageLoadStrategy::None).unwrap();
    let window = format!("--window-size={},{}", WINDOW.0, WINDOW.1);
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
        // Frames with opaque origins share the process of their page, so that injected scripts run there too.
        "--disable-site-isolation-trials",
        "--disable-features=IsolateSandboxedIframes,SpareRendererForSitePerProcess",
        // Pages can reach only the tests' own servers.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
        // The default of the complete browser, so that text looks the same in the shell.
        "--font-render-hinting=slight",
        &window,
    ];
    for argument in arguments {
        wanted.add_arg(argument).unwrap();
    }
    if !test_run::is_nightly() {
        // One process serves all tabs, which saves a third of the work.
        wanted.add_arg("--renderer-process-limit=1").unwrap();
    }
    wanted.into()
}

pub fn variables(profile: &Path) -> Vec<(&'static str, String)> {
    // The driver creates a profile there. It cannot start the shell with another profile.
    vec![("TMPDIR", profile.display().to_string())]
}
