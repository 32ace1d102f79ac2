//! `cargo xtask bench page`: latency of clicks in the release, and Lighthouse scores.

use anyhow::Result;
use xshell::cmd;

use super::bar::{self, Bar};
use super::rows::{Row, find, rows};
use crate::build;
use crate::test::Engine;
use crate::tools::{self, Need, Packages};

/// Maximum latency in milliseconds at the 95th percentile: one frame at 60 Hz, or three frames with a fourfold CPU
/// slowdown.
const MAX_LATENCY: [(&str, f64); 4] = [
    ("press", 1000.0 / 60.0),
    ("press, reduced motion", 1000.0 / 60.0),
    ("press, slowed down", 50.0),
    ("press, slowed down, reduced motion", 50.0),
];

/// Minimum Lighthouse scores.
const MIN_SCORES: [(&str, f64); 4] =
    [("performance", 95.0), ("accessibility", 100.0), ("best-practices", 100.0), ("seo", 100.0)];

/// Builds the release, measures it and prints the bars.
pub fn bench() -> Result<()> {
    let needs = [&build::NEEDS[..], &Engine::Chromium.needs(), &[Need::Npm(Packages::Lighthouse)]].concat();
    let (sh, mut steps) = tools::provide(&needs, 2)?;
    steps.begin("Build the release");
    build::build_if_stale(&sh)?;
    steps.begin("Measure the page (some minutes)");
    let measured = cmd!(sh, "cargo run --quiet --locked --package browser-tests --bin measure-page").quiet().read()?;
    bar::print(&bars(&rows(&measured))?);
    Ok(())
}

fn bars(rows: &[Row]) -> Result<Vec<Bar>> {
    let mut bars = Vec::new();
    for (name, most) in MAX_LATENCY {
        let what = format!("{name}: milliseconds at the 95th percentile");
        bars.push(Bar::at_most(what, most, find(rows, name)?.number, 0));
    }
    for (name, least) in MIN_SCORES {
        bars.push(Bar::at_least(format!("Lighthouse, {name}: points"), least, find(rows, name)?.number, 0));
    }
    Ok(bars)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bar_can_be_missed() {
        let met = |change: f64| {
            let row = |(name, bar): (&str, f64)| format!("{name}\t{}\n", bar + change);
            let rows = rows(&MAX_LATENCY.into_iter().chain(MIN_SCORES).map(row).collect::<String>());
            bars(&rows).unwrap().iter().map(Bar::is_met).collect::<Vec<_>>()
        };
        assert_eq!(met(0.0), [true; 8]);
        assert_eq!(met(1.0), [[false; 4], [true; 4]].concat());
        assert_eq!(met(-1.0), [[true; 4], [false; 4]].concat());
        assert!(bars(&[]).is_err());
    }
}
