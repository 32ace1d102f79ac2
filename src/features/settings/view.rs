//! The settings.

use super::checkbox::checkbox;
use super::language::choice_of_language;
use super::{about, shortcut_list};
use crate::features::prelude::*;
use crate::state::opponent::Opponent;
use crate::state::{Dialog, Look, MatchLength, Preferences, Sound, Theme, ThinkingTime};

/// The content of the settings dialog: looks, sounds and language, then games.
pub fn settings(cx: &ViewContext) -> Html {
    let ViewContext { dispatch, texts, .. } = *cx;
    let show_shortcuts = GameAction::show(Dialog::Shortcuts);
    let columns = vec![
        vec![looks(cx), choice_of_language(cx)],
        vec![
            games(cx),
            group(
                "answers shortcuts",
                vec![
                    shortcut_list::option(cx),
                    button(Kind::Secondary, "shortcuts", texts.show_shortcuts(), show_shortcuts, dispatch),
                ],
            ),
            thinking(cx).unwrap_or_default(),
        ],
    ];
    let column = |content: Vec<Html>| group("", content);
    let content = columns.into_iter().map(column).chain([about::about(cx)]).collect();
    list(vec![group("settings", content), done(texts, dispatch)])
}

/// An option that prefers these preferences.
fn option(
    cx: &ViewContext,
    value: &'static str,
    label: impl Into<Html>,
    chosen: Preferences,
) -> RadioOption<GameAction> {
    let is_checked = chosen == cx.state.preferences;
    RadioOption::text(value, label, is_checked, LazyAction::Prefer(chosen).into())
}

/// Theme, look of the board, and sound.
fn looks(cx: &ViewContext) -> Html {
    let (texts, now) = (cx.texts, cx.state.preferences);
    let theme = |theme: Theme| option(cx, theme.name(), texts.theme_name(theme), Preferences { theme, ..now });
    let look = |look: Look| option(cx, look.name(), texts.look_name(look), Preferences { look, ..now });
    let sound = |sound: Sound| option(cx, sound.name(), texts.sound_name(sound), Preferences { sound, ..now });
    list(vec![
        caption(texts.theme()),
        radio_group("theme", texts.theme(), Theme::ALL.map(theme), cx.dispatch),
        radio_group("look", texts.board_style(), Look::ALL.map(look), cx.dispatch),
        caption(texts.sound()),
        radio_group("sound", texts.sound(), Sound::ALL.map(sound), cx.dispatch),
    ])
}

/// How one game follows the other. The header of an embedded game has no way to the choice of the board, and its host page
/// chooses the sides.
fn games(cx: &ViewContext) -> Html {
    let (texts, now) = (cx.texts, cx.state.preferences);
    // The players of a match always take turns to start.
    let is_match = now.match_length != MatchLength::Unlimited;
    let takes_turns = Preferences { takes_turns_to_start: !now.takes_turns_to_start, ..now };
    let is_taking_turns = is_match || now.takes_turns_to_start;
    let next = Preferences { next_after_draw: !now.next_after_draw, ..now };
    let mut parts = if cx.state.host.is_some() {
        vec![button(Kind::Secondary, "board", texts.board(), GameAction::show(Dialog::Boards), cx.dispatch)]
    } else {
        vec![checkbox(cx, "turns", texts.takes_turns_to_start(), is_taking_turns, (!is_match).then_some(takes_turns))]
    };
    parts.push(checkbox(cx, "next-after-draw", texts.next_after_draw(), now.next_after_draw, Some(next)));
    list(parts)
}

/// The choice of the time for a move, if the opponent needs time on this board.
fn thinking(cx: &ViewContext) -> Option<Html> {
    let ViewContext { state, dispatch, texts } = *cx;
    let now = state.preferences;
    let time = |thinking: ThinkingTime| {
        option(cx, thinking.name(), texts.thinking_seconds(thinking), Preferences { thinking, ..now })
    };
    let label = texts.thinking_time();
    matches!(state.setup().opponent, Opponent::Computer(computer) if state.needs_worker(computer))
        .then(|| list(vec![caption(label), radio_group("thinking", label, ThinkingTime::ALL.map(time), dispatch)]))
}
