//! Headless Firefox.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;
use thirtyfour::Capabilities;

use crate::browsers::browser::Motion;
use crate::browsers::display::Display;
use crate::{family, programs};

/// Finds the browser and its driver.
pub fn programs() -> Result<[PathBuf; 2], String> {
    let browser = programs::find(&["firefox-esr", "firefox"], "the package firefox-esr")?;
    Ok([browser, programs::find(&["geckodriver"], "`cargo install --locked geckodriver`")?])
}

/// A port without a server.
const UNUSED_PORT: u16 = 9;

/// Allows windows as narrow as a phone.
const NARROW: &str = ":root { min-width: 0 !important; }";

pub fn prepare(profile: &Path, motion: Motion) -> (Command, Capabilities) {
    let [browser, driver] = programs().unwrap();
    let mut command = family::command(driver);
    command.args(["--websocket-port=0", "--log=fatal"]);
    let (width, height) = Display::SIZE;
    command.env("MOZ_HEADLESS_WIDTH", width.to_string()).env("MOZ_HEADLESS_HEIGHT", height.to_string());
    let chrome = profile.join("chrome");
    std::fs::create_dir_all(&chrome).unwrap();
    std::fs::write(chrome.join("userChrome.css"), NARROW).unwrap();
    let mut wanted = Capabilities::new();
    let options = json!({
        "binary": browser,
        "args": ["-headless", "-profile", profile],
        "prefs": {
            "toolkit.legacyUserProfileCustomizations.stylesheets": true,
            "ui.prefersReducedMotion": u8::from(motion == Motion::Reduced),
            // The default of normal profiles, which the driver would override.
            "security.fileuri.strict_origin_policy": true,
            // Pages can reach only the tests' own servers.
            "network.proxy.type": 1,
            "network.proxy.http": "127.0.0.1",
            "network.proxy.http_port": UNUSED_PORT,
            "network.proxy.ssl": "127.0.0.1",
            "network.proxy.ssl_port": UNUSED_PORT,
            "network.proxy.no_proxies_on": "127.0.0.1, localhost",
        },
    });
    wanted.set("browserName", "firefox").unwrap();
    wanted.set("pageLoadStrategy", "eager").unwrap();
    wanted.set("moz:firefoxOptions", options).unwrap();
    (command, wanted)
}
