//! The position editor.

use yew::prelude::*;

use super::state::Draft;
use crate::components::ViewContext;
use crate::components::controls::{Kind, RadioOption, button, caption, radio_group};
use crate::components::grid::grid;
use crate::components::square::Highlight;
use crate::engine::{Game, Mark, Square};
use crate::features::action::LazyAction;
use crate::features::dialog::LazyDialog;
use crate::features::widgets::aim_controls::{AimButton, aim_controls, is_hard_to_hit};
use crate::features::widgets::dialog_square::{DialogSquare, dialog_square};
use crate::i18n::SquareContent;
use crate::state::GameAction;

/// The content of the dialog: an editable board, the side to move, and why the position is impossible. The board shares
/// the tab stop of the game's board, which has the same size. `aim` is the aimed square.
pub fn set_up(cx: &ViewContext, draft: Draft, aim: Option<Square>) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let show = |draft: Draft, aim| GameAction::show(LazyDialog::SetUp(draft, aim));
    let square = |square: Square| {
        let aimed = aim.filter(|aim| *aim == square);
        let onclick = dispatch.reform(move |event: MouseEvent| match aimed {
            None if is_hard_to_hit(&event) => show(draft, Some(square)),
            _ => show(draft.changed_at(square), aimed),
        });
        let look = DialogSquare {
            square,
            content: SquareContent::new(draft.mark_at(square), false),
            highlight: if aimed.is_some() { Highlight::Aimed } else { Highlight::None },
            is_last: false,
            is_disabled: false,
            is_tab_stop: state.tab_stop() == Some(square),
        };
        dialog_square(look, texts, onclick)
    };
    let side = |mark: Mark| RadioOption::mark(mark, mark == draft.turn(), show(draft.with_turn(mark), aim));
    let aim_controls = aim.map(|square| {
        let changed = draft.changed_at(square);
        let label = match changed.mark_at(square) {
            Some(mark) => texts.place_on(mark, square),
            None => texts.free(square),
        };
        let button = AimButton { label, is_usable: true, action: show(changed, aim) };
        aim_controls(cx, draft.rules(), square, |next| show(draft, Some(next)), button)
    });
    let position = draft.position();
    let problem = position.err();
    let setup = state.setup();
    let onplay = dispatch.reform(move |_| match position {
        Ok(position) => LazyAction::Replace(setup, Game::from(position), Vec::new()).into(),
        // The button is disabled for an impossible position.
        Err(_) => GameAction::CloseDialog,
    });
    html! {
        <>
            { caption(texts.about_set_up()) }
            { grid(draft.rules(), texts.set_up(), false, &square, Html::default(), dispatch) }
            <div class="aiming">{ for aim_controls }</div>
            <div class="sides">
                { caption(texts.side_to_move()) }
                { radio_group("turn", texts.side_to_move(), Mark::ALL.into_iter().map(side), dispatch) }
            </div>
            <p class="problem" aria-live="polite">
                { for aim.map(|square| html! { <span class="unseen">{ texts.aims_to_change_at(square) }</span> }) }
                { problem.map(|problem| texts.impossible_position(&texts.impossible(&problem))).unwrap_or_default() }
            </p>
            <div class="answers">
                { button(Kind::Secondary, "clear", texts.clear(), show(draft.cleared(), aim), dispatch) }
                { button(Kind::Secondary, "close", texts.cancel(), GameAction::CloseDialog, dispatch) }
                <button
                    type="button"
                    class="button"
                    data-kind="primary"
                    data-action="play-set-up"
                    disabled={problem.is_some()}
                    onclick={onplay}
                >
                    { texts.play_from_here() }
                </button>
            </div>
        </>
    }
}
