//! The speed of the search on 15 × 15 with five in a row.
//!
//! `cargo xtask bench mnk` runs it natively and, as a test, in Chromium. It prints lines of a name, a tab, and the
//! nanoseconds for each node.

use engine::{Game, Limits, Rules, Search};
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
