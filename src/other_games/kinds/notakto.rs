//! Notakto: closed boards, and who has to close the last one.

use super::Kind;
use super::drawing::{SmallBoard, first_squares, picture};
use crate::i18n::{Texts, choice};
use crate::other_games::help::Help;
use crate::other_games::model::OtherGame;
use crate::ui::prelude::*;
use engine::Square;
use engine::other_games::{Explanation, GamePosition};

/// Notakto.
pub struct Notakto;

impl Kind for Notakto {
    fn name(&self) -> choice::Variant {
        choice::Variant::Notakto
    }

    fn picture(&self) -> Html {
        picture(&["x..", ".x.", "x.l"])
    }

    fn line_loses(&self) -> bool {
        true
    }

    fn end(&self, texts: Texts, game: &OtherGame) -> String {
        let loser = game.player_of_move(game.cursor().saturating_sub(1));
        texts.closed_last_board(loser, &texts.player_in(game.variant(), loser))
    }

    fn reason(&self, texts: Texts, help: &Help) -> Option<String> {
        let Some(Explanation::Boards { loss, .. }) = help.explanation else { return None };
        Some(if loss.is_some() { texts.notakto_loses() } else { texts.notakto_wins() }.to_owned())
    }

    fn about_square(&self, texts: Texts, position: &dyn GamePosition, square: Square) -> Option<&'static str> {
        position.closed().contains(square).then(|| texts.board_closed())
    }

    fn small_boards(&self, position: &dyn GamePosition) -> Vec<(Square, SmallBoard)> {
        let closed = position.closed();
        let state = |first| if closed.contains(first) { SmallBoard::Closed } else { SmallBoard::Open };
        first_squares(position).map(|first| (first, state(first))).collect()
    }
    fn has_gaps(&self) -> bool {
        true
    }
}
