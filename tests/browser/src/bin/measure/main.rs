//! Measures the release: the time until the game is playable, the latency of clicks, and the time until the lazy part is usable,
//! compared with the same game in React and in Preact. The games alternate, so that changes of the machine's load affect all of them.
//!
//! `cargo xtask bench` runs it with the folders of the others: `measure react=FOLDER preact=FOLDER react-15x15=FOLDER`. Each line is
//! a name, a tab and a number of bytes or milliseconds. The CPU is slowed down four times. A missed performance bar is a failure.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "failed measurements panic"
)]

mod clicks;
mod lazy_part;
mod visits;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

use browser_tests::harness::{Page, dist};
use serde_json::json;
use thirtyfour::prelude::*;

/// CPU slowdown.
const SLOWED_DOWN: u32 = 4;

/// Performance bars: a figure, its maximum, and the figure that the maximum multiplies, if any.
const BARS: [(&str, f64, Option<&str>); 14] = [
    ("tic-tac-toe, slow network: bytes until started", 1.1, Some("react, slow network: bytes until started")),
    ("tic-tac-toe, slow network: first paint", 0.5, Some("react, slow network: first paint")),
    ("tic-tac-toe, slow network: playable", 0.4, Some("react, slow network: playable")),
    ("tic-tac-toe, slow network: started", 0.9, Some("react, slow network: started")),
    ("tic-tac-toe, fast network: playable", 0.6, Some("react, fast network: playable")),
    ("tic-tac-toe, fast network: started", 1.0, Some("react, fast network: started")),
    ("tic-tac-toe, fast network: started, again", 0.75, Some("tic-tac-toe, fast network: started")),
    ("tic-tac-toe, fast network: started, again", 0.9, Some("react, fast network: started, again")),
    // Three frames at 60 Hz.
    ("tic-tac-toe, press, 95 %", 50.0, None),
    ("tic-tac-toe, press, 95 %", 1.2, Some("react, press, 95 %")),
    ("tic-tac-toe, press, reduced motion, 95 %", 1.2, Some("react, press, reduced motion, 95 %")),
    ("tic-tac-toe, press on 15 × 15, 95 %", 50.0, None),
    ("tic-tac-toe, press on 15 × 15, 95 %", 1.5, Some("react, press on 15 × 15, 95 %")),
    ("lazy part, 50 %", 150.0, None),
];

/// Measured values by name.
type Figures = BTreeMap<String, f64>;

fn main() -> ExitCode {
    let mut folders: BTreeMap<String, PathBuf> = std::env::args().skip(1).map(|argument| named(&argument)).collect();
    let on_15x15 = folders.remove("react-15x15").expect("the folder of React's game on 15×15");
    folders.insert("tic-tac-toe".to_owned(), dist());
    let mut figures = visits::measure(&folders);
    figures.extend(clicks::measure(&folders["react"], &on_15x15));
    figures.extend(lazy_part::measure());
    for (name, number) in &figures {
        println!("{name}\t{number:.1}");
    }
    let missed = BARS.iter().filter(|(name, most, relative)| {
        let limit = relative.map_or(*most, |other| most * figures[other]);
        let is_missed = figures[*name] > limit;
        println!(
            "{}\t{name}: at most {limit:.0}, {most} of {}",
            if is_missed { "MISSED" } else { "met" },
            relative.unwrap_or("1")
        );
        is_missed
    });
    if missed.count() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Reads an argument such as `react=FOLDER`.
fn named(argument: &str) -> (String, PathBuf) {
    let (name, folder) = argument.split_once('=').expect("a game is given as NAME=FOLDER");
    (name.to_owned(), PathBuf::from(folder))
}

/// Slows the CPU down by a factor; 1 is its own speed.
async fn slow_down(page: &Page, rate: u32) -> WebDriverResult<()> {
    page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await.map(drop)
}

/// Returns a percentile of the numbers.
fn percentile(mut numbers: Vec<f64>, percent: usize) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[(numbers.len() * percent).div_ceil(100).max(1) - 1]
}
