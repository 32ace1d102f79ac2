//! `cargo xtask bench page`: how long a press takes until it is seen, and what Lighthouse says of the release.

use anyhow::{Context, Result};

use super::checked::{self, Checked};
use crate::end_to_end::Engine;
use crate::tools::{Need, Toolbox};
use crate::{build, end_to_end, process};

/// What measures it, in `benches/`.
const BENCH: &str = "page";

/// At the 95th percentile, a press is to be seen within one frame of 60 a second; on a processor that is slowed down to a
/// fourth, within as many milliseconds as nobody notices.
const PRESSES: [(&str, f64); 4] = [
    ("press", 1000.0 / 60.0),
    ("press, reduced motion", 1000.0 / 60.0),
    ("press, slowed down", 50.0),
    ("press, slowed down, reduced motion", 50.0),
];

/// How many of Lighthouse's points are enough.
const POINTS: [(&str, f64); 4] =
    [("performance", 95.0), ("accessibility", 100.0), ("best-practices", 100.0), ("seo", 100.0)];

/// Builds the release, measures and prints what is met and what is missed.
///
/// # Errors
///
/// When the release cannot be built, or something was not measured.
pub fn bench() -> Result<()> {
    let needs = [&build::NEEDS[..], &[Need::Chromium, Need::Lighthouse]].concat();
    let tools = Toolbox::with(&needs)?;
    build::build_with(&tools)?;
    let mut command = end_to_end::of_release(Engine::Chromium, &tools)?;
    tools.tell_of_lighthouse(&mut command)?;
    println!("Measuring the page for some minutes");
    let output = process::run_and_read(command.args(["--bench", BENCH]))?;
    println!();
    checked::print(&check(&output)?);
    Ok(())
}

/// Checks everything that has a bar.
fn check(output: &str) -> Result<Vec<Checked>> {
    let mut checked = Vec::new();
    for (name, bar) in PRESSES {
        let what = format!("{name}: milliseconds at the 95th percentile");
        checked.push(Checked::at_most(what, bar, measured(output, name)?, 0));
    }
    for (name, bar) in POINTS {
        checked.push(Checked::at_least(format!("Lighthouse, {name}: points"), bar, measured(output, name)?, 0));
    }
    Ok(checked)
}

/// The number in the line of this name.
fn measured(output: &str, name: &str) -> Result<f64> {
    let mut rows = output.lines().filter_map(|line| line.split_once('\t'));
    let number = rows.find_map(|(named, number)| (named == name).then(|| number.trim().parse().ok())?);
    number.with_context(|| format!("`{name}` was not measured"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Output in which every bar is just met, with `change` added to every number.
    fn output(change: f64) -> String {
        let row = |(name, bar): (&str, f64)| format!("{name}\t{}\n", bar + change);
        PRESSES.into_iter().chain(POINTS).map(row).collect()
    }

    fn met(output: &str) -> Vec<bool> {
        check(output).unwrap().iter().map(Checked::is_met).collect()
    }

    #[test]
    fn a_press_may_take_so_long_and_points_have_to_be_so_many() {
        assert_eq!(met(&output(0.0)), [true; 8]);
        assert_eq!(met(&output(1.0)), [[false; 4], [true; 4]].concat());
        assert_eq!(met(&output(-1.0)), [[true; 4], [false; 4]].concat());
    }

    #[test]
    fn what_was_not_measured_is_an_error() {
        for (name, _) in PRESSES.into_iter().chain(POINTS) {
            let without: String = output(0.0).lines().filter(|line| !line.starts_with(&format!("{name}\t"))).collect();
            assert!(check(&without).is_err(), "{name}");
        }
        assert!(check(&output(0.0).replace("16.", "some")).is_err());
    }
}
