//! How many moves a second the search for large boards tries, on 15 × 15 with five in a row.
//!
//! `cargo xtask bench mnk` runs this natively and in Chromium. It prints a row for each position: its moves, the nodes a second, the depth that was reached and
//! the best move; and one for all together.

use tic_tac_toe::engine::search::{DEFAULT_MEMORY, Limits, Search};
use tic_tac_toe::engine::{Objective, Rules, notation};
use web_time::Instant;

/// Openings and positions from the middle of a game, none of which is decided at a glance.
const POSITIONS: [&str; 5] = ["h8", "h8h7j8", "h8i9i7g9j6", "h8i8i9g7j10g9h10h9i10j9", "h8h9i9g7i7i8j8k7j9k9j7j10"];

/// How many moves are tried in each.
const NODES: u64 = 2_000_000;

fn measure(mut print: impl FnMut(String)) {
    let Ok(rules) = Rules::new(15, 15, 5, Objective::Normal) else { return };
    let (mut nodes, mut seconds) = (0, 0.0);
    for moves in POSITIONS {
        let position = notation::read_moves(rules, moves).game.position();
        let mut search = Search::new(rules, DEFAULT_MEMORY);
        let start = Instant::now();
        let limits = Limits { nodes: NODES, ..Limits::NONE };
        let Some(found) = search.best_move(&position, limits, &mut || false, &mut |_| {}) else { continue };
        let elapsed = start.elapsed().as_secs_f64();
        print(format!(
            "{moves}\t{:.0}\t{}\t{}\t{:?}",
            found.nodes as f64 / elapsed,
            found.depth,
            found.square,
            found.prospect
        ));
        nodes += found.nodes;
        seconds += elapsed;
    }
    print(format!("all\t{:.0}", nodes as f64 / seconds));
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    measure(|line| println!("{line}"));
}

/// In a browser the test below takes the place of `main`.
#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(target_arch = "wasm32")]
mod in_browser {
    use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

    // As in the game. On the page itself, a long search would look to the driver like a page that hangs.
    wasm_bindgen_test_configure!(run_in_dedicated_worker);

    #[wasm_bindgen_test]
    fn measure() {
        super::measure(|line| console_log!("{line}"));
    }
}
