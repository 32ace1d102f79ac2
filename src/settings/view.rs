//! The settings.

use super::about::about;
use super::language_choice::choice_of_language;
use super::look_picture::look_picture;
use super::shortcut_list;
use super::update::Msg;
use crate::state::opponent::Opponent;
use crate::state::{Dialog, Look, MatchLength, Setting, Sound, Theme, ThinkingTime};
use crate::ui::fields::checkbox::checkbox;
use crate::ui::prelude::*;

/// The content of the settings dialog: looks, sounds and language, then games.
pub fn settings(cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let ViewContext { dispatch, texts, .. } = *cx;
    let show_shortcuts = GameAction::show(Dialog::Shortcuts);
    html! {
        <>
            <div class="settings">
                <div>
                    { looks(cx, on) }
                    { choice_of_language(cx, on) }
                </div>
                <div>
                    { games(cx, on) }
                    <div class="answers shortcuts">
                        { shortcut_list::option(cx, on) }
                        { button(Kind::Secondary, "shortcuts", texts.show_shortcuts(), show_shortcuts, dispatch) }
                    </div>
                    { thinking(cx, on) }
                </div>
                { about(cx) }
            </div>
            { done(texts, dispatch) }
        </>
    }
}

/// Theme, look of the board, and sound.
fn looks(cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let (texts, now) = (cx.texts, cx.state.preferences);
    let theme = |theme: Theme| {
        RadioOption::text(theme.name(), texts.theme_name(theme), theme == now.theme, Msg::Set(Setting::Theme(theme)))
    };
    let look = |look: Look| {
        let label = list(vec![look_picture(look), text(texts.look_name(look))]);
        RadioOption::text(look.name(), label, look == now.look, Msg::Set(Setting::Look(look)))
    };
    let sound = |sound: Sound| {
        RadioOption::text(sound.name(), texts.sound_name(sound), sound == now.sound, Msg::Set(Setting::Sound(sound)))
    };
    html! {
        <>
            { caption(texts.theme()) }
            { radio_group("theme", texts.theme(), Theme::ALL.map(theme), on) }
            { caption(texts.board_style()) }
            { radio_group("look", texts.board_style(), Look::ALL.map(look), on) }
            { caption(texts.sound()) }
            { radio_group("sound", texts.sound(), Sound::ALL.map(sound), on) }
        </>
    }
}

/// How one game follows the other, and whether stars and the like are shown. The host page of an embedded game chooses the sides.
fn games(cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let (texts, now) = (cx.texts, cx.state.preferences);
    // The players of a match always take turns to start.
    let is_match = now.match_length != MatchLength::Unlimited;
    let take_turns = (!is_match).then_some(Msg::Set(Setting::TakesTurnsToStart(!now.takes_turns_to_start)));
    let is_taking_turns = is_match || now.takes_turns_to_start;
    let goals = Some(Msg::Set(Setting::WithoutGoals(!now.without_goals)));
    let next = Some(Msg::Set(Setting::NextAfterDraw(!now.next_after_draw)));
    html! {
        <>
            if cx.state.host.is_none() {
                { checkbox("turns", texts.takes_turns_to_start(), is_taking_turns, take_turns, on) }
            }
            { checkbox("next-after-draw", texts.next_after_draw(), now.next_after_draw, next, on) }
            if cx.state.host.is_none() {
                { checkbox("goals", texts.show_goals(), !now.without_goals, goals, on) }
            }
        </>
    }
}

/// The choice of the time for a move, if the opponent needs time on this board.
fn thinking(cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let is_offered = matches!(state.setup().opponent, Opponent::Computer(computer) if state.needs_worker(computer));
    let time = |thinking: ThinkingTime| {
        let is_chosen = thinking == state.preferences.thinking;
        RadioOption::text(
            thinking.name(),
            texts.thinking_seconds(thinking),
            is_chosen,
            Msg::Set(Setting::Thinking(thinking)),
        )
    };
    let label = texts.thinking_time();
    html! {
        if is_offered {
            { caption(label) }
            { radio_group("thinking", label, ThinkingTime::ALL.map(time), on) }
        }
    }
}
