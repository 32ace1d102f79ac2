//! Texts of hints: the best move and its reason.

use crate::i18n::formats::moves_of_one_side;
use crate::i18n::{Texts, choice};
use coaching::coach::{ForkBlock, Hint, Reason};
use engine::{Evaluation, Line, Mark, Objective, Position, Square, Squares, Value, Wdl};

impl Texts {
    /// The best move and its reason.
    #[must_use]
    pub fn best_move(self, hint: &Hint, position: &Position) -> String {
        self.square_reason(&hint.square.name(), &self.best_reason(hint, position.turn()))
    }

    /// The first help, which does not tell the square. It names a win, a threat to stop or a fork; else the value of the position; and
    /// else the lines to look at.
    #[must_use]
    pub fn nudge_of(self, hint: &Hint, objective: Objective) -> &'static str {
        self.nudge(match &hint.reason {
            Some(Reason::Win { .. }) => choice::Nudge::Win,
            Some(Reason::Block { .. } | Reason::BlockLine { .. } | Reason::BlockRow { .. }) => choice::Nudge::Block,
            Some(Reason::Fork { .. } | Reason::TwoRows { .. }) => choice::Nudge::Fork,
            _ if hint.value.wdl() == Some(Wdl::Win) => choice::Nudge::Force,
            _ if hint.value.wdl() == Some(Wdl::Loss) => choice::Nudge::Lost,
            Some(Reason::BlockFork { .. } | Reason::StopFork) => choice::Nudge::StopFork,
            _ if hint.is_better => choice::Nudge::Careful,
            Some(Reason::Threat { .. }) => choice::Nudge::Threat,
            Some(Reason::OpenRow { .. } | Reason::BuildLine { .. }) => choice::Nudge::Row,
            _ if objective == Objective::Misere => choice::Nudge::Avoid,
            _ => choice::Nudge::Calm,
        })
    }

    /// The reason of the best move, with its value unless the reason tells it.
    pub(crate) fn best_reason(self, hint: &Hint, mover: Mark) -> String {
        let reason = self.reason_alone(hint, mover);
        // These reasons alone do not suggest a win.
        let hides_win = hint.reason.as_ref().is_some_and(|reason| !reason.is_decisive());
        match (hint.value, &hint.reason) {
            (Evaluation::Exact(Value::Loss(_)), _) => self.every_move_loses(&reason),
            (Evaluation::Exact(Value::Win(marks)), _) if hides_win => {
                self.and_wins_in(&reason, moves_of_one_side(marks))
            }
            // The reason already says that the move wins.
            (_, Some(Reason::Win { .. })) => reason,
            (Evaluation::Proven(_), Some(_)) => self.with_value(&reason, &self.effect(hint)),
            _ => reason,
        }
    }

    /// The reason of the best move or, without one, its value.
    pub(crate) fn reason_alone(self, hint: &Hint, mover: Mark) -> String {
        match (&hint.reason, hint.value) {
            (Some(reason), _) => self.reason(reason, mover),
            (None, Evaluation::Estimate(_) | Evaluation::Unknown) => self.best_so_far().to_owned(),
            (None, _) => self.effect(hint),
        }
    }

    /// What the best move leads to.
    fn effect(self, hint: &Hint) -> String {
        match hint.value.wdl() {
            Some(Wdl::Draw) if hint.is_better => self.keeps_draw().to_owned(),
            Some(Wdl::Draw) => self.leads_to_draw().to_owned(),
            _ => self.value(hint.value),
        }
    }

    /// The reason of a move, to follow its square.
    pub(crate) fn reason(self, reason: &Reason, mover: Mark) -> String {
        let other = (!mover).letter();
        match reason {
            Reason::Win { lines } => self.completes(&self.lines(lines)),
            Reason::Block { lines } => self.blocks(other, &self.lines(lines)),
            Reason::Fork { lines } => self.makes_fork(&self.lines(lines)),
            Reason::BlockFork { forks, by } => {
                let forks = self.list(*forks);
                match by {
                    ForkBlock::Occupy => self.blocks_fork(other, &forks),
                    ForkBlock::TakeAway { line } => self.takes_fork_away(other, &forks, &joined(line.iter())),
                    ForkBlock::Force { line, reply } => {
                        self.forces_reply(other, &forks, &joined(line.iter()), &reply.name())
                    }
                }
            }
            Reason::Center => self.takes_center().to_owned(),
            Reason::OppositeCorner { of } => self.takes_opposite_corner(&of.name()),
            Reason::EmptyCorner => self.takes_corner().to_owned(),
            Reason::EmptySide => self.takes_side().to_owned(),
            Reason::Threat { squares } => self.threatens(&self.list(*squares)),
            Reason::StopFork => self.stops_fork(other),
            Reason::BlockRow { row } => self.blocks_row(other, row.squares().len(), &ends(*row)),
            Reason::TwoRows { rows } => self.two_threats(&self.conjunction(rows.map(ends).into())),
            Reason::OpenRow { row } => self.open_row(row.squares().len(), &ends(*row)),
            Reason::BlockLine { line } => self.blocks(other, &joined(line.iter())),
            Reason::BuildLine { line } => self.builds(&joined(line.iter())),
            Reason::NoLine { avoided } => self.completes_nothing(&self.list(*avoided)),
            Reason::FewestLines => self.fewest_open_lines(mover.letter()),
            Reason::ManyLines { in_a_row, is_center: true } => self.good_center(*in_a_row),
            Reason::ManyLines { in_a_row, is_center: false } => self.many_ways(*in_a_row),
        }
    }

    /// The squares of lines.
    pub(crate) fn lines(self, lines: &[Line]) -> String {
        self.conjunction(lines.iter().map(|line| joined(line.iter())).collect())
    }

    /// A list of squares.
    pub(crate) fn list(self, squares: Squares) -> String {
        self.conjunction(squares.iter().map(Square::name).collect())
    }
}

/// Returns the squares of a line.
pub(crate) fn joined(squares: impl Iterator<Item = Square>) -> String {
    squares.map(Square::name).collect::<Vec<String>>().join("–")
}

/// Returns the ends of a row.
pub(crate) fn ends(row: Line) -> String {
    joined([row.first(), row.last()].into_iter())
}
