//! The time in which the exact solver solves whole games, including a best move.
//!
//! `cargo xtask bench mnk` runs it natively and in Chromium. It prints a line for each game: name, nanoseconds, nodes,
//! and the value for the first player.

use std::hint::black_box;
use std::time::Duration;

use engine::{Limits, Position, Rules, Solver, Wdl};
use web_time::Instant;

const GAMES: [&str; 9] = ["4x4x4", "5x4x4", "5x5x4", "6x5x4", "7x5x4", "7x7x5", "8x4x4", "9x4x4", "5x4x4 misere"];

/// The minimum time for which a game is solved repeatedly. The shortest round counts, because other programs only add.
const AT_LEAST: Duration = Duration::from_secs(1);

/// The minimum time between two readings of the clock, which is coarse in a browser.
const BETWEEN: Duration = Duration::from_millis(20);

fn measure(mut print: impl FnMut(String)) {
    for game in GAMES {
        let Ok(rules) = game.parse() else { continue };
        let Round { nanoseconds, nodes, value } = least(rules);
        print(format!("{game}\t{nanoseconds:.0}\t{nodes}\t{value}"));
    }
}

/// The cost and the result of solving a game once.
struct Round {
    nanoseconds: f64,
    nodes: u64,
    value: &'static str,
}

/// Solves a game repeatedly and returns the fastest round. A browser optimizes the program during the first ones.
fn least(rules: Rules) -> Round {
    let start = Instant::now();
    let mut least = round(rules);
    while start.elapsed() < AT_LEAST {
        let next = round(rules);
        if next.nanoseconds < least.nanoseconds {
            least = next;
        }
    }
    least
}

/// Solves a game until the clock can tell the time, and returns the mean.
fn round(rules: Rules) -> Round {
    let start = Instant::now();
    let mut times = 0;
    loop {
        let (nodes, value) = solve(rules);
        times += 1;
        let elapsed = start.elapsed();
        if elapsed >= BETWEEN {
            return Round { nanoseconds: elapsed.as_secs_f64() * 1e9 / f64::from(times), nodes, value };
        }
    }
}

/// Solves a game with empty tables, and returns the nodes and the value.
fn solve(rules: Rules) -> (u64, &'static str) {
    let position = black_box(Position::new(rules));
    let Ok(mut solver) = Solver::new(rules) else { return (0, "too large") };
    let result = solver.result(&position, Limits::none());
    let nodes = solver.nodes();
    let best = black_box(solver.best_square(&position, Limits::none()));
    let value = best.ok().and(result.ok());
    (nodes + solver.nodes(), value.map_or("-", Wdl::name))
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    measure(|line| println!("{line}"));
}

/// In a browser, the test below replaces `main`.
#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(target_arch = "wasm32")]
mod in_browser {
    use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

    // As in the game. On the page, a long search would look to the driver like a page that hangs.
    wasm_bindgen_test_configure!(run_in_dedicated_worker);

    #[wasm_bindgen_test]
    fn all_games() {
        super::measure(|line| console_log!("{line}"));
    }
}
