//! `cargo xtask bench`: measuring. What runs natively and in Chromium is one file in `benches/`.

mod bar;
mod games;
mod page;
mod replies;
mod rows;
mod visit;

use anyhow::Result;
use clap::Subcommand;
use xshell::{Cmd, Shell, cmd};

use crate::test::wasm_tests;
use crate::tools::{Crate, Need, Package};

/// What measurements in Chromium need.
const NEEDS: [Need; 3] =
    [Need::Crate(Crate::WasmBindgen), Need::System(Package::Chromium), Need::System(Package::Chromedriver)];

/// What can be measured.
#[derive(Clone, Debug, Subcommand)]
pub enum Bench {
    /// The computer players' replies on 3 × 3, natively and in Chromium
    Replies,
    /// The time from a press to the next picture of the published page, and Lighthouse's points
    Page,
    /// The time until a visitor can play, beside the same game in React and in Preact
    Visit,
    /// The exact solver beside the crate minimax, and the search of large boards
    Mnk {
        /// Also measures the game that takes minutes
        #[arg(long)]
        long: bool,
    },
    /// How often each computer player wins against the one below
    Ladder,
}

/// Measures one thing, or the replies and the page, and prints tables.
pub fn bench(what: Option<Bench>) -> Result<()> {
    match what {
        None => replies::bench().and_then(|()| page::bench()),
        Some(Bench::Replies) => replies::bench(),
        Some(Bench::Page) => page::bench(),
        Some(Bench::Visit) => visit::bench(),
        Some(Bench::Mnk { long }) => games::bench(long),
        Some(Bench::Ladder) => {
            let (sh, mut steps) = crate::tools::provide(&[], 1)?;
            steps.begin("Let the computer players play each other");
            Ok(native(&sh, "ladder").run()?)
        }
    }
}

/// Runs a measurement natively, compiled to be fast; arguments for it can be added.
fn native<'sh>(sh: &'sh Shell, bench: &str) -> Cmd<'sh> {
    cmd!(sh, "cargo bench --quiet --locked --profile native --bench {bench} --").quiet()
}

/// Runs a measurement in headless Chromium, compiled with a profile, as a test, since the test runner hands back what tests
/// print; arguments for it can be added.
fn in_chromium<'sh>(sh: &'sh Shell, profile: &str, bench: &str) -> Cmd<'sh> {
    // The longest game takes many minutes. As in the published game, nothing checks what passes between program and page.
    wasm_tests(sh)
        .args(["--quiet", "--profile", profile, "--bench", bench, "--", "--nocapture"])
        .env("WASM_BINDGEN_TEST_TIMEOUT", "14400")
        .env("WASM_BINDGEN_NO_DEBUG", "1")
        .quiet()
}
