//! `cargo xtask bench mnk`: the exact solver natively and in Chromium, compared with the crate `minimax`, and the
//! search of large boards.
//!
//! Only ratios within a run are comparable between machines.

use std::fmt::Write;

use anyhow::{Context, Result, ensure};

use super::bar::{self, Bar};
use super::rows::{Pick, Row, find, pick, rows, time};
use super::{NEEDS, in_chromium, native};
use crate::tools;

/// The number of runs; the fastest run of each game counts.
const RUNS: usize = 5;

/// The time limit in seconds and the games for minimax.
const MINIMAX_ARGUMENTS: [&str; 3] = ["600", YARDSTICK, "5x4x4"];

/// The game whose time with minimax is the unit for all other games.
const YARDSTICK: &str = "4x4x4";

/// Minimum speed relative to minimax on the same game.
const MIN_SPEEDUP: [(&str, f64); 2] = [("4x4x4", 1_000.0), ("5x4x4", 20_000.0)];

/// Maximum number of nodes.
const MAX_NODES: (&str, f64) = ("4x4x4", 10.0);

/// Maximum time relative to the yardstick.
const MAX_TIME: [(&str, f64); 6] =
    [("5x5x4", 0.15), ("6x5x4", 0.05), ("7x7x5", 1.5), ("7x5x4", 0.4), ("8x4x4", 25.0), ("5x4x4 misere", 6.0)];

/// Maximum time relative to the yardstick of games that are measured on request.
const MAX_TIME_LONG: [(&str, f64); 1] = [("9x4x4", 700.0)];

/// Maximum time in WebAssembly relative to the native time.
const MAX_WEBASSEMBLY: f64 = 1.4;

/// Minimum nodes per second on 15 × 15, and the minimum share in WebAssembly.
const MIN_SPEED: (f64, f64) = (300_000.0, 0.7);

/// Measurements of the games by solver and minimax. A row has nodes and value.
struct Games {
    native: Vec<Row>,
    chromium: Vec<Row>,
    peer: Vec<Row>,
}

/// Measures and prints a table and the bars.
pub fn bench(long: bool) -> Result<()> {
    let (sh, mut steps) = tools::provide(&NEEDS, RUNS + 1)?;
    let (mut ours, mut chromium, mut peer) = (Vec::new(), Vec::new(), Vec::new());
    let (mut speeds, mut speeds_in_chromium) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        steps.begin("Measure the games");
        peer.push(rows(&native(&sh, "peer").args(MINIMAX_ARGUMENTS).read()?));
        ours.push(rows(&native(&sh, "mnk").arg("short").read()?));
        chromium.push(rows(&in_chromium(&sh, "native", "mnk").arg("short").read()?));
        speeds.push(rows(&native(&sh, "search").read()?));
        speeds_in_chromium.push(rows(&in_chromium(&sh, "native", "search").read()?));
    }
    let mut games = Games { native: least(&ours)?, chromium: least(&chromium)?, peer: least(&peer)? };
    if long {
        games.native.extend(rows(&native(&sh, "mnk").arg("long").read()?));
        games.chromium.extend(rows(&in_chromium(&sh, "native", "mnk").arg("long").read()?));
    }
    steps.begin("Compare");
    print!("{}", table(&games)?);
    let mut bars = bars(&games, long)?;
    let speed = |runs: &[Vec<Row>]| Ok::<_, anyhow::Error>(find(&pick(runs, Pick::Median)?, "all")?.number);
    bars.extend(speed_bars(speed(&speeds)?, speed(&speeds_in_chromium)?));
    bar::print(&bars);
    Ok(())
}

/// Returns the fastest run of each game. All runs must return the same value.
fn least(runs: &[Vec<Row>]) -> Result<Vec<Row>> {
    let values = |run: &[Row]| run.iter().map(|row| row.more.last().cloned()).collect::<Vec<_>>();
    let first = runs.first().map(|run| values(run));
    ensure!(runs.iter().all(|run| Some(values(run)) == first), "two runs have different values");
    pick(runs, Pick::Least)
}

/// Returns nodes and value of a row; the value of an interrupted game is `-`.
fn found(row: &Row) -> Result<(f64, &str)> {
    let [nodes, value] = row.more.as_slice() else { anyhow::bail!("{} has other columns", row.name) };
    Ok((nodes.parse().with_context(|| format!("{} has no nodes", row.name))?, value))
}

fn table(games: &Games) -> Result<String> {
    let mut text = String::new();
    writeln!(text, "{:<14}{:<8}{:>12}{:>12}{:>12}{:>30}", "", "value", "nodes", "native", "Chromium", "minimax")?;
    for row in &games.native {
        let (nodes, value) = found(row)?;
        let (native, chromium) = (time(row.number), time(find(&games.chromium, &row.name)?.number));
        let peer = match find(&games.peer, &row.name) {
            Ok(peer) => {
                let (nodes, value) = found(peer)?;
                format!("{}{}, {nodes} nodes", if value == "-" { "> " } else { "" }, time(peer.number))
            }
            Err(_) => String::new(),
        };
        writeln!(text, "{:<14}{value:<8}{nodes:>12}{native:>12}{chromium:>12}{peer:>30}", row.name)?;
    }
    Ok(text)
}

/// Returns all bars of the games. Games with a bar must be measured and proven.
fn bars(games: &Games, long: bool) -> Result<Vec<Bar>> {
    let mut bars = Vec::new();
    let proven = |rows: &[Row], game: &str| -> Result<(f64, f64)> {
        let row = find(rows, game)?;
        let (nodes, value) = found(row)?;
        ensure!(value != "-", "{game} was not proven");
        Ok((row.number, nodes))
    };
    for (game, least) in MIN_SPEEDUP {
        // An interrupted run of minimax gives a lower bound of the ratio.
        let ratio = find(&games.peer, game)?.number / proven(&games.native, game)?.0;
        bars.push(Bar::at_least(format!("{game}: times as fast as minimax"), least, ratio, 0));
    }
    bars.push(Bar::at_most(format!("{}: nodes", MAX_NODES.0), MAX_NODES.1, proven(&games.native, MAX_NODES.0)?.1, 0));
    let (yardstick, _) = proven(&games.peer, YARDSTICK)?;
    for (game, most) in MAX_TIME.iter().chain(if long { &MAX_TIME_LONG[..] } else { &[] }) {
        let ratio = proven(&games.native, game)?.0 / yardstick;
        bars.push(Bar::at_most(format!("{game}: times minimax's time on {YARDSTICK}"), *most, ratio, 3));
    }
    for row in &games.native {
        let ratio = find(&games.chromium, &row.name)?.number / row.number;
        bars.push(Bar::at_most(format!("{}: times as long in WebAssembly", row.name), MAX_WEBASSEMBLY, ratio, 2));
    }
    Ok(bars)
}

/// Returns the bars of nodes per second on 15 × 15.
fn speed_bars(native: f64, chromium: f64) -> [Bar; 2] {
    [
        Bar::at_least("15x15: nodes a second", MIN_SPEED.0, native, 0),
        Bar::at_least("15x15: part of that in WebAssembly", MIN_SPEED.1, chromium / native, 2),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Measurements that just meet every bar.
    fn good() -> Games {
        let peer = rows("4x4x4\t1e6\t9\tdraw\n5x4x4\t1e8\t9\tdraw\n");
        let mut native = rows("4x4x4\t1e3\t10\tdraw\n5x4x4\t5e3\t9\tdraw\n");
        native.extend(MAX_TIME.iter().flat_map(|(game, bar)| rows(&format!("{game}\t{}\t9\tdraw", bar * 1e6))));
        let chromium = native.iter().map(|row| Row { number: 1.39 * row.number, ..row.clone() }).collect();
        Games { native, chromium, peer }
    }

    fn missed(games: &Games) -> usize {
        bars(games, false).unwrap().iter().filter(|bar| !bar.is_met()).count()
    }

    #[test]
    fn every_bar_can_be_missed() {
        assert_eq!(missed(&good()), 0);
        for number in 0..good().native.len() {
            let mut slow = good();
            slow.chromium[number].number *= 1.1;
            assert_eq!(missed(&slow), 1, "{:?} in WebAssembly", slow.native[number]);
            slow.native[number].number *= 1.1;
            assert_eq!(missed(&slow), 1, "{:?}", slow.native[number]);
        }
        let mut many = good();
        many.native[0].more[0] = "11".to_owned();
        assert_eq!(missed(&many), 1);
        assert_eq!(speed_bars(300_000.0, 210_000.0).map(|bar| bar.is_met()), [true; 2]);
        assert_eq!(speed_bars(299_999.0, 200_000.0).map(|bar| bar.is_met()), [false; 2]);
    }

    #[test]
    fn missing_or_unproven_game_is_an_error() {
        assert!(bars(&good(), true).is_err(), "the long game is missing");
        let mut games = good();
        games.native[0].more[1] = "-".to_owned();
        assert!(bars(&games, false).is_err());
        for change in 0..3 {
            let mut games = good();
            [&mut games.native, &mut games.peer, &mut games.chromium][change].remove(0);
            assert!(bars(&games, false).is_err());
        }
    }

    #[test]
    fn table_has_a_row_for_each_game() {
        let mut games = good();
        games.peer[0].more[1] = "-".to_owned();
        let table = table(&games).unwrap();
        let words: Vec<_> = table.lines().nth(1).unwrap().split_whitespace().collect();
        assert_eq!(words.join(" "), "4x4x4 draw 10 1.0 µs 1.4 µs > 1.0 ms, 9 nodes");
    }
}
