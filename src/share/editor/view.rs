//! The position editor.

use super::model::Editor;
use super::update::{Event, Msg};
use crate::game;
use crate::game::aiming::aim_controls::{AimButton, aim_controls};
use crate::game::aiming::small_square::is_hard_to_hit;
use crate::game::board::grid::grid;
use crate::game::board::square::{Cell, Highlight};
use crate::i18n::{SquareContent, Texts};
use crate::ui::dialog_model::{DialogModel, Env};
use crate::ui::prelude::*;
use engine::{Game, Mark, Square};

impl DialogModel for Editor {
    type Msg = Msg;

    const HAS_WORK: bool = true;

    fn open(env: Env) -> Self {
        Self::new(&env.state.position())
    }

    fn update(&mut self, msg: Msg, env: Env) -> Option<GameAction> {
        let Event::Play(position) = self.update(msg)?;
        Some(game::Msg::Replace(env.state.setup(), Game::from(position), Vec::new()).into())
    }

    fn title(texts: Texts) -> &'static str {
        texts.set_up()
    }

    fn view(&self, cx: &ViewContext, on: &Callback<Msg>) -> Html {
        set_up(self, cx, on)
    }
}

/// The content of the dialog: an editable board, the side to move and, once the player has tried to play it, why the position
/// is impossible.
fn set_up(editor: &Editor, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let (texts, draft) = (cx.texts, editor.draft());
    let square = |square: Square| {
        let is_aimed = editor.aim() == Some(square);
        let onclick = on.reform(move |event: MouseEvent| match is_hard_to_hit(&event) {
            true => Msg::Touch(square),
            false => Msg::Change(square),
        });
        let cell = Cell {
            square,
            content: SquareContent::new(draft.mark_at(square), false),
            value: None,
            is_last: false,
            highlight: if is_aimed { Highlight::Aimed } else { Highlight::None },
            is_playable: true,
            is_task: true,
        };
        cell.view(texts, onclick)
    };
    let side = |mark: Mark| RadioOption::mark(mark, mark == draft.turn(), Msg::SetTurn(mark));
    let impossible = editor.problem().map(|problem| texts.impossible_position(&texts.impossible(&problem)));
    html! {
        <>
            <p class="remark">{ texts.about_set_up() }</p>
            { grid(draft.rules(), texts.set_up(), false, &square, Html::default()) }
            <div class="aiming">
                { for editor.aim().map(|square| aim(editor, square, texts, on)) }
            </div>
            <div class="sides">
                <p class="remark">{ texts.side_to_move() }</p>
                { radio_group("turn", texts.side_to_move(), Mark::ALL.map(side), on) }
            </div>
            <p class="problem" aria-live="polite">
                if let Some(square) = editor.aim() {
                    <span class="unseen">{ texts.aims_to_change(square) }</span>
                }
                { impossible.unwrap_or_default() }
            </p>
            <div class="answers">
                { button(Kind::Secondary, "clear", texts.clear(), Msg::Clear, on) }
                { button(Kind::Secondary, "close", texts.cancel(), GameAction::CloseDialog, cx.dispatch) }
                { button(Kind::Primary, "play-set-up", texts.play_from_here(), Msg::Play, on) }
            </div>
        </>
    }
}

/// The controls for the square that the player aims at.
fn aim(editor: &Editor, square: Square, texts: Texts, on: &Callback<Msg>) -> Html {
    let label = match editor.draft().changed_at(square).mark_at(square) {
        Some(mark) => texts.place(mark, square),
        None => texts.clear_square(square),
    };
    let button = AimButton { label, is_usable: true, msg: Msg::Change(square) };
    aim_controls(texts, editor.draft().rules(), square, Msg::Aim, button, on)
}
