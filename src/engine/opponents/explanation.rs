//! Why a computer player made a move, in its own terms.

use super::advice::Motive;
use super::{Combination, Computer, Liking, open_lines};
use crate::engine::reasons::Reason;
use crate::engine::tablebase::{self, Value};
use crate::engine::{Position, Square, Squares};

/// Why a computer player made a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Explanation {
    /// The move was as good to it as any.
    Any {
        /// How many squares were free, at least one.
        of: u32,
    },
    /// It followed one of the eight rules of good play. [`Casual`](Computer::Casual) and [`Trapper`](Computer::Trapper)
    /// know only the first two.
    Rule(Reason),
    /// It followed the plan that it fancies in this game.
    Plan {
        /// The squares of the plan, whatever is on them.
        squares: Squares,
    },
    /// It knows how to reply to the first mark of a game.
    FirstReply {
        /// The square of that mark.
        to: Square,
    },
    /// It made one of the moves that do not lose.
    Safe {
        /// The moves that lose, which it avoided.
        avoided: Squares,
    },
    /// No move that does not lose was left, and so it made any.
    Lost,
    /// It took any square on which it completes no line, because that would lose.
    NoLine {
        /// The squares on which it would have completed one.
        avoided: Squares,
    },
    /// It forces a reply and can then make a fork.
    Combination(Combination),
    /// It took a square for the sake of lines that it can still complete.
    OpenLines {
        /// For the sake of which.
        liking: Liking,
        /// How many of them go through the square.
        lines: u32,
    },
    /// It made the best move.
    Perfect {
        /// What the move gives it.
        value: Value,
        /// The traps: the replies that give away what the other side has. Where the value is a draw, they lose; where it
        /// is a loss, they let the win go. In a game that is won there are none, because no reply can help any more.
        traps: Squares,
        /// How many replies there are.
        replies: u32,
    },
}

impl Computer {
    /// Why it made this move in this position, or `None` for a move that it would not make with this seed.
    ///
    /// ```
    /// use tic_tac_toe::engine::opponents::Explanation;
    /// use tic_tac_toe::engine::tablebase::Value;
    /// use tic_tac_toe::engine::{Computer, Rules, notation};
    ///
    /// let position = notation::read_moves(Rules::TIC_TAC_TOE, "").game.position();
    /// let Some(Explanation::Perfect { value, traps, replies }) =
    ///     Computer::Perfect.explain(&position, "a1".parse()?, 1)
    /// else {
    ///     panic!("it opens with a corner")
    /// };
    /// // Only the centre holds the draw.
    /// assert_eq!((value, traps.len(), replies), (Value::Draw, 7, 8));
    /// assert_eq!(Computer::Perfect.explain(&position, "b1".parse()?, 1), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn explain(self, position: &Position, square: Square, seed: u64) -> Option<Explanation> {
        let advice = self.advice(position, seed);
        if !advice.squares.contains(square) {
            return None;
        }
        Some(match advice.motive {
            Motive::AnyFree => Explanation::Any { of: advice.squares.len() },
            Motive::Rule(rule) => Explanation::Rule(rule.finds(position, square)?),
            Motive::Plan(plan) => Explanation::Plan { squares: plan.squares() },
            Motive::FirstMark(to) => Explanation::FirstReply { to },
            Motive::Safety => Explanation::Safe { avoided: position.legal_squares() - advice.squares },
            Motive::Lost => Explanation::Lost,
            Motive::BestPlay => best_play(position, square)?,
            Motive::NoLine => Explanation::NoLine { avoided: position.legal_squares() - advice.squares },
            Motive::Combination => Explanation::Combination(Combination::of(position, square)?),
            Motive::OpenLines(liking) => Explanation::OpenLines { liking, lines: open_lines::count(position, square) },
        })
    }
}

/// What there is to say about a best move.
fn best_play(position: &Position, square: Square) -> Option<Explanation> {
    let after = position.play(square).ok()?;
    let for_other = tablebase::value(&after)?;
    let replies = after.legal_squares();
    let mut traps = Squares::EMPTY;
    for reply in replies {
        if !tablebase::value_of_move(&after, reply)?.same_result(for_other) {
            traps.insert(reply);
        }
    }
    Some(Explanation::Perfect { value: for_other.of_the_move_here(), traps, replies: replies.len() })
}

impl Explanation {
    /// The squares that it speaks of, besides that of the move.
    #[must_use]
    pub fn squares(&self) -> Squares {
        match self {
            Self::Any { .. } | Self::Lost | Self::OpenLines { .. } => Squares::EMPTY,
            Self::Rule(reason) => reason.squares(),
            Self::Plan { squares } => *squares,
            Self::FirstReply { to } => (*to).into(),
            Self::Safe { avoided } | Self::NoLine { avoided } => *avoided,
            Self::Combination(Combination { reply, forks }) => forks.with(*reply),
            Self::Perfect { traps, .. } => *traps,
        }
    }
}
