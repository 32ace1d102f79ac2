//! A browser with its driver.

use std::net::TcpStream;
use std::time::Duration;

use serde_json::json;
use thirtyfour::prelude::*;

use crate::browsers::display::Display;
use crate::browsers::engine::Engine;
use crate::family::Family;
use crate::harness::SCRIPT_TIMEOUT;
use crate::programs::temp_dir;
use crate::server::{self, WATCH};

/// The motion preference of pages.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Motion {
    /// Replies come at once.
    Reduced,
    /// Pauses and animations are on.
    Full,
}

/// The width and height of a new window, in pixels: the page has room for the list of moves beside the board.
pub const WINDOW: (u32, u32) = (1280, 1000);

/// The window's corner on a display, in pixels: above the pointer in the middle, because the window below the pointer
/// has the focus.
pub const CORNER: (i64, i64) = (Display::SIZE.0 as i64 / 2 - 8, Display::SIZE.1 as i64 / 2 - 8);

/// Whether a new window has the focus and its size.
const IS_READY: &str = "return document.hasFocus() && innerHeight >= 840";

/// A browser with its own driver, display and profile.
pub struct Browser {
    pub driver: WebDriver,
    motion: Motion,
    _process: Family,
    _display: Option<Display>,
    _profile: xshell::TempDir,
}

impl Browser {
    /// Resets an idle browser for the next test, or opens one.
    pub async fn ready(idle: Option<Self>, motion: Motion) -> WebDriverResult<Self> {
        let mut browser = match idle {
            Some(browser) => browser,
            None => Self::open(motion).await?,
        };
        browser.reset(motion).await?;
        Ok(browser)
    }

    /// Opens a browser.
    async fn open(motion: Motion) -> WebDriverResult<Self> {
        let engine = Engine::of_this_run();
        let profile = temp_dir();
        let (mut command, wanted) = engine.prepare(profile.path(), motion);
        let display = engine.needs_display().then(Display::open);
        let port = server::free_port().local_addr().unwrap().port();
        // Downloads go to the directory of the headless shell's process.
        command.arg(format!("--port={port}")).current_dir(profile.path());
        if let Some(display) = &display {
            command.env("DISPLAY", &display.name);
        }
        let process = Family::start(command);
        // Waits until the driver listens.
        for _ in 0..2000 {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // Drivers close idle connections, which would lose a request sent at that moment. A proxy of the system cannot reach
        // the driver.
        let client = reqwest::Client::builder().no_proxy().pool_max_idle_per_host(0).build().unwrap();
        let address = format!("http://127.0.0.1:{port}");
        let driver = WebDriver::builder(address, wanted).client(client).keep_alive(false).connect().await?;
        Ok(Self { driver, motion, _process: process, _display: display, _profile: profile })
    }

    /// Returns whether the motion preference can change without a restart.
    pub fn can_have(&self, motion: Motion) -> bool {
        self.motion == motion || Engine::of_this_run().has_devtools()
    }

    /// Leaves one tab with an empty page in a window of the default size.
    ///
    /// Each test has its own origins and cannot see stored data of earlier tests.
    async fn reset(&mut self, motion: Motion) -> WebDriverResult<()> {
        self.motion = motion;
        let driver = &self.driver;
        let mut windows = driver.windows().await?;
        // Chromium removes overrides and injected scripts with their tab. Other engines have none.
        let kept = match Engine::of_this_run().has_devtools() {
            true => driver.new_tab().await?,
            false => windows.swap_remove(0),
        };
        for window in windows {
            driver.switch_to_window(window).await?;
            driver.close_window().await?;
        }
        driver.switch_to_window(kept).await?;
        driver.set_script_timeout(SCRIPT_TIMEOUT).await?;
        if Engine::of_this_run().has_devtools() {
            return prepare_tab(driver, motion).await;
        }
        driver.goto("about:blank").await?;
        driver.set_window_rect(CORNER.0, CORNER.1, WINDOW.0, WINDOW.1).await?;
        if Engine::of_this_run().needs_display() {
            // Keys need the focus, which arrives some moments after the window, as does its size.
            while driver.execute(IS_READY, Vec::new()).await?.json() != true {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        Ok(())
    }
}

impl Drop for Browser {
    /// Ends without asking the driver, whose process ends as well.
    fn drop(&mut self) {
        drop(self.driver.clone().leak());
    }
}

/// Prepares a tab of Chromium: records errors and layout shifts in every document, sets the motion preference, and gives
/// the tab the focus, which a headless browser does not always do.
pub async fn prepare_tab(driver: &WebDriver, motion: Motion) -> WebDriverResult<()> {
    driver.cdp().send_raw("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await?;
    let watch = json!({ "source": WATCH });
    driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", watch).await?;
    prefer(driver, motion, &[]).await
}

/// Emulates media features in a tab of Chromium in addition to the motion preference.
pub async fn prefer(driver: &WebDriver, motion: Motion, features: &[(&str, &str)]) -> WebDriverResult<()> {
    let motion = if motion == Motion::Reduced { "reduce" } else { "no-preference" };
    let features = features.iter().copied().chain([("prefers-reduced-motion", motion)]);
    let features: Vec<_> = features.map(|(name, value)| json!({ "name": name, "value": value })).collect();
    driver.cdp().send_raw("Emulation.setEmulatedMedia", json!({ "features": features })).await.map(drop)
}
