//! `cargo xtask bench page`: latency of clicks in the release, and Lighthouse scores.

use anyhow::Result;
use xshell::cmd;

use super::bar::{self, Bar};
use super::rows::{Row, find, rows};
use crate::test::provide_release;
use crate::tools::{Need, Packages};

/// Maximum latency in milliseconds at the 95th percentile: one frame at 60 Hz, or three frames with a fourfold CPU
/// slowdown.
const MAX_LATENCY: [(&str, f64); 4] = [
    ("press", 16.7),
    ("press, reduced motion", 16.7),
    ("press, slowed down", 50.0),
    ("press, slowed down, reduced motion", 50.0),
];

/// Minimum Lighthouse scores.
const MIN_SCORES: [(&str, f64); 4] =
    [("performance", 95.0), ("accessibility", 100.0), ("best-practices", 100.0), ("seo", 100.0)];

/// Builds the release, measures it and prints the bars.
pub fn bench() -> Result<()> {
    let sh = provide_release(&[Need::Npm(Packages::Lighthouse)])?;
    println!("Measuring the page (a quarter of an hour)");
    let measured = cmd!(sh, "cargo run --quiet --locked --package browser-tests --bin measure-page").quiet().read()?;
    bar::print(&bars(&rows(&measured))?);
    Ok(())
}

fn bars(rows: &[Row]) -> Result<Vec<Bar>> {
    let mut bars = Vec::new();
    for (name, most) in MAX_LATENCY {
        bars.push(Bar::at_most(format!("{name}: milliseconds at the 95th percentile"), most, find(rows, name)?.number));
    }
    for (name, least) in MIN_SCORES {
        bars.push(Bar::at_least(format!("Lighthouse, {name}: points"), least, find(rows, name)?.number));
    }
    Ok(bars)
}
