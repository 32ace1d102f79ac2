//! The three browser engines, and which of them these tests run in.

use std::path::Path;
use std::process::Command;
use std::str::FromStr;
use std::sync::OnceLock;

use thirtyfour::Capabilities;

use crate::browser::Motion;
use crate::{chromium, firefox, webkit};

/// A browser engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// The engine of Chrome, Edge and others.
    #[default]
    Chromium,
    /// Mozilla's engine.
    Firefox,
    /// Safari's engine, in its port to GTK.
    WebKit,
}

static OF_THIS_RUN: OnceLock<Engine> = OnceLock::new();

impl FromStr for Engine {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let engine = Self::ALL.into_iter().find(|engine| engine.name().eq_ignore_ascii_case(name));
        engine.ok_or_else(|| format!("`{name}` is no engine; there are chromium, firefox and webkit"))
    }
}

impl Engine {
    /// All engines.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        }
    }

    /// Runs the tests in this engine. It has an effect once.
    pub fn choose(self) {
        OF_THIS_RUN.get_or_init(|| self);
    }

    /// The engine that was chosen; Chromium by default.
    pub fn of_this_run() -> Self {
        *OF_THIS_RUN.get_or_init(Self::default)
    }

    /// Fails unless its programs are installed.
    ///
    /// # Errors
    ///
    /// When one is missing, a sentence that names it.
    pub fn check(self) -> Result<(), String> {
        match self {
            Self::Chromium => chromium::programs().map(drop),
            Self::Firefox => firefox::programs().map(drop),
            Self::WebKit => webkit::programs().map(drop),
        }
    }

    /// Whether its driver speaks the Chrome DevTools Protocol, for what WebDriver has no words.
    pub fn has_devtools(self) -> bool {
        self == Self::Chromium
    }

    /// Whether a test that fails has found a fault for certain. Under load, WebKit's driver loses scripts whose document is
    /// left, and WebKit passes by the service worker that it just ended; such a test runs a second time.
    pub fn has_reliable_driver(self) -> bool {
        self != Self::WebKit
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
            Self::Chromium => chromium::prepare(profile),
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
