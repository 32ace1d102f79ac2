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

/// The moves of the game with their review, if it is shown. The section is absent before the first move, and
/// closed until the player opens it or reviews the game. It closes with the review unless the player has opened it.
pub fn history(cx: &ViewContext, qualities: &[MoveQuality], chances: &[Option<u8>]) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let game = state.game();
    let (cursor, count) = (game.cursor(), game.moves().len());
    let is_newest_first = state.preferences.newest_first;

    let row = |number: usize| {
        let index = number.checked_sub(1);
        let played = index.and_then(|index| game.moves().get(index));
        let label = match played {
            None => texts.start().to_owned(),
            Some(square) => texts.numbered_move(number, game.turn_after(number - 1), *square),
        };
        let quality = index.and_then(|index| qualities.get(index)).copied();
        let (is_current, names) = (number == cursor, names(&label));
        let mut parts = vec![go(cx, number, label, is_current)];
        if let Some(quality) = quality.and_then(|quality| texts.quality(quality)) {
            parts.push(element("span", "quality", text(quality)));
        }
        if let Some(square) = played.filter(|_| state.has_coach() && state.round.computer_that_made(number).is_some()) {
            let onclick = Some(cx.on_click(game::Msg::Explain(number, Answer::Why).into()));
            let why = texts.why_square(&square.name());
            parts.push(Button::icon("explain", "#icon-why", why, onclick).view());
        }
        html! { <li key={decimal(number as u64)} data-quality={quality.map(MoveQuality::name)} data-names={names}>{ list(parts) }</li> }
    };
    let rows: Vec<usize> = if is_newest_first { (0..=count).rev().collect() } else { (0..=count).collect() };
    let onclick = Some(cx.on_click(settings::Msg::Set(Setting::NewestFirst(!is_newest_first)).into()));
    let order = tool(cx, "order", "#icon-order", texts.newest_first(), None, onclick).pressed(is_newest_first);
    let mut buttons = if has_steps(cx) { Vec::new() } else { navigation(cx) };
    buttons.push(order.view());
    let rows = list(rows.into_iter().map(row).collect());
    let content = list(vec![
        element("summary", "", around("h2", texts.moves())),
        if qualities.is_empty() { Html::default() } else { graph(cx, qualities, chances) },
        html! { <div class="steps" role="group" aria-label={texts.moves()}>{ list(buttons) }</div> },
        html! { <ol class="moves" data-swipe="">{ rows }</ol> },
    ]);
    let ontoggle = cx.dispatch.reform(|event: Event| {
        show_current_move();
        game::Msg::ShowMoves(is_open(&event)).into()
    });
    html! {
        <details
            class="panel history"
            hidden={count == 0 && state.host.is_none()}
            open={state.shows_moves()}
            {ontoggle}
        >
            { content }
        </details>
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
