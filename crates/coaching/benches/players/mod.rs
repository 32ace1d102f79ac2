//! Computer players that play against each other without a clock.

use coaching::Computer;
use coaching::opponents::very_hard;
use engine::{BestMove, Limits, Position, Rules, Search, Square, tablebase};

/// The number of nodes that **Unbeatable** searches for a move, instead of the time limit in the game. It searches more
/// than ten times as many in a second.
const NODES: u64 = 20_000;

/// The bytes of its transposition table, enough for these nodes.
const MEMORY: usize = 1 << 20;

/// A computer player on any board.
pub enum Player {
    /// Follows rules.
    Rules(Computer),
    /// Searches for a moment.
    VeryHard,
    /// Searches as long as it may.
    Search(Box<Search>),
}

impl Player {
    /// Returns a player for games under these rules.
    pub fn new(computer: Computer, rules: Rules) -> Self {
        match computer {
            Computer::VERY_HARD => Self::VeryHard,
            computer if computer.analyzes() && !tablebase::covers(rules) => {
                Self::Search(Box::new(Search::with_memory(rules, MEMORY)))
            }
            computer => Self::Rules(computer),
        }
    }

    /// Returns the move of the player, or `None` once the game is over.
    pub fn reply(&mut self, position: &Position, seed: u64) -> Option<Square> {
        match self {
            Self::Rules(computer) => computer.reply(position, seed),
            Self::VeryHard => {
                very_hard::analysis(position, very_hard::nodes(position, seed)).best.map(BestMove::square)
            }
            Self::Search(search) => search.best(position, Limits::nodes(NODES)).ok()?.best.map(BestMove::square),
        }
    }
}
