//! The dialog for a board of any size.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use super::model::OtherBoard;
use super::update::{Event, Msg};
use crate::i18n::Texts;
use crate::ui::dialog_model::{DialogModel, Env};
use crate::ui::fields::field::{Field, field};
use crate::ui::prelude::*;
use engine::decimal::decimal;

/// The names of the fields: columns, rows, and the number in a row.
const FIELDS: [&str; 3] = ["columns", "rows", "in-a-row"];

/// The identifier of the error message.
const PROBLEM: &str = "board-problem";

impl DialogModel for OtherBoard {
    type Msg = Msg;

    const HAS_WORK: bool = true;

    fn open(_env: Env) -> Self {
        Self::default()
    }

    fn update(&mut self, msg: Msg, env: Env) -> Option<GameAction> {
        let Event::Play(rules) = self.update(msg, env.state.setup().rules.objective())?;
        Some(GameAction::Choose(env.state.setup().with_rules(rules)))
    }

    fn title(texts: Texts) -> &'static str {
        texts.custom_size()
    }

    fn view(&self, cx: &ViewContext, on: &Callback<Msg>) -> Html {
        other_board(self, cx, on)
    }
}

/// The content of the dialog: the fields, and the error of the last attempt.
fn other_board(board: &OtherBoard, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let texts = cx.texts;
    let onsubmit = on.reform(move |event: SubmitEvent| {
        event.prevent_default();
        let form = event.target().and_then(|form| form.dyn_into::<Element>().ok());
        Msg::Play(FIELDS.map(|name| form.as_ref().and_then(|form| typed(form, name)).unwrap_or_default()))
    });
    let labelled = |name: &'static str, label: &'static str, value: u8| {
        let problem = board.problem().map(|_| PROBLEM);
        let number =
            field(Field { kind: "number", name, value: decimal(value.into()), limit: None, problem, onchange: None });
        html! { <label class="number">{ label }{ number }</label> }
    };
    let [columns, rows, in_a_row] = FIELDS;
    let rules = cx.state.setup().rules;
    html! {
        <form class="sheet-form" novalidate=true {onsubmit}>
            <p class="remark">{ texts.about_custom_size() }</p>
            <div class="numbers">
                { labelled(columns, texts.columns(), rules.columns()) }
                { labelled(rows, texts.rows(), rules.rows()) }
                { labelled(in_a_row, texts.in_a_row(), rules.in_a_row()) }
            </div>
            <p id={PROBLEM} class="problem" aria-live="polite">
                { board.problem().map(|problem| texts.board_error(problem)).unwrap_or_default() }
            </p>
            <div class="answers">
                { button(Kind::Secondary, "close", texts.cancel(), GameAction::CloseDialog, cx.dispatch) }
                { Button::submit("play-board", texts.new_game()).view() }
            </div>
        </form>
    }
}

/// Returns the text in the field of this name.
fn typed(form: &Element, name: &str) -> Option<String> {
    let field = form.query_selector(&format!("[name={name}]")).ok()??;
    Some(field.dyn_into::<HtmlInputElement>().ok()?.value())
}
