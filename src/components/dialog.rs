//! What can stand on top of everything else: the settings, or the question whether a running game may end.

use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::controls::{Choice, Kind, button, choices};
use crate::engine::Opponent;
use crate::i18n::Texts;
use crate::state::{Dialog, GameAction, GameState, Preferences, Theme};

/// Opens the element when there is a dialog to show, and closes it when there is none. The browser keeps the focus
/// inside it meanwhile, and gives it back afterwards.
#[hook]
pub fn use_dialog(dialog: Option<Dialog>) -> NodeRef {
    let element = use_node_ref();
    use_effect_with((dialog.is_some(), element.clone()), |(is_open, element)| {
        let Some(element) = element.cast::<HtmlDialogElement>() else { return };
        match (*is_open, element.open()) {
            // It is in the document and closed, so that nothing stands against opening it.
            (true, false) => drop(element.show_modal()),
            (false, true) => element.close(),
            _ => {}
        }
    });
    element
}

/// The dialog. It is always in the page, and closed while there is nothing to show.
pub fn dialog(element: NodeRef, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
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
        <dialog key="dialog" ref={element} aria-labelledby="dialog-title" {oncancel} {onclose} {onclick}>
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
