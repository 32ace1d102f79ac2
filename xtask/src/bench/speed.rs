//! How fast the search for large boards is.

use anyhow::{Context, Result};

use super::places::{compile, fast_in_chromium, fast_natively};
use crate::process;
use crate::tools::Toolbox;

/// What measures it. Its last line is `all`, a tab, and the nodes a second.
const BENCH: &str = "search";

/// How often it is measured, here and there in turn, so that one disturbance does not count.
const RUNS: usize = 3;

/// Nodes a second on 15 × 15.
pub struct Speeds {
    /// Natively.
    pub native: f64,
    /// In WebAssembly, in Chromium.
    pub chromium: f64,
}

/// Measures.
///
/// # Errors
///
/// When a run fails or prints no speed.
pub fn measure(tools: &Toolbox) -> Result<Speeds> {
    let chromium = || fast_in_chromium(tools, BENCH);
    compile(fast_natively(BENCH))?;
    compile(chromium()?)?;
    println!("Measuring the search for large boards");
    let (mut native, mut in_browser) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        native.push(read(&process::read(&mut fast_natively(BENCH))?)?);
        in_browser.push(read(&process::read(chromium()?.args(["--", "--nocapture"]))?)?);
    }
    Ok(Speeds { native: median(native)?, chromium: median(in_browser)? })
}

fn median(mut speeds: Vec<f64>) -> Result<f64> {
    speeds.sort_by(f64::total_cmp);
    speeds.get(speeds.len() / 2).copied().context("there was no run")
}

fn read(output: &str) -> Result<f64> {
    let mut rows = output.lines().map(|line| line.trim().split('\t'));
    let speed = rows.find_map(|mut row| if row.next() == Some("all") { row.next()?.parse().ok() } else { None });
    speed.context("no nodes a second were measured")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_run_counts() {
        assert_eq!(median(vec![9.0, 1.0, 2.0]).unwrap(), 2.0);
        assert!(median(Vec::new()).is_err());
    }

    #[test]
    fn the_speed_stands_in_the_row_of_all() {
        assert_eq!(read("h8\t1000\t9\nrunning 1 test\n  all\t2500\n").unwrap(), 2_500.0);
        for nothing in ["", "all\n", "all\tfast\n", "h8\t1000\t9\n"] {
            assert!(read(nothing).is_err(), "{nothing}");
        }
    }
}
