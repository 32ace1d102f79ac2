//! A message of the coach and its annotations.

use crate::ui::prelude::*;

use super::value_kind::ValueKind;
use crate::game::board::Annotations;
use crate::game::board::square::SquareValue;
use crate::i18n::{Texts, spoken};
use coaching::coach::{Hint, MoveQuality, MoveReview, Oversight};
use engine::{Evaluation, Square, Squares};

/// A message of the coach: a sentence, buttons, and annotations of the board.
#[derive(Default)]
pub struct Message {
    /// The sentence.
    pub text: String,
    /// The recommended square.
    pub hint: Option<Square>,
    /// The squares that the sentence names.
    pub explained: Squares,
    /// The square of the mistake that the sentence explains.
    pub mistake: Option<Square>,
    /// The buttons below the sentence.
    pub controls: Vec<Html>,
    /// The toolbar that replaces that of the game.
    pub tools: Option<Html>,
    /// Buttons of the toolbar while the player looks back.
    pub offers: Vec<Html>,
}

/// The coach's sentence, annotations and qualities.
#[derive(Debug, Default)]
pub struct CoachView {
    /// The sentence and its controls, if there is one.
    pub view: Option<Html>,
    /// The sentence.
    pub text: String,
    /// The sentence of the status bar about the end of a game that the player did not win.
    pub ending: Option<String>,
    /// The toolbar while a mistake is shown.
    pub tools: Option<Html>,
    /// Buttons of the toolbar while the player looks back.
    pub offers: Vec<Html>,
    /// The annotations on the board.
    pub annotations: Annotations,
    /// The quality of each move, if the review is shown.
    pub qualities: Vec<MoveQuality>,
    /// The chances of X at each moment, if the review is shown.
    pub chances: Vec<Option<u8>>,
}

impl Message {
    /// Returns a message without buttons and annotations.
    pub fn from_text(text: String) -> Self {
        Self { text, ..Self::default() }
    }
}

/// Returns the squares that the review of a move names: those of the overlooked threat, or of the better move’s reason.
pub fn squares_of_review(reviewed: &MoveReview) -> Squares {
    match reviewed.oversight {
        Some(oversight) if reviewed.is_mistake() => oversight.squares(),
        _ => reviewed.better.as_ref().map(Hint::squares).unwrap_or_default(),
    }
}

/// Returns the square to play instead of a reviewed move: the best known one or, without one, the one that it overlooked.
pub fn better_square(reviewed: &MoveReview) -> Option<Square> {
    let better = reviewed.better.as_ref().map(|better| better.square).or(reviewed.likely_better);
    better.or_else(|| reviewed.oversight.filter(|_| reviewed.is_mistake()).map(Oversight::at))
}

/// Adds to the accessible name of a square what the sentence of the coach says of it. A square without a value also shows
/// that: `kind` is its `data-value` attribute, for the stylesheet.
pub fn name_square(
    values: &mut Vec<(Square, SquareValue)>,
    square: Square,
    kind: &'static str,
    name: &str,
    texts: Texts,
) {
    let spoken = texts.square_and_value("", &spoken(name));
    match values.iter_mut().find(|(valued, _)| *valued == square) {
        Some((_, value)) => value.spoken.push_str(&spoken),
        None => values.push((square, SquareValue { kind, label: String::new(), spoken })),
    }
}

/// Returns an evaluation to show on a square.
pub fn square_value(value: Evaluation, texts: Texts) -> SquareValue {
    let label = texts.value(value);
    let spoken = texts.square_and_value("", &spoken(&label));
    SquareValue { kind: ValueKind::of(value).name(), label, spoken }
}

/// Returns the meaning of the signs that stand for evaluations on small squares, the best first.
///
/// Lists all signs, whatever the board shows, so that nothing moves when a new one appears on the board.
pub fn legend(texts: Texts) -> Html {
    let entry = |kind: ValueKind| {
        html! { <span data-sign={kind.name()}><span class="value" />{ texts.value_kind(kind) }</span> }
    };
    html! { <p class="legend" aria-hidden="true">{ for ValueKind::SIGNS.map(entry) }</p> }
}
