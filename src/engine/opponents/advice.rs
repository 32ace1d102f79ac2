//! What the rule book of a computer player says in a position.

use super::casual::Plan;
use super::open_lines::Liking;
use crate::engine::reasons::Rule;
use crate::engine::{Position, Square, Squares, tactics};

/// The rule that a computer player follows in a position, and the choice that it leaves.
///
/// A player both chooses and explains itself by this, so that it cannot tell another story than it played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Advice {
    /// Why it chooses among these squares.
    pub motive: Motive,
    /// The squares, all equally likely. There are none once the game is over.
    pub squares: Squares,
}

/// Why a computer player chooses among some squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motive {
    /// No reason at all: they are free.
    AnyFree,
    /// One of the eight rules of good play, of which some players know only the first two.
    Rule(Rule),
    /// They belong to what it fancies.
    Plan(Plan),
    /// They answer the only mark on the board, which is on this square.
    FirstMark(Square),
    /// They do not lose.
    Safety,
    /// They are free, and every one of them loses.
    Lost,
    /// They are the best moves.
    BestPlay,
    /// No line is completed on them, unlike on all others. That would lose.
    NoLine,
    /// They force a reply after which there is a fork.
    Combination,
    /// They are on lines that can still be completed.
    OpenLines(Liking),
}

impl Advice {
    /// Any free square.
    pub(super) fn any_free(position: &Position) -> Self {
        Self { motive: Motive::AnyFree, squares: position.legal_squares() }
    }

    /// These squares, if there are any.
    pub(super) fn of(motive: Motive, squares: Squares) -> Option<Self> {
        if squares.is_empty() { None } else { Some(Self { motive, squares }) }
    }

    /// What has to be done without further thought: complete a line, or else take a square on which the other side would
    /// complete one. `None` if there is neither.
    pub(super) fn pressing(position: &Position) -> Option<Self> {
        let (own, other) = (position.turn(), !position.turn());
        [(Rule::Win, own), (Rule::Block, other)]
            .into_iter()
            .find_map(|(rule, mark)| Self::of(Motive::Rule(rule), tactics::winning_squares(position, mark)))
    }
}
