//! `cargo xtask bench`: benchmarks. A benchmark of the engine is one file in `crates/engine/benches/` for
//! native and browser runs.

mod bar;
mod games;
mod gomoku;
mod page;
mod react;
mod rows;
mod visit;

use anyhow::{Result, ensure};
use clap::Subcommand;
use xshell::{Cmd, Shell, cmd};

use crate::tools;

/// The benchmarks.
#[derive(Clone, Debug, Subcommand)]
pub enum Bench {
    /// Latency of clicks on the release, compared with the same game in React, and Lighthouse scores
    Page,
    /// The time until the game is playable, compared with the same game in React and Preact
    Visit,
    /// The exact solver compared with the crate minimax, and the search of large boards
    Mnk,
    /// How often each computer player beats the next weaker one
    Ladder,
    /// A match of two versions of the search, or of other programs, with Elo and a sequential test
    Gomoku(gomoku::Options),
}

/// Runs a benchmark, or all that have bars, and prints its tables and bars. Fails if a bar is missed.
pub fn bench(what: Option<&Bench>) -> Result<()> {
    let Some(what) = what else {
        let failures = [Bench::Mnk, Bench::Page, Bench::Visit].iter().filter_map(|what| bench(Some(what)).err());
        let failures: Vec<String> = failures.map(|error| format!("{error:#}")).collect();
        ensure!(failures.is_empty(), "{}", failures.join("\nerror: "));
        return Ok(());
    };
    match what {
        Bench::Page => page::bench(),
        Bench::Visit => visit::bench(),
        Bench::Mnk => games::bench(),
        Bench::Gomoku(options) => gomoku::bench(options),
        Bench::Ladder => {
            let sh = tools::provide(&[])?;
            println!("Letting the computer players play each other");
            Ok(native(&sh, "coaching", "ladder").run()?)
        }
    }
}

/// Returns the command of an optimized native benchmark of a package; callers may add arguments. With other packages, Cargo would
/// add the features that they choose.
fn native<'sh>(sh: &'sh Shell, package: &str, bench: &str) -> Cmd<'sh> {
    cmd!(sh, "cargo bench --quiet --locked --package {package} --profile native --bench {bench} --").quiet()
}

/// Returns the command of a benchmark in headless Chromium. It runs as a test, because the test runner returns the
/// output of tests. Callers may add arguments.
fn in_chromium<'sh>(sh: &'sh Shell, bench: &str) -> Cmd<'sh> {
    // The user's environment must not select another browser.
    let others = ["GECKODRIVER", "GECKODRIVER_REMOTE", "SAFARIDRIVER", "SAFARIDRIVER_REMOTE", "CHROMEDRIVER_REMOTE"];
    let command =
        cmd!(sh, "cargo test --quiet --locked --package engine --no-default-features --target wasm32-unknown-unknown");
    let command =
        others.into_iter().chain(["NO_HEADLESS", "WASM_BINDGEN_TEST_ONLY_NODE"]).fold(command, Cmd::env_remove);
    // A busy machine may take minutes for the longest game. Like the release, it skips debug checks of the bindings.
    command
        .args(["--profile", "native", "--bench", bench, "--", "--nocapture"])
        .env("CHROMEDRIVER", "chromedriver")
        .env("WASM_BINDGEN_TEST_TIMEOUT", "14400")
        .env("WASM_BINDGEN_NO_DEBUG", "1")
        .quiet()
}
