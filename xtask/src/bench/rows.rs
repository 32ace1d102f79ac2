//! Output lines of benchmarks: a name, a tab, a number, and optional columns.

use anyhow::{Context, Result};

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

/// Finds a measurement by name. Of several runs, the least number counts, because other load only adds time.
pub fn find<'rows>(rows: &'rows [Row], name: &str) -> Result<&'rows Row> {
    let runs = rows.iter().filter(|row| row.name == name);
    runs.min_by(|one, other| one.number.total_cmp(&other.number)).with_context(|| format!("`{name}` was not measured"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_parsed_among_other_lines() {
        let output = "running 1 test\nsearch\t1500000\n  4x4x4\t2.5\t5\tdraw\r\nend\tof all\na\tNaN\nb\t-1\nc\tinf\n";
        let rows = rows(output);
        assert_eq!(rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), ["search", "4x4x4"]);
        assert_eq!((rows[1].number, &rows[1].more[..]), (2.5, &["5".into(), "draw".into()][..]));
    }

    #[test]
    fn fastest_run_is_found() {
        let rows = rows("4x4x4\t3\n5x4x4\t1\n4x4x4\t2\n4x4x4\t4\n");
        assert_eq!(find(&rows, "4x4x4").unwrap().number, 2.0);
        assert!(find(&rows, "6x5x4").is_err());
    }
}
