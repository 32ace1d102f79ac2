//! A game of the search with itself.

use engine::evaluation::{Analysis, Analyzer, BestMove, Budget, Wdl};
use engine::search::Search;
use engine::{Mark, Position};
use fastrand::Rng;

/// The bytes of the transposition table.
pub const MEMORY: usize = 1 << 20;

/// Plays until the game ends or its result is proven, with about this many nodes for a move. Calls `visit` with each position
/// without a proven result, and returns the winner.
pub fn play(
    search: &mut Search,
    mut position: Position,
    nodes: u64,
    random: &mut Rng,
    mut visit: impl FnMut(&Position, &Analysis),
) -> Option<Mark> {
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome.winner();
        }
        let mut budget = Budget::unlimited().with_nodes(random.u64(nodes / 2..=nodes + nodes / 2));
        let analysis = search.analyze(&position, &mut budget, &mut |_| {});
        match analysis.evaluation.wdl() {
            Some(Wdl::Win) => return Some(position.turn()),
            Some(Wdl::Loss) => return Some(!position.turn()),
            Some(Wdl::Draw) => return None,
            None => visit(&position, &analysis),
        }
        position = position.play(analysis.best.map(BestMove::square)?).ok()?;
    }
}
