//! The list of moves.

use yew::prelude::*;

use super::move_list;
use crate::components::ViewContext;
use crate::engine::coach::MoveQuality;
use crate::features::action::LazyAction;
use crate::features::coach::verdict::verdict_name;
use crate::features::widgets::named_text::names;
use crate::features::widgets::tool::{Tool, tool_button};
use crate::features::widgets::toolbar::{has_steps, steps};
use crate::state::{Answer, GameAction, Go, Preferences};

/// The moves of the game with the verdicts of the review, if it is shown. Each move is a button that goes there. The button
/// of the current move is `aria-disabled` and keeps the focus. The section is absent before the first move, and closed until
/// the player opens it or reviews the game.
pub fn history(cx: &ViewContext, verdicts: &[MoveQuality]) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let game = state.game();
    let (cursor, count) = (game.cursor(), game.moves().len());
    let preferences = state.preferences();

    let row = |number: usize| {
        let index = number.checked_sub(1);
        let label = match index.and_then(|index| game.moves().get(index)) {
            None => texts.start().to_owned(),
            Some(square) => texts.listed_move(number, game.turn_after(number - 1), *square),
        };
        let verdict = index.and_then(|index| verdicts.get(index)).copied();
        let is_current = number == cursor;
        html! {
            <li key={number} data-verdict={verdict.map(verdict_name)} data-names={names(&label)}>
                <button
                    type="button"
                    data-move={number.to_string()}
                    aria-current={is_current.then_some("step")}
                    aria-disabled={is_current.then_some("true")}
                    onclick={cx.on_click(GameAction::Go(Go::To(number)))}
                >
                    { label }
                </button>
                if let Some(verdict) = verdict.and_then(|verdict| texts.verdict(verdict)) {
                    <span class="verdict">{ verdict }</span>
                }
                if state.has_coach() && state.computer_that_made(number).is_some() {
                    <button
                        type="button"
                        class="explain"
                        data-action="explain"
                        aria-label={texts.why_move(number)}
                        title={texts.why_move(number)}
                        onclick={cx.on_click(LazyAction::Explain(number, Answer::Why).into())}
                    >
                        <svg class="icon" aria-hidden="true"><use href="#icon-why" /></svg>
                    </button>
                }
            </li>
        }
    };
    let rows: Vec<usize> = if preferences.newest_first { (0..=count).rev().collect() } else { (0..=count).collect() };
    let order = Tool {
        name: "order",
        icon: "#icon-order",
        label: texts.newest_first(),
        key: None,
        is_usable: true,
        is_pressed: Some(preferences.newest_first),
        action: LazyAction::Prefer(Preferences { newest_first: !preferences.newest_first, ..preferences }).into(),
    };
    let mut buttons = if has_steps(cx) { Vec::new() } else { navigation(cx) };
    buttons.push(tool_button(order, cx));
    html! {
        <details
            class="panel history"
            hidden={count == 0 && state.host.is_none()}
            open={state.coach().review}
            ontoggle={|_: Event| move_list::show_current_move()}
        >
            <summary><h2>{ texts.moves() }</h2></summary>
            <div class="steps" role="group" aria-label={texts.moves()}>
                { for buttons }
            </div>
            <ol class="moves" data-swipe="">{ for rows.into_iter().map(row) }</ol>
        </details>
    }
}

/// The buttons that go through the game.
fn navigation(cx: &ViewContext) -> Vec<Html> {
    let ViewContext { state, texts, .. } = *cx;
    let game = state.game();
    let jump = |name, icon, label, key, is_usable, go| {
        let action = GameAction::Go(go);
        tool_button(Tool { name, icon, label, key: Some(key), is_usable, is_pressed: None, action }, cx)
    };
    let first = jump("first", "#icon-first", texts.go_to_start(), texts.home_key(), game.cursor() > 0, Go::First);
    let last = jump("last", "#icon-last", texts.go_to_last_move(), texts.end_key(), game.is_in_the_past(), Go::Last);
    let [back, forward] = steps(cx);
    vec![first, back, forward, last]
}
