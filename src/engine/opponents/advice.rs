//! What the rule book of a computer player says in a position.

use super::casual::Plan;
use crate::engine::reasons::Rule;
use crate::engine::{Objective, Position, Rules, Square, Squares, tactics};

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
    /// They are on the most lines that can still be completed.
    OpenLines,
}

impl Advice {
    /// Any free square.
    pub(super) fn any_free(position: &Position) -> Self {
        Self { motive: Motive::AnyFree, squares: position.legal_squares() }
    }

    /// Any free square that is not pointless, for a player that has no better advice: on other boards than that of 3 × 3 one
    /// beside a mark, or in the middle for the first mark; in misère one on which no own line is completed.
    pub(super) fn any_sensible(position: &Position) -> Self {
        let any_free = Self::any_free(position);
        let rules = position.rules();
        if rules == Rules::TIC_TAC_TOE {
            return any_free;
        }
        let taken = position.taken();
        let is_sensible = |square: &Square| match rules.objective() {
            // An even number of columns or rows has two in the middle.
            Objective::Normal if taken.is_empty() => {
                (2 * square.column() + 1).abs_diff(rules.columns()) < 2
                    && (2 * square.row() + 1).abs_diff(rules.rows()) < 2
            }
            Objective::Normal => taken
                .iter()
                .any(|mark| mark.column().abs_diff(square.column()) < 2 && mark.row().abs_diff(square.row()) < 2),
            Objective::Misere => true,
        };
        let mut squares: Squares = any_free.squares.iter().filter(is_sensible).collect();
        if rules.objective() == Objective::Misere {
            squares = squares - tactics::completing_squares(position, position.turn());
        }
        Self::of(Motive::AnyFree, squares).unwrap_or(any_free)
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

    /// What the first of these rules that has advice says.
    pub(super) fn first_of(rules: &[Rule], position: &Position) -> Option<Self> {
        rules.iter().find_map(|rule| Self::of(Motive::Rule(*rule), rule.squares(position)))
    }
}
