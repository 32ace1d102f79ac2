//! `cargo xtask bench mnk`: the exact solver natively and in Chromium, compared with the crate `minimax`, and the
//! search of large boards.
//!
//! Only ratios within a run are comparable between machines.

use std::fmt::Write;
use std::time::Duration;

use anyhow::{Result, ensure};

use super::bar::{self, Bar};
use super::rows::{Row, find, rows};
use super::{in_chromium, native};
use crate::tools::{self, Need, Own, Package};

/// The results of solved games.
const RESULTS: [&str; 3] = ["win", "draw", "loss"];

/// The number of runs; the fastest run of each game counts.
const RUNS: usize = 5;

/// The time limit in seconds and the games for minimax.
const MINIMAX_ARGUMENTS: [&str; 3] = ["600", YARDSTICK, "5x4x4"];

/// The game whose time with minimax is the unit for the solver's times.
const YARDSTICK: &str = "4x4x4";

/// The games with their maximum times, in percent of minimax's time on the yardstick.
const GAMES: [(&str, f64); 9] = [
    ("4x4x4", 0.1),
    ("5x4x4", 0.05),
    ("5x5x4", 15.0),
    ("6x5x4", 5.0),
    ("7x5x4", 40.0),
    ("7x7x5", 150.0),
    ("8x4x4", 2_500.0),
    ("9x4x4", 10_000.0),
    ("5x4x4 misere", 600.0),
];

/// The measurement of the search on 15 × 15.
const SEARCH: &str = "15x15x5, a node";

/// Minimum number of nodes per second of the search.
const MIN_SPEED: f64 = 300_000.0;

/// Maximum time in WebAssembly relative to the native time.
const MAX_WEBASSEMBLY: f64 = 1.4;

/// Measurements by solver, search and minimax, in nanoseconds. Rows of games also have nodes and value.
#[derive(Default)]
struct Measured {
    native: Vec<Row>,
    chromium: Vec<Row>,
    minimax: Vec<Row>,
}

/// Measures and prints a table and the bars.
pub fn bench() -> Result<()> {
    let needs = [
        Need::WebAssembly,
        Need::Own(Own::TestRunner),
        Need::System(Package::Chromium),
        Need::System(Package::Chromedriver),
    ];
    let sh = tools::provide(&needs)?;
    let mut measured = Measured::default();
    for run in 1..=RUNS {
        println!("[{run}/{RUNS}] Measuring the games");
        for bench in ["mnk", "search"] {
            measured.native.extend(rows(&native(&sh, "engine", bench).read()?));
            measured.chromium.extend(rows(&in_chromium(&sh, bench).read()?));
        }
        measured.minimax.extend(rows(&native(&sh, "engine", "peer").args(MINIMAX_ARGUMENTS).read()?));
    }
    println!("{}", table(&measured)?);
    bar::check(&bars(&measured)?)
}

fn table(measured: &Measured) -> Result<String> {
    let mut text = format!("{:<16}{:>14}{:>14}{:>14}\n", "", "native", "Chromium", "minimax");
    for name in GAMES.iter().map(|(game, _)| *game).chain([SEARCH]) {
        let (native, chromium) = (find(&measured.native, name)?, find(&measured.chromium, name)?);
        let minimax = find(&measured.minimax, name).map(time).unwrap_or_default();
        let result = native.more.join(" nodes, ");
        writeln!(text, "{name:<16}{:>14}{:>14}{minimax:>14}  {result}", time(native), time(chromium))?;
    }
    Ok(text)
}

fn bars(measured: &Measured) -> Result<Vec<Bar>> {
    let Measured { native, chromium, minimax } = measured;
    let is_solved = |result: &String| RESULTS.contains(&&**result);
    let yardstick = find(minimax, YARDSTICK)?;
    ensure!(yardstick.more.last().is_some_and(is_solved), "minimax has not solved {YARDSTICK}");
    let mut bars = vec![Bar::at_least("15x15x5: nodes a second", MIN_SPEED, 1e9 / find(native, SEARCH)?.number)];
    for (game, most) in GAMES {
        let (result, other) = (find(native, game)?.more.last(), find(chromium, game)?.more.last());
        ensure!(result == other && result.is_some_and(is_solved), "{game}: not solved, or with different results");
        let percent = 100.0 * find(native, game)?.number / yardstick.number;
        bars.push(Bar::at_most(format!("{game}: % of minimax's time on {YARDSTICK}"), most, percent));
    }
    for name in GAMES.iter().map(|(game, _)| *game).chain([SEARCH]) {
        let ratio = find(chromium, name)?.number / find(native, name)?.number;
        bars.push(Bar::at_most(format!("{name}: times as long in WebAssembly"), MAX_WEBASSEMBLY, ratio));
    }
    Ok(bars)
}

/// Formats nanoseconds in a suitable unit.
fn time(row: &Row) -> String {
    format!("{:.1?}", Duration::from_secs_f64(row.number / 1e9))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Measurements that just meet every bar.
    fn good() -> Measured {
        let games: String =
            GAMES.iter().map(|(game, percent)| format!("{game}\t{}\t9\tdraw\n", percent * 1e6)).collect();
        let native = rows(&format!("{games}{SEARCH}\t3333"));
        let chromium = native.iter().map(|row| Row { number: 1.39 * row.number, ..row.clone() }).collect();
        Measured { native, chromium, minimax: rows("4x4x4\t1e8\t9\tdraw") }
    }

    fn missed(measured: &Measured) -> usize {
        bars(measured).unwrap().iter().filter(|bar| !bar.is_met()).count()
    }

    #[test]
    fn every_bar_can_be_missed() {
        assert_eq!(missed(&good()), 0);
        for index in 0..good().native.len() {
            let mut slow = good();
            slow.chromium[index].number *= 1.1;
            assert_eq!(missed(&slow), 1, "{:?} in WebAssembly", slow.native[index]);
            slow.native[index].number *= 1.1;
            assert_eq!(missed(&slow), 1, "{:?}", slow.native[index]);
        }
    }

    #[test]
    fn table_has_a_row_for_each_measurement() {
        let table = table(&good()).unwrap();
        let words = |line| table.lines().nth(line).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words(1), "4x4x4 100.0µs 139.0µs 100.0ms 9 nodes, draw");
        assert_eq!(words(GAMES.len() + 1), "15x15x5, a node 3.3µs 4.6µs");
    }
}
