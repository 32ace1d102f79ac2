//! `cargo xtask bench replies`: time of replies and reviews, natively and in Chromium.

use std::fmt::Write;

use anyhow::{Result, ensure};

use super::rows::{Pick, Row, pick, rows, time};
use super::{NEEDS, in_chromium};
use crate::tools;

/// The number of runs, each in a new process or page, to include one-time costs.
const RUNS: usize = 5;

/// Measures and prints a table.
pub fn bench() -> Result<()> {
    let (sh, mut steps) = tools::provide(&NEEDS, 1)?;
    steps.begin("Measure the replies natively and in Chromium");
    let (mut native, mut chromium) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        native.push(rows(&xshell::cmd!(sh, "cargo bench --quiet --locked --bench reply -- --bench").quiet().read()?));
        chromium.push(rows(&in_chromium(&sh, "release", "reply").read()?));
    }
    print!("{}", table(&pick(&native, Pick::Median)?, &pick(&chromium, Pick::Median)?)?);
    Ok(())
}

/// Returns a table of native and browser times, each with the speedup over the first measurement.
fn table(native: &[Row], chromium: &[Row]) -> Result<String> {
    ensure!(native.len() == chromium.len(), "native and browser measurements differ");
    let mut text = String::new();
    let ratio = |rows: &[Row], row: &Row| match rows {
        [first, ..] if first.name != row.name => format!("{:.0} ×", first.number / row.number),
        _ => String::new(),
    };
    writeln!(text, "{:<60}{:>12}{:>14}{:>12}{:>14}", "", "native", "", "Chromium", "")?;
    for (one, other) in native.iter().zip(chromium) {
        ensure!(one.name == other.name, "native and browser measurements differ");
        let (times, ratios) = ([one, other].map(|row| time(row.number)), [ratio(native, one), ratio(chromium, other)]);
        writeln!(text, "{:<60}{:>12}{:>14}{:>12}{:>14}", one.name, times[0], ratios[0], times[1], ratios[1])?;
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_compares_with_the_first_measurement() {
        let (native, chromium) = (rows("search\t2e6\nreply\t4"), rows("search\t6e6\nreply\t3"));
        let table = table(&native, &chromium).unwrap();
        let lines: Vec<_> = table.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        assert_eq!(lines, ["native Chromium", "search 2.0 ms 6.0 ms", "reply 4.0 ns 500000 × 3.0 ns 2000000 ×"]);
        assert!(super::table(&native, &rows("search\t1\nother\t1")).is_err());
    }
}
