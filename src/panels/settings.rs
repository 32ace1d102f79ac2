//! The settings, and the question whether the running game may end.

use yew::prelude::*;

use super::language::choice_of_language;
use super::{boards, players, shortcuts};
use crate::components::ViewContext;
use crate::components::controls::{Kind, RadioOption, button, caption, radio_group};
use crate::engine::Opponent;
use crate::state::{Dialog, GameAction, LazyAction, Look, MatchLength, Preferences, Sound, Theme, ThinkingTime};

/// The content of the settings dialog: first what a new player looks for.
pub fn settings(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let preferences = state.preferences();
    let theme = |theme: Theme| {
        let action = LazyAction::Prefer(Preferences { theme, ..preferences }).into();
        RadioOption::text(theme.name(), texts.theme_name(theme), theme == preferences.theme, action)
    };
    let look = |look: Look| {
        let action = LazyAction::Prefer(Preferences { look, ..preferences }).into();
        RadioOption::text(look.name(), texts.look_name(look), look == preferences.look, action)
    };
    let time = |time: ThinkingTime| {
        let action = LazyAction::Prefer(Preferences { thinking: time, ..preferences }).into();
        RadioOption::text(time.name(), texts.thinking_seconds(time), time == preferences.thinking, action)
    };
    let sound = |sound: Sound| {
        let action = LazyAction::Prefer(Preferences { sound, ..preferences }).into();
        RadioOption::text(sound.name(), texts.sound_name(sound), sound == preferences.sound, action)
    };
    let length = |length: MatchLength| {
        let action = LazyAction::Prefer(Preferences { match_length: length, ..preferences }).into();
        RadioOption::text(length.name(), texts.length_of_match(length), length == preferences.match_length, action)
    };
    let opposite = Preferences { next_after_draw: !preferences.next_after_draw, ..preferences };
    let onchange = dispatch.reform(move |_: Event| LazyAction::Prefer(opposite).into());
    let reset_score = match state.setup().opponent {
        Opponent::Friend => texts.reset_friends_score(),
        Opponent::Remote | Opponent::Computer(_) => texts.reset_score(),
    };
    html! {
        <>
            <div class="settings">
                <div>{ boards::known(cx) }</div>
                <div>
                    { caption(texts.theme()) }
                    { radio_group("theme", texts.theme(), Theme::ALL.into_iter().map(theme), dispatch) }
                    { radio_group("look", texts.board_style(), Look::ALL.into_iter().map(look), dispatch) }
                </div>
                { choice_of_language(cx) }
                { for players::fields(cx) }
                <div>
                    { caption(texts.sound()) }
                    { radio_group("sound", texts.sound(), Sound::ALL.into_iter().map(sound), dispatch) }
                </div>
                { for state.host().is_none().then(|| html! {
                    <div>
                        { caption(texts.match_length()) }
                        { radio_group("match", texts.match_length(), MatchLength::ALL.into_iter().map(length), dispatch) }
                    </div>
                }) }
                <div>
                    { caption(texts.thinking_time()) }
                    { radio_group("thinking", texts.thinking_time(), ThinkingTime::ALL.into_iter().map(time), dispatch) }
                </div>
                <div>
                    <label class="option">
                        <input type="checkbox" name="next-after-draw" checked={preferences.next_after_draw} {onchange} />
                        { texts.next_after_draw() }
                    </label>
                    <div class="answers">
                        { shortcuts::option(cx) }
                        { button(
                            Kind::Secondary,
                            "shortcuts",
                            texts.show_shortcuts(),
                            GameAction::show(Dialog::Shortcuts),
                            dispatch,
                        ) }
                    </div>
                    { button(Kind::Secondary, "reset-score", reset_score, LazyAction::ResetScore.into(), dispatch) }
                </div>
            </div>
            { button(Kind::Primary, "close", texts.done(), GameAction::CloseDialog, dispatch) }
        </>
    }
}

/// The question whether the running game may end.
pub fn question(cx: &ViewContext) -> Html {
    let texts = cx.texts;
    html! {
        <>
            { caption(texts.end_game_details()) }
            <div class="answers">
                { button(Kind::Secondary, "decline", texts.keep_playing(), GameAction::CloseDialog, cx.dispatch) }
                { button(Kind::Primary, "confirm", cx.texts.new_game(), LazyAction::Confirm.into(), cx.dispatch) }
            </div>
        </>
    }
}
