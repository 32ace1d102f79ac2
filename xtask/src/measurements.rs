//! Measured times: reading, summing up and printing them.

use std::fmt::Write;

use anyhow::{Context, Result, bail, ensure};

/// How long something took.
#[derive(Clone, Debug, PartialEq)]
pub struct Measurement {
    /// What was measured.
    pub name: String,
    /// The time it took.
    pub nanoseconds: f64,
}

impl Measurement {
    /// All measurements among the lines that a program printed.
    pub fn all_in(output: &str) -> Vec<Self> {
        output.lines().filter_map(Self::read).collect()
    }

    fn read(line: &str) -> Option<Self> {
        let (name, number) = line.trim().split_once('\t')?;
        let nanoseconds: f64 = number.parse().ok()?;
        (nanoseconds.is_finite() && nanoseconds >= 0.0).then(|| Self { name: name.to_owned(), nanoseconds })
    }
}

/// The median of each measurement over several runs.
///
/// # Errors
///
/// When nothing was measured, or two runs did not measure the same.
pub fn medians(runs: &[Vec<Measurement>]) -> Result<Vec<Measurement>> {
    let first = runs.first().context("there was no run")?;
    ensure!(!first.is_empty(), "nothing was measured");
    ensure!(runs.iter().all(|run| names(run).eq(names(first))), "two runs measured different things");
    (0..first.len())
        .map(|index| {
            let mut sorted: Vec<_> = runs.iter().filter_map(|run| run.get(index)).collect();
            sorted.sort_by(|one, other| one.nanoseconds.total_cmp(&other.nanoseconds));
            let middle = sorted.get(sorted.len() / 2).context("there was no run")?;
            Ok((*middle).clone())
        })
        .collect()
}

fn names(run: &[Measurement]) -> impl Iterator<Item = &str> {
    run.iter().map(|measurement| measurement.name.as_str())
}

/// One table of the same measurements made in two places. The first measurement is the yardstick:
/// behind every other stands how many times as fast it was.
///
/// # Errors
///
/// When the places did not measure the same.
pub fn table(native: &[Measurement], chromium: &[Measurement]) -> Result<String> {
    let Some(yardsticks) = native.first().zip(chromium.first()) else {
        bail!("nothing was measured");
    };
    ensure!(names(native).eq(names(chromium)), "other things were measured natively than in Chromium");
    let width = names(native).map(|name| name.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    writeln!(text, "{:<width$}  {:>10}  {:>12}  {:>10}  {:>12}", "", "native", "", "Chromium", "")?;
    for (native, chromium) in native.iter().zip(chromium) {
        writeln!(
            text,
            "{:<width$}  {:>10}  {:>12}  {:>10}  {:>12}",
            native.name,
            time(native.nanoseconds),
            times_as_fast(yardsticks.0, native),
            time(chromium.nanoseconds),
            times_as_fast(yardsticks.1, chromium),
        )?;
    }
    Ok(text)
}

fn times_as_fast(yardstick: &Measurement, measured: &Measurement) -> String {
    if measured.name == yardstick.name {
        return String::new();
    }
    format!("{:.0} ×", yardstick.nanoseconds / measured.nanoseconds)
}

/// A time in the unit that suits it.
pub fn time(nanoseconds: f64) -> String {
    match nanoseconds {
        ..1e3 => format!("{nanoseconds:.1} ns"),
        1e3..1e6 => format!("{:.1} µs", nanoseconds / 1e3),
        _ => format!("{:.1} ms", nanoseconds / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(name: &str, nanoseconds: f64) -> Measurement {
        Measurement { name: name.to_owned(), nanoseconds }
    }

    #[test]
    fn measurements_stand_between_other_lines() {
        let output = "running 1 test\nplain search\t1500000\n  reply\t2.5\r\nend\tof all\n";
        let expected = [measured("plain search", 1.5e6), measured("reply", 2.5)];
        assert_eq!(Measurement::all_in(output), expected);
    }

    #[test]
    fn numbers_that_are_no_time_are_passed_over() {
        assert_eq!(Measurement::all_in("a\tNaN\nb\t-1\nc\tinf\n"), []);
    }

    #[test]
    fn the_middle_run_counts() {
        let run = |nanoseconds| vec![measured("reply", nanoseconds)];
        let medians = medians(&[run(9.0), run(1.0), run(2.0)]).unwrap();
        assert_eq!(medians, [measured("reply", 2.0)]);
    }

    #[test]
    fn runs_of_different_things_have_no_median() {
        let runs = [vec![measured("a", 1.0)], vec![measured("b", 1.0)]];
        assert!(medians(&runs).is_err());
        assert!(medians(&[Vec::new()]).is_err());
        assert!(medians(&[]).is_err());
    }

    #[test]
    fn the_table_compares_with_the_first_measurement() {
        let native = [measured("search", 2e6), measured("reply", 4.0)];
        let chromium = [measured("search", 6e6), measured("reply", 3.0)];
        let table = table(&native, &chromium).unwrap();
        let words: Vec<Vec<_>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(words[0], ["native", "Chromium"]);
        assert_eq!(words[1], ["search", "2.0", "ms", "6.0", "ms"]);
        assert_eq!(words[2], ["reply", "4.0", "ns", "500000", "×", "3.0", "ns", "2000000", "×"]);
    }

    #[test]
    fn places_that_measured_different_things_have_no_table() {
        assert!(table(&[measured("a", 1.0)], &[measured("b", 1.0)]).is_err());
        assert!(table(&[], &[]).is_err());
    }

    #[test]
    fn times_have_a_unit_that_suits_them() {
        let times = [0.25, 999.0, 1e3, 2_500.0, 1e6, 1e9].map(time);
        let expected = ["0.2 ns", "999.0 ns", "1.0 µs", "2.5 µs", "1.0 ms", "1000.0 ms"];
        assert_eq!(times, expected);
    }
}
