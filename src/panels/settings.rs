//! The settings.

use yew::prelude::*;

use super::language::choice_of_language;
use super::{about, boards, players, shortcuts};
use crate::components::ViewContext;
use crate::components::controls::{Kind, RadioOption, button, caption, radio_group};
use crate::engine::Opponent;
use crate::state::{Dialog, GameAction, LazyAction, Look, MatchLength, Preferences, Sound, Theme, ThinkingTime};

/// The content of the settings dialog: first what a new player looks for.
pub fn settings(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let preferences = state.preferences();
    let option = |value: &'static str, label: Html, chosen: Preferences| {
        RadioOption::text(value, label, chosen == preferences, LazyAction::Prefer(chosen).into())
    };
    let theme =
        |theme: Theme| option(theme.name(), texts.theme_name(theme).into(), Preferences { theme, ..preferences });
    let look = |look: Look| option(look.name(), texts.look_name(look).into(), Preferences { look, ..preferences });
    let sound =
        |sound: Sound| option(sound.name(), texts.sound_name(sound).into(), Preferences { sound, ..preferences });
    let length = |length: MatchLength| {
        let chosen = Preferences { match_length: length, ..preferences };
        option(length.name(), texts.length_of_match(length).into(), chosen)
    };
    let time = |time: ThinkingTime| {
        option(time.name(), texts.thinking_seconds(time).into(), Preferences { thinking: time, ..preferences })
    };
    let group = |name, label, options: Vec<RadioOption>| {
        html! { <div>{ caption(label) }{ radio_group(name, label, options, dispatch) }</div> }
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
                    { radio_group("theme", texts.theme(), Theme::ALL.map(theme), dispatch) }
                    { radio_group("look", texts.board_style(), Look::ALL.map(look), dispatch) }
                </div>
                { choice_of_language(cx) }
                { group("sound", texts.sound(), Sound::ALL.map(sound).into()) }
                { for state.host().is_none().then(|| {
                    group("match", texts.match_length(), MatchLength::ALL.map(length).into())
                }) }
                { for players::fields(cx) }
                { group("thinking", texts.thinking_time(), ThinkingTime::ALL.map(time).into()) }
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
                    <div class="answers" hidden={!state.can_restore_score()}>
                        <p class="remark" aria-live="polite">
                            { if state.can_restore_score() { texts.score_is_reset() } else { "" } }
                        </p>
                        { button(Kind::Secondary, "restore-score", texts.undo(), LazyAction::RestoreScore.into(), dispatch) }
                    </div>
                </div>
                { about::about(cx) }
            </div>
            { button(Kind::Primary, "close", texts.done(), GameAction::CloseDialog, dispatch) }
        </>
    }
}
