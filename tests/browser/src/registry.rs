//! The registry of tests with the engines that run them.

use crate::browsers::browser::Motion;
use crate::browsers::engine::Engine;
use crate::test_run;

/// What a test asks of its browser and server.
#[derive(Clone, Copy)]
pub struct Given {
    pub motion: Motion,
    /// The path of the release on its server, with slashes at both ends.
    pub path: &'static str,
    /// Whether the server has the service worker.
    pub has_service_worker: bool,
}

/// A path with room for other apps on the same origin.
pub const FOLDER: &str = "/a/b/";

/// A test registered by `#[browser_test]`.
pub struct BrowserTest {
    module: &'static str,
    function: &'static str,
    run: fn(Given),
    given: Given,
    runs_in_every_engine: bool,
    unsupported: [bool; 3],
}

inventory::collect!(BrowserTest);

impl BrowserTest {
    /// Creates a test for Chromium, and for the other engines with `--all`.
    pub const fn new(module: &'static str, function: &'static str, run: fn(Given)) -> Self {
        let given = Given { motion: Motion::Reduced, path: "/", has_service_worker: false };
        Self { module, function, run, given, runs_in_every_engine: false, unsupported: [false; 3] }
    }

    /// Runs the test; panics on failure.
    pub fn run(&self) {
        let has_service_worker = self.given.has_service_worker || test_run::is_nightly();
        (self.run)(Given { has_service_worker, ..self.given });
    }

    /// Runs the test with animations.
    #[must_use]
    pub const fn full_motion(mut self) -> Self {
        self.given.motion = Motion::Full;
        self
    }

    /// Serves the release in a folder, with the service worker. Other tests have it each night only, because it caches all files
    /// of the release for each of them.
    #[must_use]
    pub const fn installable(mut self) -> Self {
        self.given.path = FOLDER;
        self.given.has_service_worker = true;
        self
    }

    /// Runs the test in every engine by default, because its result depends on the engine.
    #[must_use]
    pub const fn every_engine(self) -> Self {
        Self { runs_in_every_engine: true, ..self }
    }

    /// Excludes an engine, which cannot run the test for the given reason.
    #[must_use]
    pub const fn not_in(mut self, engine: Engine, reason: &'static str) -> Self {
        assert!(!reason.is_empty());
        self.unsupported[engine as usize] = true;
        self
    }

    /// Excludes Firefox and WebKit, which cannot run the test for the given reason.
    #[must_use]
    pub const fn only_in_chromium(self, reason: &'static str) -> Self {
        self.not_in(Engine::Firefox, reason).not_in(Engine::WebKit, reason)
    }

    /// Returns all tests.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        inventory::iter::<Self>.into_iter()
    }

    /// Returns the path below the module `tests`.
    pub fn name(&self) -> String {
        let module = self.module.split_once("::tests::").map_or(self.module, |(_, module)| module);
        format!("{module}::{}", self.function)
    }

    /// Returns whether a run includes the test. The nightly run includes every test that the engine supports.
    pub fn runs_in(&self, engine: Engine) -> bool {
        let is_wanted = test_run::is_nightly() || self.runs_in_every_engine || engine == Engine::Chromium;
        is_wanted && !self.unsupported[engine as usize]
    }
}
