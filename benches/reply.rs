//! The time of the computer players' replies and of a review.
//!
//! `cargo xtask bench` runs it natively and in Chromium. It prints lines of a name, a tab, and the nanoseconds.

use std::collections::HashSet;
use std::hint::black_box;

use tic_tac_toe::engine::coach::{Review, review};
use tic_tac_toe::engine::evaluation::Analyses;
use tic_tac_toe::engine::{Computer, Mark, Objective, Outcome, Position, Rules, Square, notation};
use web_time::Instant;

/// The number of positions that plain minimax visits from the empty board, including it.
const NODES: u32 = 549_946;

/// The number of positions that a game can reach.
const POSITIONS: usize = 5_478;

/// A game in which the sides keep giving away the win.
const NINE_MOVES: &str = "a1 b1 c1 a2 c2 b2 a3 c3 b3";

/// An opening on 15 × 15.
const TWENTY_MOVES: &str = "h8h6f9i7j8g7f8f7h7g8h9g9g6i8g10h10i6i11j7j5";

/// Measures everything, first the yardstick for the others.
fn measure() -> Vec<(&'static str, f64)> {
    let empty_board = Position::new(Rules::TIC_TAC_TOE);
    // Runs first, because it measures the tables that a visit computes once.
    let first = once(|| reply(&empty_board, 0));
    vec![
        ("plain minimax of the empty board, 549,946 nodes", average(3, |_| count_nodes(&empty_board))),
        ("Perfect's reply on the empty board", average(5_000_000, |seed| reply(&empty_board, seed))),
        ("Perfect's reply, slowest of 5,478 positions", slowest()),
        ("Perfect's first reply of a visit, with what it prepares", first),
        ("Strategist's reply on 15 × 15 after twenty moves", on_fifteen()),
        ("review of nine moves, seven of which could be better", review_nine_moves()),
    ]
}

/// Returns the reply of Perfect.
fn reply(position: &Position, seed: u32) -> Option<Square> {
    Computer::Perfect.reply(black_box(position), u64::from(seed))
}

/// Measures the slowest player without a search, on the largest board.
fn on_fifteen() -> f64 {
    let rules = Rules::new(15, 15, 5, Objective::Normal);
    let position = rules.map(|rules| notation::read_moves(rules, TWENTY_MOVES).game.position());
    let taken = position.map(|position| position.taken().len());
    assert_eq!(taken, Ok(20), "the moves can be played");
    position.map_or(f64::NAN, |position| {
        average(1_000, |seed| Computer::Strategist.reply(black_box(&position), u64::from(seed)))
    })
}

/// Measures the review of the game with the most improvable moves.
fn review_nine_moves() -> f64 {
    let game = notation::read_moves(Rules::TIC_TAC_TOE, NINE_MOVES).game;
    let analyze = || -> Review { review(black_box(&game), &Analyses::default()) };
    let better = analyze().moves.iter().filter(|analyzed| analyzed.better.is_some()).count();
    assert_eq!((game.moves().len(), better), (9, 7), "seven moves could be better");
    average(10_000, |_| analyze())
}

/// Measures Perfect in each position, and returns the longest time.
fn slowest() -> f64 {
    /// Enough for the coarse clock of a browser.
    const CALLS: u32 = 10_000;
    let mut positions = HashSet::new();
    collect_positions(Position::new(Rules::TIC_TAC_TOE), &mut positions);
    assert_eq!(positions.len(), POSITIONS, "every position is measured");
    let times = positions.iter().map(|position| {
        // The median of three measurements excludes interruptions.
        let mut measured = [0; 3].map(|_| average(CALLS, |seed| reply(position, seed)));
        measured.sort_by(f64::total_cmp);
        let [_, median, _] = measured;
        median
    });
    times.fold(0.0, f64::max)
}

fn collect_positions(position: Position, positions: &mut HashSet<Position>) {
    if positions.insert(position) {
        let after = position.legal_squares().iter().filter_map(|square| position.play(square).ok());
        after.for_each(|next| collect_positions(next, positions));
    }
}

/// Searches the whole game by plain minimax and checks the number of nodes.
fn count_nodes(empty_board: &Position) {
    let mut nodes = 0;
    let value = plain_minimax(black_box(empty_board), &mut nodes);
    assert_eq!((value, nodes), (0, NODES), "the game is drawn");
}

/// Returns the value of a position by textbook minimax: 1 if X wins, −1 if O wins, 0 for a draw. Counts the nodes.
fn plain_minimax(position: &Position, nodes: &mut u32) -> i8 {
    *nodes += 1;
    if let Some(outcome) = position.outcome() {
        return match outcome {
            Outcome::Won { by: Mark::X, .. } => 1,
            Outcome::Won { by: Mark::O, .. } => -1,
            Outcome::Drawn => 0,
        };
    }
    let after = position.legal_squares().iter().filter_map(|square| position.play(square).ok());
    let values = after.map(|next| plain_minimax(&next, nodes));
    let best = if position.turn() == Mark::X { values.max() } else { values.min() };
    best.unwrap_or_default()
}

/// Measures one call, in nanoseconds.
fn once<T>(call: impl Fn() -> T) -> f64 {
    let start = Instant::now();
    black_box(call());
    start.elapsed().as_secs_f64() * 1e9
}

/// Measures the average call, in nanoseconds. Each call gets its number. All calls together must last long enough for
/// the coarse clock of a browser.
fn average<T>(calls: u32, call: impl Fn(u32) -> T) -> f64 {
    let start = Instant::now();
    for number in 0..calls {
        black_box(call(number));
    }
    start.elapsed().as_secs_f64() * 1e9 / f64::from(calls)
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    for (name, nanoseconds) in measure() {
        println!("{name}\t{nanoseconds}");
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

    wasm_bindgen_test_configure!(run_in_browser);

    #[wasm_bindgen_test]
    fn measure() {
        // The browser has just started and is still busy.
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(2) {}
        for (name, nanoseconds) in super::measure() {
            console_log!("{name}\t{nanoseconds}");
        }
    }
}
