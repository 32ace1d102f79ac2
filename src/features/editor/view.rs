//! The position editor.

use super::state::Draft;
use crate::components::board::grid::grid;
use crate::components::board::square::{Cell, Highlight};
use crate::features::aiming::small_square::is_hard_to_hit;
use crate::features::prelude::*;
use crate::features::widgets::aim_controls::{AimButton, aim_controls};
use crate::i18n::SquareContent;
use engine::{Game, Mark, Square};

/// The content of the dialog: an editable board, the side to move and, once the player has tried to play it, why the position
/// is impossible. `aim` is the aimed square.
pub fn set_up(cx: &ViewContext, draft: Draft, aim: Option<Square>, is_tried: bool) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let show = |draft: Draft, aim| GameAction::show(LazyDialog::SetUp(draft, aim, false));
    let square = |square: Square| {
        let aimed = aim.filter(|aim| *aim == square);
        let onclick = dispatch.reform(move |event: MouseEvent| match aimed {
            None if is_hard_to_hit(&event) => show(draft, Some(square)),
            _ => show(draft.changed_at(square), aimed),
        });
        let cell = Cell {
            square,
            content: SquareContent::new(draft.mark_at(square), false),
            value: None,
            is_last: false,
            highlight: if aimed.is_some() { Highlight::Aimed } else { Highlight::None },
            is_playable: true,
            is_task: true,
        };
        cell.view(texts, onclick)
    };
    let side = |mark: Mark| RadioOption::mark(mark, mark == draft.turn(), show(draft.with_turn(mark), aim));
    let aim_controls = aim.map(|square| {
        let changed = draft.changed_at(square);
        let label = match changed.mark_at(square) {
            Some(mark) => texts.place(mark, square),
            None => texts.clear_square(square),
        };
        let button = AimButton { label, is_usable: true, action: show(changed, aim) };
        aim_controls(cx, draft.rules(), square, |next| show(draft, Some(next)), button)
    });
    let position = draft.position();
    let setup = state.setup();
    let onplay = dispatch.reform(move |_: MouseEvent| match position {
        Ok(position) => LazyAction::Replace(setup, Game::from(position), Vec::new()).into(),
        Err(_) => GameAction::show(LazyDialog::SetUp(draft, aim, true)),
    });
    let impossible = position.err().filter(|_| is_tried);
    let message = impossible.map(|problem| texts.impossible_position(&texts.impossible(&problem))).unwrap_or_default();
    let announced = aim.map(|square| element("span", "unseen", text(texts.aims_to_change(square))));
    let play = Button::text("play-set-up", texts.play_from_here(), Some(onplay)).kind(Kind::Primary);
    list(vec![
        caption(texts.about_set_up()),
        grid(draft.rules(), texts.set_up(), false, &square, Html::default()),
        group("aiming", aim_controls.into_iter().collect()),
        group(
            "sides",
            vec![
                caption(texts.side_to_move()),
                radio_group("turn", texts.side_to_move(), Mark::ALL.into_iter().map(side), dispatch),
            ],
        ),
        problem(None, list(announced.into_iter().chain([text(message)]).collect())),
        answers(vec![
            button(Kind::Secondary, "clear", texts.clear(), show(draft.cleared(), aim), dispatch),
            button(Kind::Secondary, "close", texts.cancel(), GameAction::CloseDialog, dispatch),
            play.view(),
        ]),
    ])
}
