//! Firefox, and the driver through which the tests steer it.

use std::path::PathBuf;

use anyhow::{Context, Result};

use super::pinned::{self, PinnedTool};
use super::search_path::SearchPath;
use super::{debian, rust};

/// The names under which Firefox is installed: Debian has the one with extended support.
const BROWSERS: [&str; 2] = ["firefox-esr", "firefox"];
const DRIVER: &str = "geckodriver";
/// The driver's version, which fits to every Firefox since 115.
const VERSION: &str = "0.37.1";

/// A browser and its driver.
pub struct Firefox {
    pub browser: PathBuf,
    pub driver: PathBuf,
}

/// Debian has no package of it.
fn driver() -> PinnedTool {
    PinnedTool {
        name: DRIVER,
        version: VERSION.to_owned(),
        prints: VERSION.to_owned(),
        programs: &[DRIVER],
        directory: "bin",
        takes: "some minutes, once",
        install: |version, into| rust::install(DRIVER, version, into),
    }
}

/// Provides both.
///
/// # Errors
///
/// When they cannot be installed.
pub fn provide(path: &mut SearchPath) -> Result<()> {
    if browser(path).is_err() {
        debian::install(&["firefox-esr"], "Firefox", path)?;
        browser(path)?;
    }
    pinned::provide(&driver(), path)
}

/// Finds both.
///
/// # Errors
///
/// When either is missing.
pub fn find(path: &SearchPath) -> Result<Firefox> {
    Ok(Firefox {
        browser: browser(path)?,
        driver: path.find(DRIVER).with_context(|| format!("`{DRIVER}` is needed and was not found"))?,
    })
}

fn browser(path: &SearchPath) -> Result<PathBuf> {
    BROWSERS.iter().find_map(|name| path.find(name)).context("Firefox is needed and was not found")
}
