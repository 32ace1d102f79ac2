//! How fast the search for large boards is.

use anyhow::{Context, Result};

use super::places::{compile, fast_in_chromium, fast_natively};
use crate::process;
use crate::tools::Toolbox;

/// What measures it. Its last line is `all`, a tab, and the nodes a second.
const BENCH: &str = "search";

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
    let native = read(&process::read(&mut fast_natively(BENCH))?)?;
    let chromium = read(&process::read(chromium()?.args(["--", "--nocapture"]))?)?;
    Ok(Speeds { native, chromium })
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
    fn the_speed_stands_in_the_row_of_all() {
        assert_eq!(read("h8\t1000\t9\nrunning 1 test\n  all\t2500\n").unwrap(), 2_500.0);
        for nothing in ["", "all\n", "all\tfast\n", "h8\t1000\t9\n"] {
            assert!(read(nothing).is_err(), "{nothing}");
        }
    }
}
