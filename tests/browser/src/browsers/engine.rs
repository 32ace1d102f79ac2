//! The three browser engines and the choice for this run.

use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

use clap::ValueEnum;
use thirtyfour::Capabilities;

use super::{chromium, firefox, webkit};
use crate::browsers::browser::Motion;

/// A browser engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub enum Engine {
    #[default]
    Chromium,
    Firefox,
    /// The GTK port of Safari's engine.
    WebKit,
}

static OF_THIS_RUN: OnceLock<Engine> = OnceLock::new();

impl Engine {
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
        match self {
            _ if !cfg!(unix) => {
                Err("the end-to-end tests need a Unix; a container with Debian has all programs".to_owned())
            }
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

    pub fn needs_display(self) -> bool {
        self == Self::WebKit
    }

    /// Prepares a profile directory, and returns the command that starts the driver and the capabilities to request.
    pub fn prepare(self, profile: &Path, motion: Motion) -> (Command, Capabilities) {
        match self {
            Self::Chromium => chromium::prepare(profile),
            Self::Firefox => firefox::prepare(profile, motion),
            Self::WebKit => webkit::prepare(profile, motion),
        }
    }
}
