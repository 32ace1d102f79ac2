//! Reasons for evaluations, for a page to put into words.

use crate::board::Squares;
use crate::evaluation::{Evaluation, Value};
use crate::games::notakto::{BoardKind, Loss};
use crate::games::position::{Move, best};

/// Why a position is good or bad for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Explanation {
    /// The side to move wins at once on any of these squares.
    WinsNow(Squares),
    /// The side to move can force a win in this many moves of both sides.
    WinsIn(u8),
    /// The other side can force a win in this many moves of both sides.
    LosesIn(u8),
    /// Neither side can force a win.
    Balanced,
    /// Notakto: what the boards count together decides.
    Boards {
        /// What each board counts, from left to right.
        kinds: Vec<BoardKind>,
        /// Why the side to move loses; `None` if it wins, by leaving one of these reasons to the other side.
        loss: Option<Loss>,
    },
    /// Ultimate: the side to move wins a board on any of these squares.
    WinsBoard(Squares),
    /// Ultimate: the side to move may play on any open board.
    FreeChoice,
}

impl Explanation {
    /// Returns the reason in a solved game, from the exact values of all moves; `None` if the best of them is not exact.
    pub(super) fn of_values(values: &[(Move, Evaluation)]) -> Option<Self> {
        let good = best(values);
        let (_, Evaluation::Exact(value)) = values.iter().find(|(played, _)| good.contains(played))? else {
            return None;
        };
        Some(match *value {
            Value::Win(1) => Self::WinsNow(good.iter().map(|played| played.square).collect()),
            Value::Win(moves) => Self::WinsIn(moves),
            Value::Draw => Self::Balanced,
            Value::Loss(moves) => Self::LosesIn(moves),
        })
    }
}
