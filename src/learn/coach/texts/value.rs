//! Texts of values and of the progress of an analysis.

use crate::i18n::Texts;
use crate::i18n::formats::moves_of_one_side;
use crate::learn::coach::value_kind::{Chances, ValueKind};
use engine::{Evaluation, Mark, Proof, Value, Wdl};

impl Texts {
    /// The evaluation of a square for the side to move.
    #[must_use]
    pub fn value(self, value: Evaluation) -> String {
        match value {
            Evaluation::Exact(Value::Win(marks)) => self.wins_in(moves_of_one_side(marks)),
            Evaluation::Exact(Value::Loss(marks)) => self.loses_in(moves_of_one_side(marks)),
            Evaluation::Proven(Proof::Win { within: Some(marks) }) => self.wins_within(moves_of_one_side(marks)),
            Evaluation::Proven(Proof::Loss { within: Some(marks) }) => self.loses_within(moves_of_one_side(marks)),
            Evaluation::Proven(Proof::Win { within: None }) => self.is_won().to_owned(),
            Evaluation::Proven(Proof::Loss { within: None }) => self.is_lost().to_owned(),
            Evaluation::Exact(Value::Draw) | Evaluation::Proven(Proof::Draw) => self.is_drawn().to_owned(),
            Evaluation::Estimate(estimate) => self.chances_in_words(Chances::of(estimate)).to_owned(),
            Evaluation::Unknown => self.not_analyzed().to_owned(),
        }
    }

    /// What a side can expect.
    fn chances_in_words(self, chances: Chances) -> &'static str {
        match chances {
            Chances::Poor => self.poor_chances(),
            Chances::Even => self.equal_chances(),
            Chances::Good => self.good_chances(),
        }
    }

    /// A kind of evaluation without its distance, for the legend of small squares.
    #[must_use]
    pub fn value_kind(self, kind: ValueKind) -> &'static str {
        match kind {
            ValueKind::Result(Wdl::Win) => self.is_won(),
            ValueKind::Result(Wdl::Draw) => self.is_drawn(),
            ValueKind::Result(Wdl::Loss) => self.is_lost(),
            ValueKind::Chances(chances) => self.chances_in_words(chances),
            ValueKind::Unknown => self.not_analyzed(),
        }
    }

    /// The evaluation of a position of a running game.
    #[must_use]
    pub fn position_value(self, value: Evaluation, mover: Mark) -> String {
        let (mover, other) = (mover.letter(), (!mover).letter());
        match value {
            Evaluation::Exact(Value::Win(marks)) => self.best_play_wins_in(mover, moves_of_one_side(marks)),
            Evaluation::Exact(Value::Loss(marks)) => self.best_play_wins_in(other, moves_of_one_side(marks)),
            Evaluation::Proven(Proof::Win { within: Some(marks) }) => {
                self.best_play_wins_within(mover, moves_of_one_side(marks))
            }
            Evaluation::Proven(Proof::Loss { within: Some(marks) }) => {
                self.best_play_wins_within(other, moves_of_one_side(marks))
            }
            Evaluation::Proven(Proof::Win { within: None }) => self.best_play_wins(mover),
            Evaluation::Proven(Proof::Loss { within: None }) => self.best_play_wins(other),
            Evaluation::Exact(Value::Draw) | Evaluation::Proven(Proof::Draw) => self.best_play_draws().to_owned(),
            // The side that is better off.
            Evaluation::Estimate(estimate) => match Chances::of(estimate) {
                Chances::Even => self.even_chances().to_owned(),
                Chances::Good => self.chances(mover),
                Chances::Poor => self.chances(other),
            },
            Evaluation::Unknown => self.not_analyzed().to_owned(),
        }
    }
}
