//! The browser of the tests, and the driver through which they steer it.

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use super::debian;
use super::search_path::SearchPath;
use super::version;

/// The names under which Chromium, or Chrome, is installed.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
const DRIVER: &str = "chromedriver";

/// A browser and its driver.
pub struct Chromium {
    pub browser: PathBuf,
    pub driver: PathBuf,
}

/// Provides both.
///
/// # Errors
///
/// When they cannot be installed, or do not belong together.
pub fn provide(path: &SearchPath) -> Result<()> {
    if find(path).is_err() {
        debian::provide(&["chromium", DRIVER], &["chromium", "chromium-driver"], "Chromium with its driver", path)?;
    }
    let Chromium { browser, driver } = find(path)?;
    let [browser_is, driver_is] = [&browser, &driver].map(|file| {
        let name = file.display();
        version::of(file).with_context(|| format!("`{name} --version` tells no version"))
    });
    let (browser_is, driver_is) = (browser_is?, driver_is?);
    ensure!(
        version::major(&browser_is) == version::major(&driver_is),
        "{} is version {browser_is} but {} is version {driver_is}; install the two in the same version",
        browser.display(),
        driver.display()
    );
    Ok(())
}

/// Finds both.
///
/// # Errors
///
/// When either is missing.
pub fn find(path: &SearchPath) -> Result<Chromium> {
    let browser = BROWSERS.iter().find_map(|name| path.find(name));
    Ok(Chromium {
        browser: browser.context("Chromium is needed and was not found")?,
        driver: path.find(DRIVER).with_context(|| format!("`{DRIVER}` is needed and was not found"))?,
    })
}
