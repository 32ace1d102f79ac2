//! What can stand on top of everything else: the settings, or the question whether a running game may end.

use yew::prelude::*;

use super::controls::{Choice, Kind, button, choices, remark};
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
            { remark(texts.theme) }
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
            { remark(texts.end_game_details) }
            <div class="answers">
                { button(Kind::Secondary, "decline", texts.keep_playing, GameAction::CloseDialog, on) }
                { button(Kind::Primary, "confirm", texts.new_game, GameAction::Confirm, on) }
            </div>
        </>
    }
}
