//! Measures the published page: latency of clicks, compared with the same game in React, long tasks, the time until the lazy
//! part is usable, and Lighthouse scores.
//!
//! `cargo xtask bench` runs it with Lighthouse on `PATH` and the folders of the other game on 3×3 and on 15×15:
//! `measure-page FOLDER FOLDER`. Each line is a name, a tab and a number: milliseconds, or Lighthouse's points up to 100.

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
mod lighthouse;
mod long_tasks;

use browser_tests::harness::Page;
use serde_json::json;
use thirtyfour::prelude::*;

/// CPU slowdown.
const SLOWED_DOWN: u32 = 4;

fn main() {
    let mut folders = std::env::args().skip(1);
    let mut folder = || folders.next().expect("the folders of the game in React").into();
    clicks::measure(folder(), folder());
    long_tasks::measure();
    lazy_part::measure();
    lighthouse::measure();
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
