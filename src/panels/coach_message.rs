//! A message of the coach and its annotations.

use yew::prelude::*;

use crate::components::board::SquareValue;
use crate::engine::coach::{Hint, MoveReview};
use crate::engine::evaluation::{Evaluation, Wdl};
use crate::engine::{Square, Squares};
use crate::i18n::{Texts, spoken};

/// A message of the coach: a sentence, buttons, and annotations of the board.
#[derive(Default)]
pub struct Message {
    /// The sentence.
    pub text: String,
    /// The recommended square.
    pub hint: Option<Square>,
    /// The squares that the sentence names.
    pub explained: Squares,
    /// Squares with their evaluations, unless values are shown on all squares.
    pub values: Vec<(Square, SquareValue)>,
    /// The buttons below the sentence.
    pub controls: Option<Html>,
}

impl Message {
    /// Returns a message without buttons and annotations.
    pub fn from_text(text: String) -> Self {
        Self { text, ..Self::default() }
    }
}

/// Returns the squares that the reason of a hint names.
pub fn squares_of(hint: &Hint) -> Squares {
    hint.reason.as_ref().map(|reason| reason.squares()).unwrap_or_default()
}

/// Returns the squares that the review of a move names: those of the overlooked threat, or of the better move’s reason.
pub fn squares_of_review(reviewed: &MoveReview) -> Squares {
    match reviewed.oversight {
        Some(oversight) if reviewed.is_mistake() => oversight.squares(),
        _ => reviewed.better.as_ref().map(squares_of).unwrap_or_default(),
    }
}

/// Returns an evaluation to show on a square.
pub fn square_value(value: Evaluation, texts: Texts) -> SquareValue {
    let label = texts.value(value);
    let spoken = texts.list_comma("", &spoken(&label));
    SquareValue { kind: value.wdl().map_or("open", Wdl::name), label, spoken }
}
