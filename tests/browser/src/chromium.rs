//! Headless Chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

use thirtyfour::Capabilities;
use thirtyfour::prelude::*;

use crate::browser::WINDOW;
use crate::{family, programs};

/// Finds the browser and its driver.
pub fn programs() -> Result<[PathBuf; 2], String> {
    let browser = programs::find(&programs::CHROMIUM, "the package chromium")?;
    Ok([browser, programs::find(&["chromedriver"], "the package chromium-driver")?])
}

pub fn driver(port: u16) -> Command {
    let mut command = family::command(&programs().unwrap()[1]);
    command.arg(format!("--port={port}"));
    command
}

pub fn prepare(profile: &Path) -> Capabilities {
    let mut wanted = DesiredCapabilities::chrome();
    wanted.set_binary(&programs().unwrap()[0].display().to_string()).unwrap();
    wanted.set_page_load_strategy(thirtyfour::PageLoadStrategy::None).unwrap();
    let profile = format!("--user-data-dir={}", profile.display());
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
        // One process serves all pages of a tab, which saves a quarter of the work. It includes frames with opaque
        // origins, so that injected scripts run there too.
        "--disable-site-isolation-trials",
        "--disable-features=IsolateSandboxedIframes,SpareRendererForSitePerProcess",
        // Pages can reach only the tests' own servers.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
        &window,
        &profile,
    ];
    for argument in arguments {
        wanted.add_arg(argument).unwrap();
    }
    wanted.into()
}
