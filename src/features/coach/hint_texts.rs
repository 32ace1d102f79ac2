//! Texts of hints: the best move and its reason.

use super::value_texts::moves_of_one_side;
use crate::i18n::Texts;
use coaching::coach::{Effect, ForkBlock, Hint, Reason};
use engine::evaluation::{Evaluation, Value, Wdl};
use engine::{Line, Mark, Position, Square, Squares};

impl Texts {
    /// The best move and its reason.
    #[must_use]
    pub fn best_move(self, hint: &Hint, position: &Position) -> String {
        self.square_reason(&hint.square.name(), &self.best_reason(hint, position))
    }

    /// The reason of the best move, with its value unless the reason tells it.
    pub(crate) fn best_reason(self, hint: &Hint, position: &Position) -> String {
        let reason = self.reason_alone(hint, position);
        // These effects and reasons alone do not suggest a win.
        let hides_win = hint.effect.is_some() || hint.reason.as_ref().is_some_and(Reason::is_place);
        match (hint.value, &hint.reason) {
            (Evaluation::Exact(Value::Loss(_)), _) => self.every_move_loses(&reason),
            (Evaluation::Exact(Value::Win(marks)), _) if hides_win => {
                self.and_wins_in(&reason, moves_of_one_side(marks))
            }
            // The reason already says that the move wins.
            (_, Some(Reason::Win { .. })) => reason,
            (Evaluation::Proven(_), reason_of_rule) if reason_of_rule.is_some() || hint.effect.is_some() => {
                self.with_value(&reason, &self.value(hint.value))
            }
            _ => reason,
        }
    }

    /// The effect or the reason of the best move or, without either, its value.
    pub(crate) fn reason_alone(self, hint: &Hint, position: &Position) -> String {
        match (hint.effect, &hint.reason, hint.value) {
            (Some(effect), ..) => self.effect(effect, position),
            (None, Some(reason), _) => self.reason(reason, position.turn()),
            (None, None, Evaluation::Estimate(_) | Evaluation::Unknown) => self.best_so_far().to_owned(),
            (None, None, value) if value.wdl() == Some(Wdl::Draw) => {
                if hint.is_better { self.keeps_draw() } else { self.leads_to_draw() }.to_owned()
            }
            (None, None, _) => self.value(hint.value),
        }
    }

    /// The effect of a move in this position, to follow its square.
    pub(crate) fn effect(self, effect: Effect, position: &Position) -> String {
        let in_a_row = position.rules().in_a_row();
        match effect {
            Effect::Threat { squares } => self.threatens(&self.list(squares)),
            Effect::StopFork => self.stops_fork((!position.turn()).letter()),
            Effect::BlockRow { row } => self.blocks_row((!position.turn()).letter(), row.squares().len(), &ends(row)),
            Effect::TwoRows { rows } => self.two_threats(&self.conjunction(rows.map(ends).into())),
            Effect::OpenRow { row } => self.open_row(row.squares().len(), &ends(row)),
            Effect::BlockLine { line } => self.blocks((!position.turn()).letter(), &joined(line.iter())),
            Effect::BuildLine { line } => self.builds(&joined(line.iter())),
            Effect::NoLine { avoided } => self.completes_nothing(&self.list(avoided)),
            Effect::FewestLines => self.fewest_open_lines(position.turn().letter()),
            Effect::ManyLines { is_center: true } => self.good_center(in_a_row),
            Effect::ManyLines { is_center: false } => self.many_ways(in_a_row),
        }
    }

    /// The effect of a move by a rule of thumb, to follow its square.
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
        }
    }

    /// The squares of lines.
    fn lines(self, lines: &[Line]) -> String {
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
