//! What the harness knows of the test that its thread runs.

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::browsers::engine::Engine;
use crate::programs;

/// Measurements, which never set this, leave out nothing either.
static IS_NIGHTLY: AtomicBool = AtomicBool::new(true);

thread_local! {
    static NAME: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Says which test this thread runs from now on.
pub fn begin(name: &str) {
    NAME.set(name.replace("::", "."));
}

/// Says whether this run is the one of each night, which runs every test.
pub fn set_nightly(is_nightly: bool) {
    IS_NIGHTLY.store(is_nightly, Ordering::Relaxed);
}

/// Whether this run is the one of each night.
pub fn is_nightly() -> bool {
    IS_NIGHTLY.load(Ordering::Relaxed)
}

/// Whether tests are to leave out nothing, however unlikely a fault is there: each night, but in WebKit, in which that takes
/// hours.
pub fn is_exhaustive() -> bool {
    is_nightly() && Engine::of_this_run() != Engine::WebKit
}

/// Whether tests are to check what does not depend on the engine.
pub fn is_thorough() -> bool {
    is_exhaustive() || Engine::of_this_run() == Engine::Chromium
}

/// Whether a test includes one of its similar cases: Chromium takes all, and the other engines take turns.
pub fn has_turn(case: usize) -> bool {
    is_thorough() || case.is_multiple_of(2) == (Engine::of_this_run() == Engine::Firefox)
}

/// Where a screenshot of the test that failed belongs.
pub fn screenshot_file(index: usize) -> PathBuf {
    let file = format!("{:?}-{}-{index}.png", Engine::of_this_run(), NAME.with_borrow(String::clone));
    programs::workspace().join("target/browser-failures").join(file)
}
