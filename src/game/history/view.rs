//! The list of moves.

use super::graph::graph;
use super::use_move_scrolling::show_current_move;
use crate::game;
use crate::settings;
use crate::state::{Answer, Go, Setting};
use crate::ui::elements::is_open;
use crate::ui::prelude::*;
use crate::ui::toolbar::{has_steps, steps};
use coaching::coach::MoveQuality;
use engine::decimal::decimal;
use engine::tablebase;

/// The moves of the game with their review, if it is shown. The section is there while the player wants it or looks back, and always
/// in an embedded game.
pub fn history(cx: &ViewContext, qualities: &[MoveQuality], chances: &[Option<u8>]) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let is_shown = state.shows_moves();
    let ontoggle = on_toggle(cx, is_shown);
    html! {
        <details class="panel history" hidden={!is_shown && state.host.is_none()} open={is_shown} {ontoggle}>
            <summary><h2>{ texts.moves() }</h2></summary>
            // A closed list has no content, so that a move of the game changes less.
            if is_shown {
                { content(cx, qualities, chances) }
            }
        </details>
    }
}

/// Reports that the player has opened or closed the list. The browser fires `toggle` also for changes by the page, sometimes late: an
/// event that agrees with the page is ignored.
pub fn on_toggle(cx: &ViewContext, is_shown: bool) -> Callback<Event> {
    let on = cx.dispatch.clone();
    Callback::from(move |event: Event| {
        show_current_move();
        let is_open = is_open(&event);
        if is_open != is_shown {
            on.emit(game::Msg::ShowMoves(is_open).into());
        }
    })
}

/// The graph of a review, the ways through the game, and its moves.
fn content(cx: &ViewContext, qualities: &[MoveQuality], chances: &[Option<u8>]) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let count = state.game().moves().len();
    let is_newest_first = state.preferences.newest_first;
    let onclick = Some(cx.on_click(settings::Msg::Set(Setting::NewestFirst(!is_newest_first)).into()));
    let order = tool(cx, "order", "#icon-order", texts.newest_first(), None, onclick).pressed(is_newest_first);
    let row = |number: usize| row(cx, number, number.checked_sub(1).and_then(|index| qualities.get(index)).copied());
    let rows: Vec<Html> =
        if is_newest_first { (0..=count).rev().map(row).collect() } else { (0..=count).map(row).collect() };
    html! {
        <>
            // A game on a small board is short enough without.
            if !qualities.is_empty() && !tablebase::covers(state.setup().rules) {
                { graph(cx, qualities, chances) }
            }
            <div class="steps" role="group" aria-label={texts.moves()}>
                if !has_steps(cx) {
                    { for navigation(cx) }
                }
                { order.view() }
            </div>
            <ol class="moves" data-swipe="">{ for rows }</ol>
        </>
    }
}

/// The moment after this many moves: the last of them, its quality, and the question about a move of a computer player.
fn row(cx: &ViewContext, number: usize, quality: Option<MoveQuality>) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let game = state.game();
    let played = number.checked_sub(1).and_then(|index| Some((index, *game.moves().get(index)?)));
    let label = match played {
        None => texts.start().to_owned(),
        Some((index, square)) => texts.numbered_move(number, game.turn_after(index), square),
    };
    let is_explained = state.has_coach() && state.round.computer_that_made(number).is_some();
    let why = played.filter(|_| is_explained).map(|(_, square)| {
        let onclick = Some(cx.on_click(game::Msg::Explain(number, Answer::Why).into()));
        Button::icon("explain", "#icon-why", texts.why_square(&square.name()), onclick).view()
    });
    html! {
        <li key={number} data-quality={quality.map(MoveQuality::name)} data-names={names(&label)}>
            { go(cx, number, label, number == game.cursor()) }
            if let Some(quality) = quality.and_then(|quality| texts.quality(quality)) {
                <span class="quality">{ quality }</span>
            }
            { for why }
        </li>
    }
}

/// The button that goes to a moment of the game. That of the shown one is `aria-disabled` and keeps the focus.
fn go(cx: &ViewContext, number: usize, label: String, is_current: bool) -> Html {
    let button = Button::new(text(label), Some(cx.on_click(GameAction::Go(Go::To(number)))));
    let button = button.with(Attribute::Move, decimal(number as u64)).when(is_current, Attribute::Unusable);
    if is_current { button.with(Attribute::Current, "step") } else { button }.view()
}

/// The buttons that go through the game.
fn navigation(cx: &ViewContext) -> Vec<Html> {
    let ViewContext { state, texts, .. } = *cx;
    let game = state.game();
    let jump = |name, icon, label, key, is_usable: bool, go| {
        tool(cx, name, icon, label, Some(key), is_usable.then(|| cx.on_click(GameAction::Go(go)))).view()
    };
    let first = jump("first", "#icon-first", texts.go_to_start(), texts.home_key(), game.cursor() > 0, Go::First);
    let last = jump("last", "#icon-last", texts.go_to_last_move(), texts.end_key(), game.is_in_the_past(), Go::Last);
    let [back, forward] = steps(cx);
    vec![first, back, forward, last]
}
