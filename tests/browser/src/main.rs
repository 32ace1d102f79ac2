//! End-to-end tests of the release in real browsers.
//!
//! ```text
//! browser-tests --engine chromium|firefox|webkit [--all] [arguments of libtest]
//! browser-tests --pictures
//! ```
//!
//! Chromium runs every test. The other engines run tests marked `every_engine`; with `--all`, every test that they
//! support. A failed test runs a second time, except with `--all` in an engine with a reliable driver. The last lines name
//! the slowest tests, and tests that passed only the second time: more than two of these fail the run. `--pictures` writes
//! the pictures of the README and the manifest to `target/pictures`.

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
use std::time::Instant;

use browser_tests::{BrowserTest, Engine, close_all, programs, slowest, test_run, unstable};
use clap::Parser;
use libtest_mimic::{Arguments, Trial};

/// The greatest number of browsers: each takes some hundred megabytes, and tests that wait for a timer do not become faster.
const MAX_BROWSERS: usize = 8;

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
    let may_repeat = !options.all || !options.engine.has_reliable_driver();
    let mut tests = BrowserTest::all();
    let count = tests.len();
    tests.retain(|test| !options.libtest.is_filtered_out(&trial(test, may_repeat)));
    let (selected, others): (Vec<&BrowserTest>, Vec<&BrowserTest>) =
        tests.into_iter().partition(|test| test.runs_in(options.engine, options.all));
    if selected.is_empty() {
        let engine = options.engine.name();
        return Err(match &options.libtest.filter {
            Some(filter) => format!("no test that {engine} runs matches {filter:?}; `--all` adds the other tests"),
            None => format!("{engine} runs no test"),
        });
    }
    if !options.libtest.list {
        print!("{}", describe(options.engine, selected.len(), count, &others));
    }
    let trials = selected.into_iter().map(|test| trial(test, may_repeat)).collect();
    let conclusion = libtest_mimic::run(&options.libtest, trials);
    let (lines, is_tolerated) = unstable::report();
    print!("{}{lines}", slowest::report());
    Ok(if is_tolerated { conclusion.exit_code() } else { ExitCode::FAILURE })
}

fn trial(test: &'static BrowserTest, may_repeat: bool) -> Trial {
    Trial::test(test.name(), move || {
        test_run::begin(&test.name());
        let start = Instant::now();
        let is_unstable = may_repeat && catch_unwind(|| test.run()).is_err();
        if is_unstable {
            eprintln!("{} failed once and runs again", test.name());
        }
        if is_unstable || !may_repeat {
            test.run();
        }
        if is_unstable {
            unstable::record(&test.name());
        }
        slowest::record(test.name(), start.elapsed());
        Ok(())
    })
}

/// Returns how many tests run, and which of the others the engine does not support, with reasons.
fn describe(engine: Engine, running: usize, count: usize, others: &[&BrowserTest]) -> String {
    let unsupported: Vec<(String, &str)> =
        others.iter().filter_map(|test| Some((test.name(), test.unsupported_reason(engine)?))).collect();
    let mut text = format!("{} runs {running} of {count} tests", engine.name());
    if !unsupported.is_empty() {
        text.push_str(" and cannot run these:");
    }
    let width = unsupported.iter().map(|(name, _)| name.len()).max().unwrap_or_default();
    for (name, reason) in unsupported {
        text.push_str(&format!("\n  {name:width$}  {reason}"));
    }
    text.push('\n');
    text
}
