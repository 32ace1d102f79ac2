//! The time in which the exact solver solves whole games, including a best move.
//!
//! It prints a line for each game: name, nanoseconds, nodes, and the value for the first player, and fails if the bar is missed.
//! `cargo xtask bench` runs it. Tests compare the numbers of nodes.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use engine::{Limits, Position, Rules, Solver, Wdl};

const GAMES: [&str; 9] = ["4x4x4", "5x4x4", "5x5x4", "6x5x4", "7x5x4", "7x7x5", "8x4x4", "9x4x4", "5x4x4 misere"];

/// The performance bar: the minimum number of nodes per second in all games together.
const MIN_SPEED: f64 = 100_000.0;

/// The minimum time for which a game is solved repeatedly. The shortest round counts, because other programs only add.
const AT_LEAST: Duration = Duration::from_secs(1);

/// The minimum time between two readings of the clock.
const BETWEEN: Duration = Duration::from_millis(20);

/// The cost and the result of solving a game once.
struct Round {
    nanoseconds: f64,
    nodes: u64,
    value: &'static str,
}

/// Solves a game repeatedly and returns the fastest round.
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

fn main() -> ExitCode {
    let (mut total_nodes, mut seconds) = (0, 0.0);
    for game in GAMES {
        let Ok(rules) = game.parse() else { unreachable!("{game} is a game") };
        let Round { nanoseconds, nodes, value } = least(rules);
        println!("{game}\t{nanoseconds:.0}\t{nodes}\t{value}");
        total_nodes += nodes;
        seconds += nanoseconds / 1e9;
    }
    let speed = total_nodes as f64 / seconds;
    println!("{speed:.0} nodes per second, at least {MIN_SPEED}");
    if speed >= MIN_SPEED { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
