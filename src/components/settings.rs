//! What the reader can set.

use yew::prelude::*;

use super::controls::{Choice, Kind, button, choices, remark};
use crate::engine::Opponent;
use crate::i18n::StudyTexts;
use crate::state::{GameAction, GameState, Preferences, Theme};

/// What the reader can set: colours, the next game after a draw, and the score against the opponent of the moment.
pub fn settings(state: &GameState, on: &Callback<GameAction>) -> Html {
    let texts = StudyTexts::ENGLISH;
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
