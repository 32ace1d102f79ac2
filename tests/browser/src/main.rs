//! End-to-end tests of the release in real browsers.
//!
//! ```text
//! browser-tests --engine chromium|firefox|webkit [--all] [arguments of libtest]
//! browser-tests --pictures
//! ```
//!
//! Chromium runs every test. The other engines run tests marked `every_engine`; with `--all`, every test that they
//! support. In an engine without a reliable driver, a failed test runs a second time; more than two tests that pass only then fail
//! the run. `--pictures` writes the pictures of the README and the manifest to `target/pictures`.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "tests fail by panicking"
)]

mod pictures;
mod tests;

use std::panic::catch_unwind;
use std::process::ExitCode;
use std::sync::Mutex;

use browser_tests::{BrowserTest, Engine, close_all, programs, test_run};
use clap::Parser;
use libtest_mimic::{Arguments, Trial};

/// The greatest number of browsers: each takes some hundred megabytes, and tests that wait for a timer do not become faster.
const MAX_BROWSERS: usize = 8;

/// Tests that failed once and passed when they ran again.
static UNSTABLE: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// How many of them a run in an engine tolerates.
const MAX_UNSTABLE: usize = 2;

/// Runs the end-to-end tests.
#[derive(Parser)]
struct Options {
    #[arg(long, default_value = "chromium")]
    engine: Engine,
    /// Run every test that the engine supports
    #[arg(long)]
    all: bool,
    /// Take the pictures of README and manifest instead
    #[arg(long)]
    pictures: bool,
    #[command(flatten)]
    libtest: Arguments,
}

fn main() -> ExitCode {
    let outcome = run(Options::parse());
    close_all();
    outcome.unwrap_or_else(|problem| {
        eprintln!("error: {problem}");
        ExitCode::FAILURE
    })
}

/// Runs the selected tests, or takes the pictures.
fn run(mut options: Options) -> Result<ExitCode, String> {
    options.engine.choose();
    test_run::set_nightly(options.all || options.pictures);
    if !options.libtest.list {
        programs::check_dist()?;
        options.engine.check()?;
    }
    if options.pictures {
        pictures::take_all();
        return Ok(ExitCode::SUCCESS);
    }
    // One test more than cores, because browsers often wait for timers or the network.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    options.libtest.test_threads.get_or_insert((cores + 1).min(MAX_BROWSERS));
    let may_repeat = !options.engine.has_reliable_driver();
    let tests = BrowserTest::all().filter(|test| test.runs_in(options.engine));
    let trials = tests.map(|test| Trial::test(test.name(), move || run_test(test, may_repeat)));
    let mut trials: Vec<Trial> = trials.filter(|trial| !options.libtest.is_filtered_out(trial)).collect();
    trials.sort_by(|one, other| one.name().cmp(other.name()));
    if trials.is_empty() {
        return Err("no test of this engine has such a name; `--all` adds tests".to_owned());
    }
    let conclusion = libtest_mimic::run(&options.libtest, trials);
    let unstable = UNSTABLE.lock().unwrap();
    if !unstable.is_empty() {
        println!("At most {MAX_UNSTABLE} tests may pass only when they run again; these did: {}", unstable.join(", "));
    }
    Ok(if unstable.len() <= MAX_UNSTABLE { conclusion.exit_code() } else { ExitCode::FAILURE })
}

/// Runs a test, and again if it fails and may be repeated.
fn run_test(test: &'static BrowserTest, may_repeat: bool) -> Result<(), libtest_mimic::Failed> {
    let name = test.name();
    test_run::begin(&name);
    if !may_repeat {
        test.run();
    } else if catch_unwind(|| test.run()).is_err() {
        eprintln!("{name} failed once and runs again");
        test.run();
        UNSTABLE.lock().unwrap().push(name);
    }
    Ok(())
}
