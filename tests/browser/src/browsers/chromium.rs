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
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"];
    let browser = programs::find(&names[usize::from(test_run::is_nightly())..], "the package chromium")?;
    Ok([browser, programs::find(&["chromedriver"], "the package chromium-driver")?])
}

pub fn prepare(profile: &Path) -> (Command, Capabilities) {
    let [browser, driver] = programs().unwrap();
    let mut command = family::command(driver);
    // The driver creates a profile there. It cannot start the shell with another profile.
    command.env("TMPDIR", profile);
    let mut wanted = DesiredCapabilities::chrome();
    wanted.set_binary(&browser.display().to_string()).unwrap();
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
    (command, wanted.into())
}
