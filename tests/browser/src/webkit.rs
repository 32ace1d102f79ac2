//! WebKit, in the small browser that comes with its port to GTK. It has a window.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;
use thirtyfour::Capabilities;

use crate::browser::Motion;
use crate::{family, programs};

/// Where distributions keep the browser, which is not on `PATH`. Debian has a folder for each architecture.
const PLACES: [&str; 2] = ["/usr/lib", "/usr/libexec"];
const PLACE: &str = "webkit2gtk-4.1/MiniBrowser";

/// The browser, its driver, and the server of its display.
pub fn programs() -> Result<[PathBuf; 3], String> {
    let browser = programs::find(&["MiniBrowser"], "the package webkit2gtk-driver");
    let browser = browser.or_else(|problem| mini_browser().ok_or(problem))?;
    let driver = programs::find(&["WebKitWebDriver"], "the package webkit2gtk-driver")?;
    Ok([browser, driver, programs::find(&["Xvfb"], "the package xvfb")?])
}

fn mini_browser() -> Option<PathBuf> {
    let below = |place: &str| std::fs::read_dir(place).into_iter().flatten().flatten().map(|entry| entry.path());
    let places = PLACES.iter().map(PathBuf::from).chain(PLACES.iter().flat_map(|place| below(place)));
    places.map(|place| place.join(PLACE)).find(|file| file.is_file())
}

/// A proxy that nobody is at.
const NOBODY: &str = "--proxy=http://127.0.0.1:9";

/// Lets the window be as narrow as a phone's: without these, the toolbar needs more.
const NARROW: &str = "* { border-width: 0; font-size: 1px; margin: 0; min-height: 0; min-width: 0; padding: 0; }";

pub fn driver(port: u16) -> Command {
    let mut command = family::command(&programs().unwrap()[1]);
    command.arg(format!("--port={port}"));
    command
}

pub fn prepare(profile: &Path, motion: Motion) -> Capabilities {
    let settings = profile.join("config/gtk-3.0");
    std::fs::create_dir_all(&settings).unwrap();
    std::fs::write(settings.join("gtk.css"), NARROW).unwrap();
    // WebKit tells pages that motion is to be reduced when GTK is not to animate.
    let animations = u8::from(motion == Motion::Full);
    std::fs::write(settings.join("settings.ini"), format!("[Settings]\ngtk-enable-animations={animations}\n")).unwrap();
    let mut wanted = Capabilities::new();
    // With another strategy, the driver now and then waits for an event that it has missed.
    wanted.set("pageLoadStrategy", "none").unwrap();
    // Nothing but the tests' own servers can be reached, whatever a page tries.
    let arguments = ["--automation", NOBODY, "--ignore-host=127.0.0.1", "--ignore-host=localhost"];
    wanted.set("webkitgtk:browserOptions", json!({ "binary": programs().unwrap()[0], "args": arguments })).unwrap();
    wanted
}

pub fn variables(profile: &Path) -> Vec<(&'static str, String)> {
    let below = |name: &str| profile.join(name).display().to_string();
    vec![
        ("HOME", below("")),
        ("XDG_CACHE_HOME", below("cache")),
        ("XDG_CONFIG_HOME", below("config")),
        ("XDG_DATA_HOME", below("data")),
        ("XDG_RUNTIME_DIR", below("")),
        // Whatever the desktop is on which somebody runs the tests.
        ("GDK_BACKEND", "x11".to_owned()),
        ("GTK_THEME", "Adwaita".to_owned()),
        // Where there is no graphics card, Mesa stands in for it, and crashes now and then when several threads draw.
        ("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1".to_owned()),
        ("NO_AT_BRIDGE", "1".to_owned()),
    ]
}
