//! **Very hard** searches 40 to 200 nodes for a move, on boards of more than 10 squares. On 15×15, that is enough for a
//! win by continuous fours, and for one or two moves otherwise.
//!
//! Each search begins with an empty transposition table, so that it finds the same move on every device. The seed of the
//! game determines the number of nodes, so that games differ. The search is the one of Unbeatable, which visits thousands of
//! times as many nodes in a second. A page without a Web Worker cannot search; Very hard then follows the rules of
//! [Strategist](super::strategist).

use super::seeded_random::{Draw, drawn};
use engine::{Analysis, Limits, Position, Search};

/// The fewest nodes for a move.
const MIN_NODES: u32 = 40;

/// The number of different limits. With fewer, games against the same moves repeat.
const LIMITS: u32 = 161;

/// The bytes of the transposition table, enough for these nodes.
const MEMORY: usize = 1 << 14;

/// Returns the number of nodes for the next move of a game with this seed.
pub fn nodes(position: &Position, seed: u64) -> u32 {
    MIN_NODES + drawn(LIMITS, position, seed, Draw::Attention)
}

/// Returns what a search of this many nodes finds; its best move is the reply.
pub fn analysis(position: &Position, nodes: u32) -> Analysis {
    // The search has the rules of the position.
    Search::with_memory(position.rules(), MEMORY).best(position, Limits::nodes(nodes.into())).unwrap_or_default()
}
