//! What can stand on top of everything else: the settings, or the question whether a running game may end.

use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::controls::{Choice, Kind, button, choices};
use crate::engine::Opponent;
use crate::i18n::Texts;
use crate::state::{Dialog, GameAction, GameState, Preferences, Theme};

/// The dialog. It is always in the page; [`Outside`](crate::platform::Outside) opens it while there is something to show.
pub fn dialog(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let (title, content) = match state.dialog() {
        Some(Dialog::Settings) => (texts.settings, settings(state, on, texts)),
        Some(Dialog::EndGame(_)) => (texts.end_game_question, question(on, texts)),
        None => ("", Html::default()),
    };
    // The Escape key or the phone's way back: the dialog stays as it is until the state says otherwise, so that the two
    // never disagree. It can also close without asking first, as on a second press of Escape.
    let oncancel = on.reform(|event: Event| {
        event.prevent_default();
        GameAction::CloseDialog
    });
    let onclose = on.reform(|_: Event| GameAction::CloseDialog);
    // Only a press beside the content hits the dialog itself.
    let onclick = {
        let on = on.clone();
        Callback::from(move |event: MouseEvent| {
            if event.target().is_some_and(|target| target.has_type::<HtmlDialogElement>()) {
                on.emit(GameAction::CloseDialog);
            }
        })
    };
    html! {
        <dialog key="dialog" aria-labelledby="dialog-title" {oncancel} {onclose} {onclick}>
            <div class="sheet">
                <h2 id="dialog-title">{ title }</h2>
                { content }
            </div>
        </dialog>
    }
}

/// What the reader can set: colours, the next game after a draw, and the score against the opponent of the moment.
fn settings(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let preferences = state.preferences();
    let theme = |theme: Theme| Choice {
        value: theme.name(),
        name: None,
        label: (texts.theme_name)(theme).into(),
        is_chosen: theme == preferences.theme,
        does: GameAction::Prefer(Preferences { theme, ..preferences }),
    };
    let opposite = Preferences { next_after_draw: !preferences.next_after_draw, ..preferences };
    let onchange = on.reform(move |_: Event| GameAction::Prefer(opposite));
    let reset_score = match state.setup().opponent {
        Opponent::Friend => texts.reset_friends_score,
        Opponent::Computer(_) => texts.reset_score,
    };
    html! {
        <>
            <p class="quiet-text">{ texts.theme }</p>
            { choices("theme", texts.theme, Theme::ALL.into_iter().map(theme), on) }
            <label class="option">
                <input type="checkbox" name="next-after-draw" checked={preferences.next_after_draw} {onchange} />
                { texts.next_after_draw }
            </label>
            { button(Kind::Secondary, "reset-score", reset_score, GameAction::ResetScore, on) }
            { button(Kind::Primary, "close", texts.done, GameAction::CloseDialog, on) }
        </>
    }
}

/// The question whether a running game may end, with the two answers to it.
fn question(on: &Callback<GameAction>, texts: Texts) -> Html {
    html! {
        <>
            <p>{ texts.end_game_details }</p>
            <div class="answers">
                { button(Kind::Secondary, "decline", texts.keep_playing, GameAction::CloseDialog, on) }
                { button(Kind::Primary, "confirm", texts.new_game, GameAction::Confirm, on) }
            </div>
        </>
    }
}
