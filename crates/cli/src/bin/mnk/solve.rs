//! Solves a position, until the end, a limit, or Ctrl+C.

use std::cell::RefCell;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use engine::{Limits, Solver, notation};

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
    let mut solver = Solver::with_memory(rules, bytes(arguments.megabytes)).map_err(|error| error.to_string())?;
    let interrupted = interruption::flag()?;

    let start = Instant::now();
    let time = arguments.seconds.map_or(Duration::MAX, Duration::from_secs);
    let progress = RefCell::new(Progress::new());
    // All queries share the limits: `before` is the number of nodes of earlier ones.
    let limits = |before: u64| {
        let (progress, interrupted) = (&progress, &interrupted);
        let should_stop = move |nodes| {
            let elapsed = start.elapsed();
            progress.borrow_mut().update(elapsed, before + nodes);
            elapsed >= time || interrupted.load(Ordering::Relaxed)
        };
        let nodes = arguments.nodes.unwrap_or(u64::MAX).saturating_sub(before);
        Limits::until(move |nodes| f64::from(should_stop(nodes))).and_nodes(nodes)
    };
    let result = solver.result(&position, limits(0));
    let mut nodes = solver.nodes();
    let best = solver.best_square(&position, limits(nodes));
    nodes += solver.nodes();
    let mut result_of = |square| {
        let result = solver.result(&position.play(square).ok()?, limits(nodes));
        nodes += solver.nodes();
        Some(!result.ok()?)
    };
    let all =
        arguments.all.then(|| position.legal_squares().iter().map(|square| (square, result_of(square))).collect());
    Ok(Report {
        rules,
        moves: notation::write_moves(game.moves()),
        turn: position.turn(),
        result,
        best,
        all,
        nodes,
        elapsed: start.elapsed(),
    })
}
