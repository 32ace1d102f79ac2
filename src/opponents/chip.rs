//! What is played, in a few words, and the way to its choices.

use yew::prelude::*;

use crate::i18n::Texts;
use crate::state::opponent::Opponent;
use crate::state::{Dialog, GameAction, Setup};
use crate::ui::button::{Attribute, Button};
use crate::ui::content::text;
use crate::ui::context::ViewContext;
use coaching::Computer;

/// The button that names board, opponent and side, and opens the choice of them. `label` is that of the lazy part, which
/// knows the names of opponents on all boards.
pub fn chip(cx: &ViewContext, label: Option<String>) -> Html {
    let (setup, texts) = (cx.state.setup(), cx.texts);
    let label = label.unwrap_or_else(|| {
        let opponent = match setup.opponent {
            Opponent::Computer(Computer::Level(level)) => texts.level_name(level),
            Opponent::Friend => texts.friend(),
            _ => "",
        };
        chip_label(texts, setup, opponent)
    });
    let button = Button::new(text(label), Some(cx.on_click(GameAction::Show(Dialog::Game))));
    button.class("chip").with(Attribute::Action, "game").view()
}

/// Returns board, opponent and side. Of two people at this screen, none is “you”.
pub fn chip_label(texts: Texts, setup: Setup, opponent: &str) -> String {
    let board = texts.board_and_opponent(setup.rules.columns(), setup.rules.rows(), opponent);
    match setup.opponent {
        Opponent::Friend => board,
        _ => [&board, " · ", &texts.you_play(setup.play)].concat(),
    }
}
