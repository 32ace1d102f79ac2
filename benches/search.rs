//! The speed of the search in nodes per second, on 15 × 15 with five in a row.
//!
//! `cargo xtask bench mnk` runs it natively and, as a test, in Chromium. It prints lines of a name, a tab, and the
//! nodes per second.

use tic_tac_toe::engine::search::{Found, Limits, Prospect, Search};
use tic_tac_toe::engine::{Objective, Rules, notation};
use web_time::Instant;

/// Openings and middle games that the search cannot decide within [`NODES`].
const POSITIONS: [&str; 5] =
    ["h8", "h8h7j8", "h8i9i7g9j6", "h8h9g7i9g9i7g8g6i8f8g11g10", "h8h6f9i7j8g7f8f7h7g8h9g9g6i8g10h10i6i11j7j5"];

/// The number of nodes in each position.
const NODES: u64 = 1_000_000;

/// The bytes of the transposition table.
const MEMORY: usize = 32 << 20;

/// Measures each position, and last the mean over all.
fn measure() -> Vec<(String, f64)> {
    let (mut nodes, mut seconds) = (0.0, 0.0);
    let mut rows: Vec<(String, f64)> = POSITIONS
        .into_iter()
        .map(|moves| {
            let (found, took) = search(moves);
            nodes += found.nodes as f64;
            seconds += took;
            (format!("nodes a second on 15 × 15 after {moves}"), found.nodes as f64 / took)
        })
        .collect();
    rows.push(("all".to_owned(), nodes / seconds));
    rows
}

/// Searches the position after these moves, and returns the result and the seconds.
fn search(moves: &str) -> (Found, f64) {
    let found = Rules::new(15, 15, 5, Objective::Normal).ok().and_then(|rules| {
        let read = notation::read_moves(rules, moves);
        let mut search = Search::new(rules, MEMORY);
        let limits = Limits { nodes: NODES, ..Limits::NONE };
        let start = Instant::now();
        let found = search.best_move(&read.game.position(), limits, &mut || false, &mut |_| {})?;
        (read.problem.is_none()).then_some((found, start.elapsed().as_secs_f64()))
    });
    let (found, seconds) = found.unwrap_or_else(|| unreachable!("{moves} can be played"));
    let is_open = matches!(found.prospect, Prospect::Open { .. });
    assert!(is_open && found.nodes >= NODES, "{moves} keeps the search busy: {found:?}");
    (found, seconds)
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    for (name, number) in measure() {
        println!("{name}\t{number:.0}");
    }
}

/// In a browser, the test below replaces `main`.
#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(target_arch = "wasm32")]
mod in_browser {
    use std::time::Duration;

    use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};
    use web_time::Instant;

    // As in the game. On the page, a long search would look to the driver like a page that hangs.
    wasm_bindgen_test_configure!(run_in_dedicated_worker);

    #[wasm_bindgen_test]
    fn measure() {
        // The browser has just started and is still busy.
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(2) {}
        for (name, number) in super::measure() {
            console_log!("{name}\t{number:.0}");
        }
    }
}
