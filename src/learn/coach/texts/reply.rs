//! Why a computer player made its move.

use crate::i18n::Texts;
use crate::i18n::formats::moves_of_one_side;
use coaching::coach::{Reason, line_reason, with_threat};
use coaching::opponents::{Choice, Criterion, LineHeuristic};
use engine::tactics::{self, ForcedFork};
use engine::{Analysis, Mark, Position, Square, Squares, Value, Wdl, tablebase};

impl Texts {
    /// Why a computer player made an analyzed move: the result of the move or, if unknown, the lines that the move builds or blocks.
    #[must_use]
    pub fn analyzed_move(self, square: Square, known: &Analysis, reason: Option<&Reason>, mover: Mark) -> String {
        let text = match known.evaluation.wdl() {
            Some(result @ (Wdl::Win | Wdl::Draw)) if !known.is_proven() => self.probably_keeps(result).to_owned(),
            Some(Wdl::Win) => self.proven_win(&self.value(known.evaluation)),
            Some(Wdl::Draw) => self.proven_draw().to_owned(),
            Some(Wdl::Loss) => self.loses_late().to_owned(),
            None => reason.map_or_else(|| self.best_found().to_owned(), |reason| self.reason(reason, mover)),
        };
        self.square_reason(&square.name(), &text)
    }

    /// Why a computer player took one of the squares of its choice, and the squares to show besides that one. `None` for a
    /// square that it does not choose.
    #[must_use]
    pub fn chosen_move(self, choice: &Choice, square: Square, position: &Position) -> Option<(String, Squares)> {
        if !choice.squares.contains(square) {
            return None;
        }
        let (mark, other) = (position.turn().letter(), (!position.turn()).letter());
        let avoided = position.legal_squares() - choice.squares;
        let alone = |text: &str| (text.to_owned(), Squares::EMPTY);
        let (text, squares) = match choice.criterion {
            Criterion::AnyFree if choice.squares.len() == 1 => alone(self.last_square()),
            Criterion::AnyFree => (self.picked_any(choice.squares.len()), Squares::EMPTY),
            Criterion::Rule(rule) => {
                let reason = rule.reason_if_advised(position, square)?;
                let squares = reason.squares();
                (self.reason(&with_threat(reason, position, square), position.turn()), squares)
            }
            Criterion::FavoriteLines(lines) => {
                let needs = lines.needs(position, square)?;
                (self.aims_for(&self.list(needs)), needs)
            }
            Criterion::FirstMark(first) => (self.drawing_reply(&first.name()), first.into()),
            Criterion::Safe if avoided.is_empty() => alone(self.every_square_safe()),
            Criterion::Safe => (self.safe_move(other, &self.list(avoided)), avoided),
            Criterion::Lost => alone(self.is_losing()),
            Criterion::NoLine => (self.completes_nothing(&self.list(avoided)), avoided),
            Criterion::ForcedFork => {
                let ForcedFork { reply, forks } = ForcedFork::of_move(position, square)?;
                (self.forces_fork(other, &reply.name(), mark, &self.list(forks)), forks.with(reply))
            }
            Criterion::OpenLines(LineHeuristic::Any) => (self.on_open_line(mark), Squares::EMPTY),
            Criterion::OpenLines(LineHeuristic::Most) => match line_reason(position, square) {
                Some(reason) => (self.reason(&reason, position.turn()), Squares::EMPTY),
                None => (self.most_open_lines(mark), Squares::EMPTY),
            },
            Criterion::OpenLines(LineHeuristic::Least) => (self.fewest_open_lines(mark), Squares::EMPTY),
            Criterion::Best => self.best_by_tablebase(square, position)?,
        };
        Some((self.square_reason(&square.name(), &text), squares))
    }

    /// Why a move is the best one by the tablebase: it wins or threatens to complete a line, or some replies to it are mistakes.
    fn best_by_tablebase(self, square: Square, position: &Position) -> Option<(String, Squares)> {
        let after = position.play(square).ok()?;
        let value = tablebase::value(&after)?.of_last_move();
        let threats = tactics::winning_squares(&after, position.turn());
        if !threats.is_empty() && !matches!(value, Value::Win(_)) {
            let threat = self.threatens(&self.list(threats));
            let text = if matches!(value, Value::Loss(_)) { self.every_move_loses(&threat) } else { threat };
            return Some((text, threats));
        }
        let keeping = tablebase::keeping_squares(&after)?;
        // Replies that lose a draw or give a win away. There are none if the move wins.
        let traps = after.legal_squares() - keeping;
        let (other, replies) = ((!position.turn()).letter(), self.list(traps));
        let is_any_safe = || tablebase::keeping_squares(position) == Some(position.legal_squares());
        let text = match value {
            Value::Win(1) => self.is_won().to_owned(),
            Value::Win(marks) => self.forces_win(moves_of_one_side(marks)),
            Value::Draw if traps.is_empty() && is_any_safe() => self.every_square_safe().to_owned(),
            Value::Draw if traps.is_empty() => self.keeps_draw().to_owned(),
            Value::Draw if traps.len() > keeping.len() => self.sets_trap(other, &replies),
            Value::Draw => self.keeps_draw_unless(other, &replies),
            Value::Loss(_) if traps.is_empty() => self.holds_out().to_owned(),
            Value::Loss(_) => self.hopes(other, &replies),
        };
        Some((text, traps))
    }
}
