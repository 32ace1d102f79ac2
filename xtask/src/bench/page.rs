//! `cargo xtask bench page`: latency of clicks in the release, compared with the same game in React, and Lighthouse scores.

use anyhow::Result;
use xshell::cmd;

use super::bar::{self, Bar};
use super::react;
use super::rows::{Row, find, rows};
use crate::test::provide_release;
use crate::tools::{Need, Packages};

/// Maximum latency in milliseconds at the 95th percentile with a fourfold CPU slowdown: three frames at 60 Hz.
const MAX_LATENCY: f64 = 50.0;

/// Maximum latency at the 95th percentile relative to React.
const MAX_RATIO: f64 = 1.2;

/// Minimum Lighthouse scores.
const MIN_SCORES: [(&str, f64); 4] =
    [("performance", 95.0), ("accessibility", 100.0), ("best-practices", 100.0), ("seo", 100.0)];

/// Builds both games, measures the release and prints the bars.
pub fn bench() -> Result<()> {
    let sh = provide_release(&[Need::Npm(Packages::Lighthouse), Need::Npm(Packages::React)])?;
    let react = react::build(&sh, "react")?;
    println!("Measuring the page (a quarter of an hour)");
    let measured =
        cmd!(sh, "cargo run --quiet --locked --package browser-tests --bin measure-page -- {react}").quiet().read()?;
    println!("{measured}\n");
    bar::print(&bars(&rows(&measured))?);
    Ok(())
}

fn bars(rows: &[Row]) -> Result<Vec<Bar>> {
    let mut bars = Vec::new();
    for circumstance in ["press", "press, reduced motion"] {
        let of = |game: &str| Ok::<f64, anyhow::Error>(find(rows, &format!("{game}, {circumstance}, 95 %"))?.number);
        let (ours, react) = (of("tic-tac-toe")?, of("react")?);
        let name = format!("{circumstance}, at the 95th percentile");
        bars.push(Bar::at_most(format!("{name}: milliseconds"), MAX_LATENCY, ours));
        bars.push(Bar::at_most(format!("{name}, of React’s"), MAX_RATIO, ours / react));
    }
    for (name, least) in MIN_SCORES {
        bars.push(Bar::at_least(format!("Lighthouse, {name}: points"), least, find(rows, name)?.number));
    }
    Ok(bars)
}
