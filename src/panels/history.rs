//! The list of moves.

use yew::prelude::*;

use super::explanation;
use crate::components::controls::tool;
use crate::engine::coach::{self, MoveReview};
use crate::i18n::Texts;
use crate::platform::document;
use crate::state::{GameAction, GameState, Go, Preferences};

/// The moves of the game, in a part of the page that folds on a narrow screen. Each is a button that goes there; that of
/// the moment at which the reader stands says so, does nothing, and keeps the focus.
pub fn history(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let panels = texts.panels();
    let game = state.game();
    let (cursor, count) = (game.cursor(), game.moves().len());
    let preferences = state.preferences();
    let reviewed = state.aids().review.then(|| coach::review(game, state.analyses()));
    let verdicts: &[MoveReview] = reviewed.as_ref().map_or(&[], |review| &review.moves);

    let row = |number: usize| {
        let label = match number.checked_sub(1).and_then(|index| game.moves().get(index)) {
            None => panels.start.to_owned(),
            Some(square) => (panels.numbered_move)(number, game.turn_after(number - 1), *square),
        };
        let verdict = number.checked_sub(1).and_then(|index| verdicts.get(index));
        html! {
            <li key={number} data-verdict={verdict.map(explanation::verdict_name)}>
                <button
                    type="button"
                    data-move={number.to_string()}
                    aria-current={(number == cursor).then_some("step")}
                    aria-disabled={(number == cursor).then_some("true")}
                    onclick={on.reform(move |_| GameAction::Go(Go::To(number)))}
                >
                    { label }
                    <small hidden={number != cursor}>{ (panels.you_are_at)(number) }</small>
                </button>
                if let Some(verdict) = verdict {
                    <span class="verdict">{ (texts.study().verdict)(verdict.quality()) }</span>
                }
                if state.computer_that_made(number).is_some() {
                    <button
                        type="button"
                        class="explain"
                        data-action="explain"
                        aria-label={(panels.why_move)(number)}
                        title={(panels.why_move)(number)}
                        onclick={on.reform(move |_| GameAction::Explain(number))}
                    >
                        <svg class="icon" aria-hidden="true"><use href="#icon-why" /></svg>
                    </button>
                }
            </li>
        }
    };
    let rows: Vec<usize> = if preferences.newest_first { (0..=count).rev().collect() } else { (0..=count).collect() };
    let opposite = Preferences { newest_first: !preferences.newest_first, ..preferences };
    let keys = !preferences.without_shortcuts;
    let step = |name, picture, label, key, is_usable, go| {
        tool(name, picture, label, keys.then_some(key), is_usable, None, GameAction::Go(go), on)
    };
    html! {
        <details
            class="panel history"
            open={document::is_wide() || state.aids().review}
            ontoggle={|_: Event| document::show_current_move()}
        >
            <summary>
                <h2>{ panels.moves }</h2>
                <small>{ (panels.you_are_at)(cursor) }</small>
            </summary>
            <div class="steps" role="group" aria-label={panels.moves}>
                { step("first", "#icon-first", panels.first, "Home", cursor > 0, Go::First) }
                { step("back", "#icon-back", panels.back, "←", cursor > 0, Go::Back) }
                { step("forward", "#icon-forward", panels.forward, "→", cursor < count, Go::Forward) }
                { step("last", "#icon-last", panels.last, "End", cursor < count, Go::Last) }
                { tool("order", "#icon-order", panels.newest_first, None, true, Some(preferences.newest_first),
                    GameAction::Prefer(opposite), on) }
            </div>
            <ol class="moves" data-swipe="">{ for rows.into_iter().map(row) }</ol>
        </details>
    }
}
