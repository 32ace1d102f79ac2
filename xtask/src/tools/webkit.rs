//! WebKit in its port to GTK: a small browser, the driver through which the tests steer it, and a display for its window
//! that nobody sees.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::debian;
use super::search_path::{SearchPath, find_in};

const DRIVER: &str = "WebKitWebDriver";
const BROWSER: &str = "MiniBrowser";
const DISPLAY: &str = "Xvfb";
/// The second depends on the library that comes with the browser.
const PACKAGES: [&str; 2] = ["xvfb", "webkit2gtk-driver"];

/// Where distributions keep the browser, as it is no program for everybody's `PATH`; Debian, below a folder that is named
/// after the machine's architecture.
const PLACES: [&str; 2] = ["/usr/lib", "/usr/libexec"];
const PLACE: &str = "webkit2gtk-4.1";

/// A browser, its driver, and the server of its display.
pub struct WebKit {
    pub browser: PathBuf,
    pub driver: PathBuf,
    pub display: PathBuf,
}

/// Provides all three.
///
/// # Errors
///
/// When they cannot be installed.
pub fn provide(path: &SearchPath) -> Result<()> {
    if find(path).is_err() {
        debian::install(&PACKAGES, "WebKit with its driver and a display for it", path)?;
    }
    find(path).map(drop)
}

/// Finds all three.
///
/// # Errors
///
/// When one is missing.
pub fn find(path: &SearchPath) -> Result<WebKit> {
    let needed =
        |name: &str, found: Option<PathBuf>| found.with_context(|| format!("`{name}` is needed and was not found"));
    Ok(WebKit {
        browser: needed(BROWSER, path.find(BROWSER).or_else(browser))?,
        driver: needed(DRIVER, path.find(DRIVER))?,
        display: needed(DISPLAY, path.find(DISPLAY))?,
    })
}

fn browser() -> Option<PathBuf> {
    let below = |place: &str| fs::read_dir(place).into_iter().flatten().flatten().map(|entry| entry.path());
    let places = PLACES.iter().map(PathBuf::from).chain(PLACES.iter().flat_map(|place| below(place)));
    places.map(|place| place.join(PLACE)).find_map(|place| find_in(&place, BROWSER))
}
