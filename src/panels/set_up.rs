//! Setting up a position.

use yew::prelude::*;

use super::aim::{Place, aiming};
use crate::components::controls::{Choice, Kind, button, choices, remark};
use crate::components::grid::grid;
use crate::components::mark_glyph::mark_glyph;
use crate::components::square::{Light, is_hard_to_hit};
use crate::engine::{Game, Mark, Square};
use crate::i18n::{SquareContent, Texts};
use crate::state::{Dialog, Draft, GameAction, GameState};

/// A board on which marks are placed and removed freely, the side to move, and whether that is a position. It has the
/// tab stop of the game's board, which is as large, and small squares are aimed at as there.
pub fn set_up(draft: Draft, aim: Option<Square>, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let panels = texts.panels();
    let show = |draft: Draft, aim| GameAction::Show(Dialog::SetUp(draft, aim));
    let square = |square: Square| {
        let aimed = aim.filter(|aim| *aim == square);
        let mark = draft.mark_at(square);
        let content = mark.map_or(SquareContent::Empty, SquareContent::Taken);
        let onclick = on.reform(move |event: MouseEvent| match aimed {
            None if is_hard_to_hit(&event) => show(draft, Some(square)),
            _ => show(draft.changed_at(square), aimed),
        });
        html! {
            <div role="gridcell">
                <button
                    type="button"
                    class="square"
                    data-set={square.to_string()}
                    data-mark={mark.map(Mark::name)}
                    data-light={aimed.and(Light::Aimed.name())}
                    aria-label={(texts.square)(square, content)}
                    tabindex={if state.tab_stop() == Some(square) { "0" } else { "-1" }}
                    {onclick}
                >
                    { for mark.map(mark_glyph) }
                </button>
            </div>
        }
    };
    let side = |mark: Mark| Choice {
        value: mark.name(),
        name: Some((texts.mark)(mark)),
        label: mark_glyph(mark),
        is_chosen: mark == draft.turn(),
        does: show(draft.with_turn(mark), aim),
    };
    let aiming = aim.map(|square| {
        let changed = draft.changed_at(square);
        let label = match changed.mark_at(square) {
            Some(mark) => (panels.place)(mark, square),
            None => (panels.free)(square),
        };
        let place = Place { label, is_usable: true, does: show(changed, aim) };
        aiming(draft.rules(), square, |next| show(draft, Some(next)), place, on, texts)
    });
    let position = draft.position();
    let problem = position.err();
    let setup = state.setup();
    let onplay = on.reform(move |_| match position {
        Ok(position) => GameAction::Replace(setup, Box::new(Game::from(position)), Vec::new()),
        // The button that leads here is not usable then.
        Err(_) => GameAction::CloseDialog,
    });
    html! {
        <>
            { remark(panels.about_set_up) }
            { grid(draft.rules(), panels.set_up, false, &square, Html::default(), on) }
            <div class="aiming">{ for aiming }</div>
            <div class="sides">
                { remark(panels.to_move) }
                { choices("turn", panels.to_move, Mark::ALL.into_iter().map(side), on) }
            </div>
            <p class="problem" aria-live="polite">
                { for aim.map(|square| html! { <span class="unseen">{ (panels.aims_to_change)(square) }</span> }) }
                { problem.map(|problem| (panels.impossible)(&problem)).unwrap_or_default() }
            </p>
            <div class="answers">
                { button(Kind::Secondary, "clear", panels.clear, show(draft.cleared(), aim), on) }
                { button(Kind::Secondary, "close", panels.cancel, GameAction::CloseDialog, on) }
                <button
                    type="button"
                    class="button"
                    data-kind="primary"
                    data-action="play-set-up"
                    disabled={problem.is_some()}
                    onclick={onplay}
                >
                    { panels.play }
                </button>
            </div>
        </>
    }
}
