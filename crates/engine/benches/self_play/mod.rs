//! A game of the search with itself.

use engine::{Analysis, BestMove, Limits, Mark, Position, Search, Wdl};
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
        let limits = Limits::nodes(random.u64(nodes / 2..=nodes + nodes / 2));
        let analysis = search.best(&position, limits).ok()?;
        match analysis.evaluation.wdl() {
            Some(Wdl::Win) => return Some(position.turn()),
            Some(Wdl::Loss) => return Some(!position.turn()),
            Some(Wdl::Draw) => return None,
            None => visit(&position, &analysis),
        }
        position = position.play(analysis.best.map(BestMove::square)?).ok()?;
    }
}
