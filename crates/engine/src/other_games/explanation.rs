//! Reasons for evaluations, for a page to put into words.

use crate::board::Squares;
use crate::named::named;

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

named! {
    /// What a board counts, with its name in the paper.
    pub enum BoardKind {
        /// Nothing: like a board that is finished.
        One = "1",
        /// A single move.
        A = "a",
        /// Like two moves, of which a side may skip the second.
        B = "b",
        /// Both of these.
        AB = "ab",
        /// The empty board.
        C = "c",
        /// Only the center is taken: like two empty boards.
        CC = "c2",
        /// Some boards with three crosses.
        D = "d",
        /// Two crosses beside each other at the edge.
        AD = "ad",
    }
}

named! {
    /// Why the side to move loses: the product of all boards.
    pub enum Loss {
        /// All boards together count a single move, which the side to move has to make.
        SingleMove = "a",
        /// The boards answer each other: for each move on one, another has its reply.
        Answers = "b2",
        /// An empty board and a board of kind b, which answer each other.
        EmptyAndB = "bc",
        /// The boards count like two empty ones, or like the center alone, where each move has its opposite.
        Opposites = "c2",
    }
}
