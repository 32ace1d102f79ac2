//! Computer players.

use crate::evaluation::Wdl;
use crate::limits::Limits;
use crate::mixing::mix;
use crate::named::named;
use crate::other_games::position::{GamePosition, Move};

named! {
    /// How strong the computer plays.
    ///
    /// In solved games, the levels see this many moves ahead; in ultimate, they search this many nodes.
    ///
    /// | level | moves | nodes |
    /// |---|---|---|
    /// | Easy | 1 | 10 to 19 |
    /// | Medium | 2 | 40 to 79 |
    /// | Hard | 4 | 1,000 to 1,999 |
    /// | Unbeatable | all | as many as the limits allow |
    #[derive(PartialOrd, Ord)]
    pub enum Level {
        /// Completes a line, and otherwise plays at random.
        Easy = "easy",
        /// Also prevents a line.
        Medium = "medium",
        /// Also makes and prevents forks.
        Hard = "hard",
        /// Plays perfectly where the game is solved, and else as well as possible.
        Unbeatable = "unbeatable",
    }
}

/// The most positions that a look ahead sees.
const POSITIONS_AHEAD: u32 = 20_000;

impl Level {
    /// Returns the move that the level plays, or `None` once the game is over. The seed decides among equal moves.
    pub fn choose(self, position: &dyn GamePosition, seed: u64, limits: Limits) -> Option<Move> {
        let random = mix(seed);
        let (moves_ahead, nodes) = match self {
            Self::Easy => (1, 10),
            Self::Medium => (2, 40),
            Self::Hard => (4, 1_000),
            Self::Unbeatable => (0, u64::MAX / 2),
        };
        let good = if position.is_solved() && self != Self::Unbeatable {
            look_ahead(position, moves_ahead)
        } else {
            // The number of nodes varies by the seed, so that games differ.
            position.best_moves(random, limits.and_nodes(nodes + random % nodes))
        };
        let number = random % u64::try_from(good.len()).ok().filter(|moves| *moves > 0)?;
        good.into_iter().nth(number as usize)
    }
}

/// Returns the moves that are best as far as a player sees who looks this many moves ahead, or fewer if there are too many positions.
fn look_ahead(position: &dyn GamePosition, moves_ahead: u8) -> Vec<Move> {
    let legal = position.legal_moves();
    let mut good = legal.clone();
    let mut positions_left = POSITIONS_AHEAD;
    for later in 0..moves_ahead {
        let score = |played: &Move| -score(&*position.after(*played), later, &mut positions_left);
        let scores: Vec<i8> = legal.iter().map(score).collect();
        if positions_left == 0 {
            break;
        }
        let best = scores.iter().max();
        good = legal.iter().zip(&scores).filter(|(_, score)| Some(*score) == best).map(|(played, _)| *played).collect();
    }
    good
}

/// Returns what the side to move sees: a positive number for a win, a negative one for a loss, greater the sooner the game ends.
fn score(position: &dyn GamePosition, moves_ahead: u8, positions_left: &mut u32) -> i8 {
    *positions_left = positions_left.saturating_sub(1);
    let sooner = moves_ahead as i8 + 1;
    match position.ending().map(|ending| ending.result_for(position.turn())) {
        Some(Wdl::Win) => sooner,
        Some(Wdl::Loss) => -sooner,
        None if moves_ahead > 0 && *positions_left > 0 => {
            let score = |played| -score(&*position.after(played), moves_ahead - 1, positions_left);
            position.legal_moves().into_iter().map(score).max().unwrap_or(0)
        }
        _ => 0,
    }
}
