//! WebKit in MiniBrowser, the test browser of WebKitGTK, which needs a display.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;
use thirtyfour::Capabilities;

use crate::browsers::browser::Motion;
use crate::{family, programs};

/// Directories of MiniBrowser, which is not on `PATH`. Debian has one for each architecture.
const DIRECTORIES: [&str; 2] = ["/usr/lib", "/usr/libexec"];
const BROWSER: &str = "webkit2gtk-4.1/MiniBrowser";

/// Finds the browser, its driver and the display server.
pub fn programs() -> Result<[PathBuf; 3], String> {
    let browser = programs::find(&["MiniBrowser"], "the package webkit2gtk-driver");
    let browser = browser.or_else(|problem| mini_browser().ok_or(problem))?;
    let driver = programs::find(&["WebKitWebDriver"], "the package webkit2gtk-driver")?;
    Ok([browser, driver, programs::find(&["Xvfb"], "the package xvfb")?])
}

fn mini_browser() -> Option<PathBuf> {
    let below = |place: &str| std::fs::read_dir(place).into_iter().flatten().flatten().map(|entry| entry.path());
    let places = DIRECTORIES.iter().map(PathBuf::from).chain(DIRECTORIES.iter().flat_map(|place| below(place)));
    places.map(|place| place.join(BROWSER)).find(|file| file.is_file())
}

/// A proxy without a server.
const DEAD_PROXY: &str = "--proxy=http://127.0.0.1:9";

/// Shrinks the toolbar to allow windows as narrow as a phone.
const NARROW: &str = "* { border-width: 0; font-size: 1px; margin: 0; min-height: 0; min-width: 0; padding: 0; }";

pub fn prepare(profile: &Path, motion: Motion) -> (Command, Capabilities) {
    let [browser, driver, _] = programs().unwrap();
    let mut command = family::command(driver);
    for name in ["HOME", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
        command.env(name, profile);
    }
    // The same on every desktop.
    command.env("GDK_BACKEND", "x11").env("GTK_THEME", "Adwaita").env("NO_AT_BRIDGE", "1");
    // Without a graphics card, Mesa sometimes crashes in multithreaded rendering.
    command.env("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1");
    let settings = profile.join("gtk-3.0");
    std::fs::create_dir_all(&settings).unwrap();
    std::fs::write(settings.join("gtk.css"), NARROW).unwrap();
    // WebKit derives the motion preference from GTK's animation setting.
    let animations = u8::from(motion == Motion::Full);
    std::fs::write(settings.join("settings.ini"), format!("[Settings]\ngtk-enable-animations={animations}\n")).unwrap();
    let mut wanted = Capabilities::new();
    // With other strategies, the driver sometimes waits for an event that it has missed.
    wanted.set("pageLoadStrategy", "none").unwrap();
    // Pages can reach only the tests' own servers.
    let arguments = ["--automation", DEAD_PROXY, "--ignore-host=127.0.0.1", "--ignore-host=localhost"];
    wanted.set("webkitgtk:browserOptions", json!({ "binary": browser, "args": arguments })).unwrap();
    (command, wanted)
}
