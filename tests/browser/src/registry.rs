//! The registered tests, and which engines run each.

use crate::engine::Engine;

/// A test, as `#[browser_test]` registers it.
pub struct BrowserTest {
    module: &'static str,
    function: &'static str,
    /// Runs the test, and panics if it fails.
    pub run: fn(),
    is_for_every_engine: bool,
    obstacles: [Option<&'static str>; Engine::ALL.len()],
}

inventory::collect!(BrowserTest);

impl BrowserTest {
    /// A test that runs in Chromium, and in the other engines with `--all`.
    pub const fn new(module: &'static str, function: &'static str, run: fn()) -> Self {
        Self { module, function, run, is_for_every_engine: false, obstacles: [None; Engine::ALL.len()] }
    }

    /// Runs it in every engine by default, because its outcome depends on the engine.
    #[must_use]
    pub const fn every_engine(self) -> Self {
        Self { is_for_every_engine: true, ..self }
    }

    /// Leaves it out in one engine, which cannot run it for this reason.
    #[must_use]
    pub const fn not_in(mut self, engine: Engine, reason: &'static str) -> Self {
        assert!(!reason.is_empty());
        #[expect(clippy::indexing_slicing, reason = "the array has a place for each engine")]
        {
            self.obstacles[engine as usize] = Some(reason);
        }
        self
    }

    /// Leaves it out in Firefox and WebKit, which cannot run it for this reason.
    #[must_use]
    pub const fn only_in_chromium(self, reason: &'static str) -> Self {
        self.not_in(Engine::Firefox, reason).not_in(Engine::WebKit, reason)
    }

    /// All tests, in the order of their names.
    pub fn all() -> Vec<&'static Self> {
        let mut tests: Vec<&Self> = inventory::iter::<Self>().collect();
        tests.sort_by_key(|test| test.name());
        tests
    }

    /// Its path below the module `tests`.
    pub fn name(&self) -> String {
        let module = self.module.split_once("::tests::").map_or(self.module, |(_, module)| module);
        format!("{module}::{}", self.function)
    }

    /// Why an engine cannot run it, if it cannot.
    pub fn obstacle(&self, engine: Engine) -> Option<&'static str> {
        self.obstacles.get(engine as usize).copied().flatten()
    }

    /// Whether an engine runs it, by default or with `--all`.
    pub fn runs_in(&self, engine: Engine, all: bool) -> bool {
        let is_wanted = all || self.is_for_every_engine || engine == Engine::Chromium;
        is_wanted && self.obstacle(engine).is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_run_what_they_can_and_what_depends_on_them() {
        let test = BrowserTest::new("browser_tests::tests::looks", "fits", || {});
        assert_eq!(test.name(), "looks::fits");
        assert!(test.runs_in(Engine::Chromium, false) && test.runs_in(Engine::Firefox, true));
        assert!(!test.runs_in(Engine::Firefox, false));
        let test = test.every_engine().not_in(Engine::WebKit, "it has no ruler");
        assert!(test.runs_in(Engine::Firefox, false) && !test.runs_in(Engine::WebKit, true));
        assert_eq!(test.obstacle(Engine::WebKit), Some("it has no ruler"));
        assert_eq!(test.obstacle(Engine::Firefox), None);
    }
}
