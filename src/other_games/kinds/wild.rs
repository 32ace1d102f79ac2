//! Wild: the choice of the mark.

use super::Kind;
use super::drawing::picture;
use crate::i18n::{Texts, choice};
use crate::other_games::model::OtherGame;
use crate::other_games::msg::Msg;
use crate::ui::prelude::*;
use engine::Mark;

/// Wild tic-tac-toe.
pub struct Wild {
    /// Whether a completed line loses.
    pub is_misere: bool,
}

impl Kind for Wild {
    fn name(&self) -> choice::Variant {
        if self.is_misere { choice::Variant::WildMisere } else { choice::Variant::Wild }
    }

    fn picture(&self) -> Html {
        if self.is_misere { picture(&["x.o", "lo.", "x.x"]) } else { picture(&["x.o", ".ol", "x.x"]) }
    }

    fn line_loses(&self) -> bool {
        self.is_misere
    }

    fn end(&self, texts: Texts, game: &OtherGame) -> String {
        let player = game.player_of_move(game.cursor().saturating_sub(1));
        texts.completed_a_line(player, &texts.player_in(game.variant(), player))
    }

    fn tools(&self, cx: &ViewContext, game: &OtherGame) -> Option<Html> {
        let option = |mark: Mark| RadioOption::mark(mark, mark == game.mark(), Msg::SetMark(mark).into());
        Some(radio_group("mark", cx.texts.place_next(), Mark::ALL.map(option), cx.dispatch))
    }
}
