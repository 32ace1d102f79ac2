//! What can stand on top of everything else: the settings, or the question whether a running game may end.

use yew::prelude::*;

use super::controls::{Kind, button, remark};
use super::study::{study, waiting};
use crate::i18n::Texts;
use crate::state::{Dialog, GameAction, GameState};

/// The dialog. It is always in the page; [`Outside`](crate::platform::Outside) opens it while there is something to show.
pub fn dialog(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let (title, content) = match state.dialog() {
        Some(Dialog::Settings) => (
            texts.settings,
            match study(state) {
                Some(study) => (study.settings)(state, on),
                None => waiting(state, on, texts),
            },
        ),
        Some(Dialog::EndGame(_)) => (texts.end_game_question, question(on, texts)),
        None => ("", Html::default()),
    };
    // The Escape key, the phone's way back or a press beside it closes the dialog before the state knows of it.
    let onclose = on.reform(|_: Event| GameAction::CloseDialog);
    html! {
        <dialog aria-labelledby="dialog-title" closedby="any" {onclose}>
            <div class="sheet">
                <h2 id="dialog-title">{ title }</h2>
                { content }
            </div>
        </dialog>
    }
}

/// The question whether a running game may end, with the two answers to it.
fn question(on: &Callback<GameAction>, texts: Texts) -> Html {
    html! {
        <>
            { remark(texts.end_game_details) }
            <div class="answers">
                { button(Kind::Secondary, "decline", texts.keep_playing, GameAction::CloseDialog, on) }
                { button(Kind::Primary, "confirm", texts.new_game, GameAction::Confirm, on) }
            </div>
        </>
    }
}
