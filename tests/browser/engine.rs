//! The three browser engines, and which of them these tests run in.

use std::path::Path;
use std::process::Command;

use thirtyfour::Capabilities;

use super::browser::Motion;
use super::{chromium, firefox, webkit};

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

impl Engine {
    /// The one that the variable `ENGINE` names; Chromium, if it names none.
    pub fn of_this_run() -> Self {
        match std::env::var("ENGINE").as_deref() {
            Err(_) | Ok("Chromium") => Self::Chromium,
            Ok("Firefox") => Self::Firefox,
            Ok("WebKit") => Self::WebKit,
            Ok(other) => panic!("ENGINE is {other}, which is none of Chromium, Firefox and WebKit"),
        }
    }

    /// Whether its driver speaks the Chrome DevTools Protocol, for what WebDriver has no words.
    pub fn has_devtools(self) -> bool {
        self == Self::Chromium
    }

    /// Whether it has a window that needs a display to be on.
    pub fn needs_display(self) -> bool {
        self == Self::WebKit
    }

    /// The command that starts its driver.
    pub fn driver(self, port: u16) -> Command {
        match self {
            Self::Chromium => chromium::driver(port),
            Self::Firefox => firefox::driver(port),
            Self::WebKit => webkit::driver(port),
        }
    }

    /// What the driver is to open, with all that the browser writes in a directory, which is prepared for that.
    pub fn prepare(self, profile: &Path, motion: Motion) -> Capabilities {
        match self {
            Self::Chromium => chromium::prepare(profile, motion),
            Self::Firefox => firefox::prepare(profile, motion),
            Self::WebKit => webkit::prepare(profile, motion),
        }
    }

    /// The variables by which the driver and its browser write nowhere else.
    pub fn variables(self, profile: &Path) -> Vec<(&'static str, String)> {
        match self {
            Self::Chromium | Self::Firefox => Vec::new(),
            Self::WebKit => webkit::variables(profile),
        }
    }
}

/// What a variable says, which has to say something.
pub fn program(variable: &str) -> String {
    std::env::var(variable).unwrap_or_else(|_| panic!("{variable} says where the program is"))
}
