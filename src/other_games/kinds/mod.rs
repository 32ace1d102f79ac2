//! What each game alone shows.

pub mod drawing;
mod infinite;
mod notakto;
mod ultimate;
mod wild;

use drawing::SmallBoard;

use crate::i18n::{Texts, choice};
use crate::other_games::help::Help;
use crate::other_games::model::OtherGame;
use crate::ui::prelude::*;
use engine::Square;
use engine::other_games::{GamePosition, Variant};

/// What a game shows besides its board.
pub trait Kind: Sync {
    /// The name in messages.
    fn name(&self) -> choice::Variant;

    /// A drawing of a position that shows the rules.
    fn picture(&self) -> Html;

    /// The line below the headline at a person's turn, if it is another one than the goal.
    fn details(&self, _: Texts, _: &dyn GamePosition) -> Option<String> {
        None
    }

    /// How the shown game was won.
    fn end(&self, texts: Texts, _: &OtherGame) -> String {
        texts.won_with(3_u8)
    }

    /// The reason of a draw in which no side has a legal move.
    fn full(&self, texts: Texts) -> &'static str {
        texts.board_full()
    }

    /// Whether a completed line lost the game.
    fn line_loses(&self) -> bool {
        false
    }

    /// Whether a stroke goes through completed lines.
    fn strikes_lines(&self) -> bool {
        true
    }

    /// Why the position is good or bad, if that is more than its value.
    fn reason(&self, _: Texts, _: &Help) -> Option<String> {
        None
    }

    /// What a screen reader says of a square besides its mark.
    fn about_square(&self, _: Texts, _: &dyn GamePosition, _: Square) -> Option<&'static str> {
        None
    }

    /// Controls of the toolbar.
    fn tools(&self, _: &ViewContext, _: &OtherGame) -> Option<Html> {
        None
    }

    /// The small boards of 3 × 3 squares by their first squares; none if the board is one.
    fn small_boards(&self, _: &dyn GamePosition) -> Vec<(Square, SmallBoard)> {
        Vec::new()
    }

    /// Whether the small boards stand apart from each other.
    fn has_gaps(&self) -> bool {
        false
    }
}

/// Returns what a game alone shows.
pub fn kind(variant: Variant) -> &'static dyn Kind {
    match variant {
        Variant::Infinite => &infinite::Infinite,
        Variant::Wild => &wild::Wild { is_misere: false },
        Variant::WildMisere => &wild::Wild { is_misere: true },
        Variant::Notakto1 | Variant::Notakto2 | Variant::Notakto3 => &notakto::Notakto,
        Variant::Ultimate => &ultimate::Ultimate,
    }
}
