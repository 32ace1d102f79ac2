//! Infinite: the mark that vanishes next.

use super::Kind;
use super::drawing::picture;
use crate::i18n::{Texts, choice};
use crate::ui::prelude::*;
use engine::Square;
use engine::other_games::GamePosition;

/// Infinite tic-tac-toe.
pub struct Infinite;

impl Kind for Infinite {
    fn name(&self) -> choice::Variant {
        choice::Variant::Infinite
    }

    fn picture(&self) -> Html {
        picture(&["fo.", ".x.", "oxo"])
    }

    fn details(&self, texts: Texts, position: &dyn GamePosition) -> Option<String> {
        if position.is_repeated() {
            return Some(texts.position_repeated().to_owned());
        }
        let square = position.vanishing()?;
        Some(texts.mark_vanishes(position.turn(), square))
    }

    fn about_square(&self, texts: Texts, position: &dyn GamePosition, square: Square) -> Option<&'static str> {
        (position.vanishing() == Some(square)).then(|| texts.vanishes_next())
    }
}
