//! The speed of the search on 15 × 15 with five in a row.
//!
//! It prints lines of a name, a tab, and the nanoseconds for each node, and fails if the bar is missed. `cargo xtask bench` runs it.

use std::process::ExitCode;
use std::time::Instant;

use engine::{Game, Limits, Rules, Search};

/// Openings and middle games that the search cannot decide within [`NODES`].
const POSITIONS: [&str; 5] =
    ["h8", "h8h7j8", "h8i9i7g9j6", "h8h9g7i9g9i7g8g6i8f8g11g10", "h8h6f9i7j8g7f8f7h7g8h9g9g6i8g10h10i6i11j7j5"];

/// The number of nodes in each position.
const NODES: u64 = 1_000_000;

/// The performance bar: the minimum number of nodes per second.
const MIN_SPEED: f64 = 300_000.0;

/// The bytes of the transposition table.
const MEMORY: usize = 32 << 20;

/// Measures each position, and last the mean over all.
fn measure() -> Vec<(String, f64)> {
    let (mut nodes, mut seconds) = (0.0, 0.0);
    let mut rows: Vec<(String, f64)> = POSITIONS
        .into_iter()
        .map(|moves| {
            let (searched, took) = search(moves);
            nodes += searched as f64;
            seconds += took;
            (format!("15x15x5 after {moves}, a node"), 1e9 * took / searched as f64)
        })
        .collect();
    rows.push(("15x15x5, a node".to_owned(), 1e9 * seconds / nodes));
    rows
}

/// The number of nodes searched after these moves, and the time in seconds.
fn search(moves: &str) -> (u64, f64) {
    let Ok(rules) = "15x15x5".parse::<Rules>() else { unreachable!("the board is valid") };
    let Ok(game) = Game::parse(rules, moves) else { unreachable!("{moves} is a game") };
    let mut search = Search::with_memory(rules, MEMORY);
    let start = Instant::now();
    let analysis = search.best(&game.position(), Limits::nodes(NODES)).unwrap_or_default();
    let seconds = start.elapsed().as_secs_f64();
    let is_open = analysis.best.is_some() && analysis.evaluation.wdl().is_none();
    assert!(is_open && search.nodes() >= NODES, "{moves} keeps the search busy: {analysis:?}");
    (search.nodes(), seconds)
}

fn main() -> ExitCode {
    let rows = measure();
    for (name, nanoseconds) in &rows {
        println!("{name}\t{nanoseconds:.0}");
    }
    let speed = rows.last().map_or(0.0, |(_, nanoseconds)| 1e9 / nanoseconds);
    println!("{speed:.0} nodes per second, at least {MIN_SPEED}");
    if speed >= MIN_SPEED { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
