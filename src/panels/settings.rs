//! The settings, and the question whether the running game may end.

use yew::prelude::*;

use super::{boards, players, shortcuts};
use crate::components::ViewContext;
use crate::components::controls::{Kind, RadioOption, button, caption, radio_group};
use crate::engine::Opponent;
use crate::state::{Dialog, GameAction, LazyAction, Look, MatchLength, Preferences, Sound, Theme, ThinkingTime};

/// The content of the settings dialog.
pub fn settings(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let panels = texts.panels();
    let preferences = state.preferences();
    let theme = |theme: Theme| {
        let action = LazyAction::Prefer(Preferences { theme, ..preferences }).into();
        RadioOption::text(theme.name(), (panels.theme_name)(theme), theme == preferences.theme, action)
    };
    let look = |look: Look| {
        let action = LazyAction::Prefer(Preferences { look, ..preferences }).into();
        RadioOption::text(look.name(), (panels.look_name)(look), look == preferences.look, action)
    };
    let time = |time: ThinkingTime| {
        let action = LazyAction::Prefer(Preferences { thinking: time, ..preferences }).into();
        RadioOption::text(time.name(), (panels.seconds)(time), time == preferences.thinking, action)
    };
    let sound = |sound: Sound| {
        let action = LazyAction::Prefer(Preferences { sound, ..preferences }).into();
        RadioOption::text(sound.name(), (panels.sound_name)(sound), sound == preferences.sound, action)
    };
    let length = |length: MatchLength| {
        let action = LazyAction::Prefer(Preferences { match_length: length, ..preferences }).into();
        RadioOption::text(length.name(), (panels.match_length)(length), length == preferences.match_length, action)
    };
    let opposite = Preferences { next_after_draw: !preferences.next_after_draw, ..preferences };
    let onchange = dispatch.reform(move |_: Event| LazyAction::Prefer(opposite).into());
    let reset_score = match state.setup().opponent {
        Opponent::Friend => panels.reset_friends_score,
        Opponent::Remote | Opponent::Computer(_) => panels.reset_score,
    };
    html! {
        <>
            { for players::fields(cx) }
            { boards::known(cx) }
            { for state.host().is_none().then(|| html! {
                <>
                    { caption(panels.matches) }
                    { radio_group("match", panels.matches, MatchLength::ALL.into_iter().map(length), dispatch) }
                </>
            }) }
            { caption(panels.thinking_time) }
            { radio_group("thinking", panels.thinking_time, ThinkingTime::ALL.into_iter().map(time), dispatch) }
            { caption(panels.theme) }
            { radio_group("theme", panels.theme, Theme::ALL.into_iter().map(theme), dispatch) }
            { radio_group("look", panels.look, Look::ALL.into_iter().map(look), dispatch) }
            { caption(panels.sound) }
            { radio_group("sound", panels.sound, Sound::ALL.into_iter().map(sound), dispatch) }
            <label class="option">
                <input type="checkbox" name="next-after-draw" checked={preferences.next_after_draw} {onchange} />
                { panels.next_after_draw }
            </label>
            <div class="answers">
                { shortcuts::option(cx) }
                { button(
                    Kind::Secondary,
                    "shortcuts",
                    panels.show_shortcuts,
                    GameAction::Show(Dialog::Shortcuts),
                    dispatch,
                ) }
            </div>
            { button(Kind::Secondary, "reset-score", reset_score, LazyAction::ResetScore.into(), dispatch) }
            { button(Kind::Primary, "close", panels.done, GameAction::CloseDialog, dispatch) }
        </>
    }
}

/// The question whether the running game may end.
pub fn question(cx: &ViewContext) -> Html {
    let panels = cx.texts.panels();
    html! {
        <>
            { caption(panels.end_game_details) }
            <div class="answers">
                { button(Kind::Secondary, "decline", panels.keep_playing, GameAction::CloseDialog, cx.dispatch) }
                { button(Kind::Primary, "confirm", cx.texts.new_game, LazyAction::Confirm.into(), cx.dispatch) }
            </div>
        </>
    }
}
