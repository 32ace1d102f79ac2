//! `cargo xtask bench`: latency of clicks in the release, compared with the same game in React, long tasks, the time until the
//! lazy part is usable, and Lighthouse scores.

use anyhow::Result;
use xshell::cmd;

use super::bar::{self, Bar};
use super::react;
use super::rows::{Row, find, rows};
use crate::test::provide_release;
use crate::tools::{Need, Packages};

/// Maximum latency in milliseconds at the 95th percentile with a fourfold CPU slowdown: three frames at 60 Hz.
const MAX_LATENCY: f64 = 50.0;

/// Kinds of clicks, with the maximum latency at the 95th percentile relative to React.
const CLICKS: [(&str, f64); 3] = [("press", 1.2), ("press, reduced motion", 1.2), ("press on 15 × 15", 1.5)];

/// Other measurements in milliseconds, with their maximum.
const TIMES: [(&str, f64); 2] = [("longest task on 15 × 15", 50.0), ("lazy part, 50 %", 150.0)];

/// Minimum Lighthouse scores.
const MIN_SCORES: [(&str, f64); 4] =
    [("performance", 95.0), ("accessibility", 100.0), ("best-practices", 100.0), ("seo", 100.0)];

/// Builds both games, measures the release and prints the bars.
pub fn bench() -> Result<()> {
    let sh = provide_release(&[Need::Npm(Packages::Lighthouse), Need::Npm(Packages::React)])?;
    let [react, on_15x15] = ["react", "react-15x15"].map(|mode| react::build(&sh, mode));
    let (react, on_15x15) = (react?, on_15x15?);
    println!("Measuring the page (20 minutes)");
    let measure =
        cmd!(sh, "cargo run --quiet --locked --package browser-tests --bin measure-page -- {react} {on_15x15}");
    let measured = measure.quiet().read()?;
    println!("{measured}\n");
    bar::check(&bars(&rows(&measured))?)
}

fn bars(rows: &[Row]) -> Result<Vec<Bar>> {
    let mut bars = Vec::new();
    for (circumstance, most) in CLICKS {
        let of = |game: &str| Ok::<f64, anyhow::Error>(find(rows, &format!("{game}, {circumstance}, 95 %"))?.number);
        let (ours, react) = (of("tic-tac-toe")?, of("react")?);
        let name = format!("{circumstance}, at the 95th percentile");
        bars.push(Bar::at_most(format!("{name}: milliseconds"), MAX_LATENCY, ours));
        bars.push(Bar::at_most(format!("{name}, of React’s"), most, ours / react));
    }
    for (name, most) in TIMES {
        bars.push(Bar::at_most(format!("{name}: milliseconds"), most, find(rows, name)?.number));
    }
    for (name, least) in MIN_SCORES {
        bars.push(Bar::at_least(format!("Lighthouse, {name}: points"), least, find(rows, name)?.number));
    }
    Ok(bars)
}
