//! Solves a position, until the end, a limit, or Ctrl+C.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use engine::evaluation::Budget;
use engine::notation;
use engine::solver::Solver;

use crate::arguments::{Solve, bytes};
use crate::interruption;
use crate::progress::Progress;
use crate::report::Report;

/// Answers the queries of the command line.
///
/// # Errors
///
/// Names the invalid argument, or states that the board is too large, in a sentence.
pub fn solve(arguments: &Solve) -> Result<Report, String> {
    let game = arguments.board.game(&arguments.moves)?;
    let (rules, position) = (game.rules(), game.position());
    let Some(mut solver) = Solver::new(rules, bytes(arguments.megabytes)) else {
        return Err(format!("{rules} has more than 64 squares, which is the most that can be solved exactly"));
    };
    let interrupted = interruption::flag()?;

    let start = Instant::now();
    let limit = arguments.seconds.map_or(Duration::MAX, Duration::from_secs);
    let mut progress = Progress::new();
    let mut should_stop = |nodes| {
        let elapsed = start.elapsed();
        progress.update(elapsed, nodes);
        elapsed >= limit || interrupted.load(Ordering::Relaxed)
    };
    let budget =
        &mut Budget::new(|nodes| f64::from(should_stop(nodes))).with_nodes(arguments.nodes.unwrap_or(u64::MAX));
    let result = solver.result(&position, budget);
    let best = solver.best_square(&position, budget);
    let mut result_of = |square| Some(!solver.result(&position.play(square).ok()?, budget).ok()?);
    let all =
        arguments.all.then(|| position.legal_squares().iter().map(|square| (square, result_of(square))).collect());
    Ok(Report {
        rules,
        moves: notation::write_moves(game.moves()),
        turn: position.turn(),
        result,
        best,
        all,
        nodes: budget.nodes(),
        elapsed: start.elapsed(),
    })
}
