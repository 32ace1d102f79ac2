//! What the reader can set, and the question whether a running game may end.

use yew::prelude::*;

use super::{boards, shortcuts};
use crate::components::controls::{Choice, Kind, button, choices, remark};
use crate::engine::Opponent;
use crate::i18n::Texts;
use crate::state::{Dialog, GameAction, GameState, Look, Preferences, Theme, ThinkingTime};

/// What the reader can set: the board, colours, the next game after a draw, the keys, and the score against the opponent of the moment.
pub fn settings(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let panels = texts.panels();
    let preferences = state.preferences();
    let theme = |theme: Theme| Choice {
        value: theme.name(),
        name: None,
        label: (panels.theme_name)(theme).into(),
        is_chosen: theme == preferences.theme,
        does: GameAction::Prefer(Preferences { theme, ..preferences }),
    };
    let look = |look: Look| Choice {
        value: look.name(),
        name: None,
        label: (panels.look_name)(look).into(),
        is_chosen: look == preferences.look,
        does: GameAction::Prefer(Preferences { look, ..preferences }),
    };
    let time = |time: ThinkingTime| Choice {
        value: time.name(),
        name: None,
        label: (panels.seconds)(time).into(),
        is_chosen: time == preferences.thinking,
        does: GameAction::Prefer(Preferences { thinking: time, ..preferences }),
    };
    let opposite = Preferences { next_after_draw: !preferences.next_after_draw, ..preferences };
    let onchange = on.reform(move |_: Event| GameAction::Prefer(opposite));
    let reset_score = match state.setup().opponent {
        Opponent::Friend => panels.reset_friends_score,
        Opponent::Correspondent | Opponent::Computer(_) => panels.reset_score,
    };
    html! {
        <>
            { boards::known(state, on, texts) }
            { remark(panels.thinking_time) }
            { choices("thinking", panels.thinking_time, ThinkingTime::ALL.into_iter().map(time), on) }
            { remark(panels.theme) }
            { choices("theme", panels.theme, Theme::ALL.into_iter().map(theme), on) }
            { choices("look", panels.look, Look::ALL.into_iter().map(look), on) }
            <label class="option">
                <input type="checkbox" name="next-after-draw" checked={preferences.next_after_draw} {onchange} />
                { panels.next_after_draw }
            </label>
            { shortcuts::option(state, on, texts) }
            { button(Kind::Secondary, "shortcuts", panels.shortcuts, GameAction::Show(Dialog::Shortcuts), on) }
            { button(Kind::Secondary, "reset-score", reset_score, GameAction::ResetScore, on) }
            { button(Kind::Primary, "close", panels.done, GameAction::CloseDialog, on) }
        </>
    }
}

/// The question whether a running game may end, with the two answers to it.
pub fn question(on: &Callback<GameAction>, texts: Texts) -> Html {
    let panels = texts.panels();
    html! {
        <>
            { remark(panels.end_game_details) }
            <div class="answers">
                { button(Kind::Secondary, "decline", panels.keep_playing, GameAction::CloseDialog, on) }
                { button(Kind::Primary, "confirm", texts.new_game, GameAction::Confirm, on) }
            </div>
        </>
    }
}
