//! The browser of a test, and the driver that steers it.

use std::net::{TcpListener, TcpStream};
use std::time::Duration;

use tempfile::TempDir;
use thirtyfour::prelude::*;

use super::display::Display;
use super::engine::Engine;
use super::family::Family;

/// How a test wants its browser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Motion {
    /// The computer player replies at once.
    Reduced,
    /// With the pauses and animations that people see.
    Full,
}

/// The width and height of a new window, in pixels.
pub const WINDOW: (u32, u32) = (1280, 900);

/// Where its corner is on a display, in pixels: just above the pointer, which is in the middle. The window below it has
/// the focus.
pub const CORNER: (i64, i64) = (Display::SIZE.0 as i64 / 2 - 8, Display::SIZE.1 as i64 / 2 - 8);

/// A browser with a driver, a display and a profile of its own. All of that ends when this is dropped.
pub struct Browser {
    pub driver: WebDriver,
    _process: Family,
    _display: Option<Display>,
    _profile: TempDir,
}

impl Browser {
    /// Opens a browser, on a free port.
    pub async fn open(motion: Motion) -> Self {
        let engine = Engine::of_this_run();
        let profile = tempfile::tempdir().unwrap();
        let wanted = engine.prepare(profile.path(), motion);
        let display = engine.needs_display().then(Display::open);
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut command = engine.driver(port);
        command.envs(engine.variables(profile.path()));
        if let Some(display) = &display {
            command.env("DISPLAY", &display.name);
        }
        let process = Family::start(command);
        // The driver needs a moment before it listens.
        for _ in 0..400 {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), wanted).await.unwrap();
        if !engine.has_devtools() {
            driver.set_window_rect(CORNER.0, CORNER.1, WINDOW.0, WINDOW.1).await.unwrap();
        }
        if engine.needs_display() {
            // Without the focus, keys would go nowhere. It comes some moments after the window.
            let has_focus = async || driver.execute("return document.hasFocus()", Vec::new()).await.unwrap();
            while has_focus().await.json() != true {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        Self { driver, _process: process, _display: display, _profile: profile }
    }
}
