//! The three browser engines and the choice for this run.

use std::path::Path;
use std::process::Command;
use std::str::FromStr;
use std::sync::OnceLock;

use thirtyfour::Capabilities;

use super::{chromium, firefox, webkit};
use crate::browsers::browser::Motion;

/// A browser engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    #[default]
    Chromium,
    Firefox,
    /// The GTK port of Safari's engine.
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
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        }
    }

    /// Sets the engine of this run; only the first call has an effect.
    pub fn choose(self) {
        OF_THIS_RUN.get_or_init(|| self);
    }

    /// Returns the engine of this run; Chromium by default.
    pub fn of_this_run() -> Self {
        *OF_THIS_RUN.get_or_init(Self::default)
    }

    /// Checks that the engine's programs are installed.
    ///
    /// # Errors
    ///
    /// Returns a message that names a missing program, or the systems that have them.
    pub fn check(self) -> Result<(), String> {
        if !cfg!(unix) {
            return Err("the end-to-end tests need a Unix; a container with Debian has all programs".to_owned());
        }
        match self {
            Self::Chromium => chromium::programs().map(drop),
            Self::Firefox => firefox::programs().map(drop),
            Self::WebKit => webkit::programs().map(drop),
        }
    }

    /// Returns whether the driver supports the Chrome DevTools Protocol.
    pub fn has_devtools(self) -> bool {
        self == Self::Chromium
    }

    /// Returns whether tests fail only by a fault of the page or of the test. Under load, WebKit's driver loses scripts of
    /// documents that are left, and WebKit bypasses a service worker that it has just stopped.
    pub fn has_reliable_driver(self) -> bool {
        self != Self::WebKit
    }

    /// Returns whether tests with many similar cases include this one by default: Chromium takes all, and the other engines
    /// take turns.
    pub const fn takes(self, case: usize) -> bool {
        match self {
            Self::Chromium => true,
            Self::Firefox => case.is_multiple_of(2),
            Self::WebKit => !case.is_multiple_of(2),
        }
    }

    pub fn needs_display(self) -> bool {
        self == Self::WebKit
    }

    /// Returns the command that starts the driver.
    pub fn driver(self, port: u16) -> Command {
        match self {
            Self::Chromium => chromium::driver(port),
            Self::Firefox => firefox::driver(port),
            Self::WebKit => webkit::driver(port),
        }
    }

    /// Prepares a profile directory and returns the capabilities to request.
    pub fn prepare(self, profile: &Path, motion: Motion) -> Capabilities {
        match self {
            Self::Chromium => chromium::prepare(),
            Self::Firefox => firefox::prepare(profile, motion),
            Self::WebKit => webkit::prepare(profile, motion),
        }
    }

    /// Returns environment variables that confine all writes to the profile.
    pub fn variables(self, profile: &Path) -> Vec<(&'static str, String)> {
        match self {
            Self::Chromium => chromium::variables(profile),
            Self::Firefox => Vec::new(),
            Self::WebKit => webkit::variables(profile),
        }
    }
}
