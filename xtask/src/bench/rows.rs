//! Output lines of benchmarks: a name, a tab, a number, and optional columns.

use anyhow::{Context, Result, ensure};

/// A measurement.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub name: String,
    pub number: f64,
    /// Optional columns.
    pub more: Vec<String>,
}

impl Row {
    fn read(line: &str) -> Option<Self> {
        let mut words = line.trim().split('\t').map(str::to_owned);
        let (name, number) = (words.next()?, words.next()?.parse().ok()?);
        (0.0..f64::INFINITY).contains(&number).then(|| Self { name, number, more: words.collect() })
    }
}

/// Parses all measurements in the output of a program.
pub fn rows(output: &str) -> Vec<Row> {
    output.lines().filter_map(Row::read).collect()
}

/// Finds a measurement by name.
pub fn find<'rows>(rows: &'rows [Row], name: &str) -> Result<&'rows Row> {
    rows.iter().find(|row| row.name == name).with_context(|| format!("`{name}` was not measured"))
}

/// The statistic over several runs.
#[derive(Clone, Copy)]
pub enum Pick {
    Median,
    /// The minimum, least affected by other load.
    Least,
}

/// Combines several runs into one row per measurement.
pub fn pick(runs: &[Vec<Row>], pick: Pick) -> Result<Vec<Row>> {
    let names = |run: &[Row]| run.iter().map(|row| row.name.clone()).collect::<Vec<_>>();
    let first = runs.first().map(|run| names(run)).unwrap_or_default();
    ensure!(!first.is_empty(), "nothing was measured");
    ensure!(runs.iter().all(|run| names(run) == first), "two runs have different measurements");
    let of_all_runs = |index: usize| {
        let mut sorted: Vec<&Row> = runs.iter().filter_map(|run| run.get(index)).collect();
        sorted.sort_by(|one, other| one.number.total_cmp(&other.number));
        let place = match pick {
            Pick::Median => sorted.len() / 2,
            Pick::Least => 0,
        };
        sorted.get(place).map(|row| (*row).clone()).context("a run lacks a measurement")
    };
    (0..first.len()).map(of_all_runs).collect()
}

/// Formats nanoseconds in a suitable unit.
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

    #[test]
    fn rows_are_parsed_among_other_lines() {
        let output = "running 1 test\nsearch\t1500000\n  4x4x4\t2.5\t5\tdraw\r\nend\tof all\na\tNaN\nb\t-1\nc\tinf\n";
        let rows = rows(output);
        assert_eq!(rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), ["search", "4x4x4"]);
        assert_eq!((find(&rows, "4x4x4").unwrap().number, &rows[1].more[..]), (2.5, &["5".into(), "draw".into()][..]));
        assert!(find(&rows, "5x4x4").is_err());
    }

    #[test]
    fn median_or_minimum_is_picked() {
        let runs: Vec<_> = [9, 1, 2].map(|number| rows(&format!("reply\t{number}"))).into();
        assert_eq!(pick(&runs, Pick::Median).unwrap(), runs[2]);
        assert_eq!(pick(&runs, Pick::Least).unwrap(), runs[1]);
        assert!(pick(&[rows("a\t1"), rows("b\t1")], Pick::Least).is_err());
        assert!(pick(&[Vec::new()], Pick::Least).is_err());
    }

    #[test]
    fn times_have_a_suitable_unit() {
        assert_eq!([0.25, 999.0, 2_500.0, 1e9].map(time), ["0.2 ns", "999.0 ns", "2.5 µs", "1000.0 ms"]);
    }
}
