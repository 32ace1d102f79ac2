//! What the rule book of a computer player says in a position.

use super::casual::Plan;
use super::open_lines::{self, Liking};
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
    /// They are those beside a mark.
    Beside,
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

    /// Any free square beside a mark, as long as there is one and the board is not that of 3 × 3. In misère, any on which
    /// no line is completed, as long as there is one.
    pub(super) fn any_sensible(position: &Position) -> Self {
        let rules = position.rules();
        let free = position.legal_squares();
        let sensible = match rules.objective() {
            Objective::Normal if rules == Rules::TIC_TAC_TOE => None,
            Objective::Normal => {
                let is_beside = |square: &Square| {
                    let mut marks = position.taken().iter();
                    marks.any(|mark| {
                        mark.column().abs_diff(square.column()) < 2 && mark.row().abs_diff(square.row()) < 2
                    })
                };
                Self::of(Motive::Beside, free.iter().filter(is_beside).collect())
            }
            Objective::Misere => {
                let completing = tactics::completing_squares(position, position.turn());
                if completing.is_empty() { None } else { Self::of(Motive::NoLine, free - completing) }
            }
        };
        sensible.unwrap_or_else(|| Self::any_free(position))
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

    /// The squares that do the most for lines that can still be completed, or else any; in misère, those that do the least.
    pub(super) fn open_lines(position: &Position) -> Self {
        let liking = match position.rules().objective() {
            Objective::Normal => Liking::Most,
            Objective::Misere => Liking::Least,
        };
        Self::of(Motive::OpenLines(liking), open_lines::best_squares(position))
            .unwrap_or_else(|| Self::any_free(position))
    }

    /// What the first of these rules that has advice says.
    pub(super) fn first_of(rules: &[Rule], position: &Position) -> Option<Self> {
        rules.iter().find_map(|rule| Self::of(Motive::Rule(*rule), rule.squares(position)))
    }
}
