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
    motions: &'static [Motion],
    path: &'static str,
    has_service_worker: bool,
    runs_in_every_engine: bool,
    unsupported: [Option<&'static str>; Engine::ALL.len()],
}

inventory::collect!(BrowserTest);

impl BrowserTest {
    /// Creates a test for Chromium, and for the other engines with `--all`.
    pub const fn new(module: &'static str, function: &'static str, run: fn(Given)) -> Self {
        Self {
            module,
            function,
            run,
            motions: &[Motion::Reduced],
            path: "/",
            has_service_worker: false,
            runs_in_every_engine: false,
            unsupported: [None; Engine::ALL.len()],
        }
    }

    /// Runs the test; panics on failure.
    pub fn run(&self) {
        let has_service_worker = self.has_service_worker || test_run::is_nightly();
        for motion in self.motions {
            (self.run)(Given { motion: *motion, path: self.path, has_service_worker });
        }
    }

    /// Runs the test with animations.
    #[must_use]
    pub const fn full_motion(self) -> Self {
        Self { motions: &[Motion::Full], ..self }
    }

    /// Runs the test with animations, and again without.
    #[must_use]
    pub const fn both_motions(self) -> Self {
        Self { motions: &[Motion::Full, Motion::Reduced], ..self }
    }

    /// Serves the release in a folder, with the service worker. Other tests have it each night only, because it caches all files
    /// of the release for each of them.
    #[must_use]
    pub const fn installable(self) -> Self {
        Self { path: FOLDER, has_service_worker: true, ..self }
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
        #[expect(clippy::indexing_slicing, reason = "the array has an entry for each engine")]
        {
            self.unsupported[engine as usize] = Some(reason);
        }
        self
    }

    /// Excludes Firefox and WebKit, which cannot run the test for the given reason.
    #[must_use]
    pub const fn only_in_chromium(self, reason: &'static str) -> Self {
        self.not_in(Engine::Firefox, reason).not_in(Engine::WebKit, reason)
    }

    /// Returns all tests, sorted by name.
    pub fn all() -> Vec<&'static Self> {
        let mut tests: Vec<&Self> = inventory::iter::<Self>().collect();
        tests.sort_by_key(|test| test.name());
        tests
    }

    /// Returns the path below the module `tests`.
    pub fn name(&self) -> String {
        let module = self.module.split_once("::tests::").map_or(self.module, |(_, module)| module);
        format!("{module}::{}", self.function)
    }

    /// Returns why an engine cannot run the test.
    pub fn unsupported_reason(&self, engine: Engine) -> Option<&'static str> {
        self.unsupported.get(engine as usize).copied().flatten()
    }

    /// Returns whether an engine runs the test, by default or with `--all`.
    pub fn runs_in(&self, engine: Engine, all: bool) -> bool {
        let is_wanted = all || self.runs_in_every_engine || engine == Engine::Chromium;
        is_wanted && self.unsupported_reason(engine).is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_run_supported_and_marked_tests() {
        let test = BrowserTest::new("browser_tests::tests::looks", "fits", |_| {});
        assert_eq!(test.name(), "looks::fits");
        assert!(test.runs_in(Engine::Chromium, false) && test.runs_in(Engine::Firefox, true));
        assert!(!test.runs_in(Engine::Firefox, false));
        let test = test.every_engine().not_in(Engine::WebKit, "no support");
        assert!(test.runs_in(Engine::Firefox, false) && !test.runs_in(Engine::WebKit, true));
        assert_eq!(test.unsupported_reason(Engine::WebKit), Some("no support"));
        assert_eq!(test.unsupported_reason(Engine::Firefox), None);
    }
}
