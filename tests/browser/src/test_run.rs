//! What the harness knows of the test that its thread runs.

use std::cell::RefCell;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::engine::Engine;
use crate::programs;

/// Measurements, which never set this, leave out nothing either.
static IS_NIGHTLY: AtomicBool = AtomicBool::new(true);

thread_local! {
    static NAME: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Says which test this thread runs from now on.
pub fn begin(name: &str) {
    NAME.set(name.to_owned());
}

/// Says whether this run is the one of each night, in which tests leave out nothing.
pub fn set_nightly(is_nightly: bool) {
    IS_NIGHTLY.store(is_nightly, Ordering::Relaxed);
}

/// Whether tests are to leave out nothing, however unlikely a fault is there.
pub fn is_nightly() -> bool {
    IS_NIGHTLY.load(Ordering::Relaxed)
}

/// Whether tests are to check what does not depend on the engine: in Chromium, and each night.
pub fn is_thorough() -> bool {
    is_nightly() || Engine::of_this_run() == Engine::Chromium
}

/// Where a screenshot of the test that failed belongs.
pub fn screenshot_file(index: usize) -> PathBuf {
    let name = NAME.with_borrow(|name| name.replace("::", "."));
    let number = if index == 0 { String::new() } else { format!("-{}", index + 1) };
    let folder = programs::workspace().join("target/browser-failures");
    folder.join(format!("{}-{name}{number}.png", Engine::of_this_run().name()))
}

/// Measures a test until it ends, however it ends. Then it appends a line to the file that `TEST_TIMES` names: seconds and
/// name, and for an unstable test the word `unstable`, separated by tabs.
pub struct Clock {
    start: Instant,
    is_unstable: bool,
}

impl Clock {
    /// Starts to measure the test of this thread.
    pub fn start() -> Self {
        Self { start: Instant::now(), is_unstable: false }
    }

    /// Records that the test failed once and passed when it ran again.
    pub fn set_unstable(&mut self) {
        self.is_unstable = true;
    }
}

impl Drop for Clock {
    fn drop(&mut self) {
        let Some(file) = std::env::var_os("TEST_TIMES") else { return };
        let name = NAME.with_borrow(Clone::clone);
        let mark = if self.is_unstable { "\tunstable" } else { "" };
        let seconds = self.start.elapsed().as_secs_f64();
        let line = format!("{seconds:.2}\t{} {name}{mark}\n", Engine::of_this_run().name());
        let file = OpenOptions::new().create(true).append(true).open(file);
        // One write for each line, as several threads append.
        if let Err(error) = file.and_then(|mut file| file.write_all(line.as_bytes())) {
            eprintln!("TEST_TIMES names a file that cannot be written: {error}");
        }
    }
}
