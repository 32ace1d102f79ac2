//! How many moves a second the search for large boards tries, on 15 × 15 with five in a row.
//!
//! It prints a row for each position: its moves, the nodes a second, the depth that was reached and the best move.

use std::time::Instant;

use tic_tac_toe::engine::search::{DEFAULT_MEMORY, Limits, Search};
use tic_tac_toe::engine::{Objective, Rules, notation};

/// Openings and positions from the middle of a game, none of which is decided at a glance.
const POSITIONS: [&str; 5] = ["h8", "h8h7j8", "h8i9i7g9j6", "h8i8i9g7j10g9h10h9i10j9", "h8h9i9g7i7i8j8k7j9k9j7j10"];

/// How many moves are tried in each.
const NODES: u64 = 2_000_000;

fn main() {
    let Ok(rules) = Rules::new(15, 15, 5, Objective::Normal) else { return };
    let (mut nodes, mut seconds) = (0, 0.0);
    for moves in POSITIONS {
        let position = notation::read_moves(rules, moves).game.position();
        let mut search = Search::new(rules, DEFAULT_MEMORY);
        let start = Instant::now();
        let limits = Limits { nodes: NODES, ..Limits::NONE };
        let Some(found) = search.best_move(&position, limits, &mut || false, &mut |_| {}) else { continue };
        let elapsed = start.elapsed().as_secs_f64();
        println!(
            "{moves}\t{:.0}\t{}\t{}\t{:?}",
            found.nodes as f64 / elapsed,
            found.depth,
            found.square,
            found.prospect
        );
        nodes += found.nodes;
        seconds += elapsed;
    }
    println!("all\t{:.0}", nodes as f64 / seconds);
}
