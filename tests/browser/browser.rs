//! The browser of a test, and the driver that steers it.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use thirtyfour::prelude::*;

/// How a test wants its browser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Motion {
    /// The computer player replies at once.
    Reduced,
    /// With the pauses and animations that people see.
    Full,
}

/// A running driver, which ends when this is dropped.
pub struct DriverProcess {
    process: Child,
    pub address: String,
}

impl Drop for DriverProcess {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// Starts a driver on a free port.
pub fn start_driver() -> DriverProcess {
    let program = std::env::var("CHROMEDRIVER").expect("CHROMEDRIVER says where the driver is");
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut command = Command::new(program);
    command.arg(format!("--port={port}")).stdout(Stdio::null()).stderr(Stdio::null());
    DriverProcess { process: command.spawn().unwrap(), address: format!("http://127.0.0.1:{port}") }
}

/// Opens a browser with a profile of its own.
pub async fn open_browser(address: &str, profile: &Path, motion: Motion) -> WebDriver {
    let mut wanted = DesiredCapabilities::chrome();
    wanted.set_binary(&std::env::var("CHROMIUM").expect("CHROMIUM says where the browser is")).unwrap();
    let profile = format!("--user-data-dir={}", profile.display());
    let reduced = (motion == Motion::Reduced).then_some("--force-prefers-reduced-motion");
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
        // Nothing but the tests' own servers can be reached, whatever a page tries.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
        "--window-size=1280,900",
        &profile,
    ];
    for argument in arguments.into_iter().chain(reduced) {
        wanted.add_arg(argument).unwrap();
    }
    // The driver needs a moment before it listens.
    for _ in 0..200 {
        if std::net::TcpStream::connect(address.trim_start_matches("http://")).is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    WebDriver::new(address, wanted).await.unwrap()
}
