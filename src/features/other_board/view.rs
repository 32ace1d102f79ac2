//! The dialog for a board of any size.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use crate::features::dialog::BoardError;
use crate::features::prelude::*;
use crate::features::widgets::field::{Field, field};
use engine::Rules;
use engine::decimal::decimal;

/// The names of the fields for a board of any size.
const FIELDS: [&str; 3] = ["columns", "rows", "in-a-row"];

/// The identifier of the error message.
const PROBLEM: &str = "board-problem";

/// The content of the dialog: the fields, and the error of the last attempt.
pub fn other_board(cx: &ViewContext, error: Option<&BoardError>) -> Html {
    let texts = cx.texts;
    let setup = cx.state.setup();
    let rules = setup.rules;
    let onsubmit = cx.dispatch.reform(move |event: SubmitEvent| {
        event.prevent_default();
        let form = event.target().and_then(|form| form.dyn_into::<Element>().ok());
        let numbers = FIELDS.map(|name| form.as_ref().and_then(|form| number(form, name)));
        let rules = match numbers {
            [Some(columns), Some(rows), Some(in_a_row)] => {
                Rules::new(columns, rows, in_a_row, setup.rules.objective()).map_err(BoardError::Rules)
            }
            _ => Err(BoardError::NotANumber),
        };
        match rules {
            Ok(rules) => GameAction::Choose(setup.with_rules(rules)),
            Err(problem) => GameAction::show(LazyDialog::Board(Some(problem))),
        }
    });
    let [columns, rows, in_a_row] = FIELDS;
    let labelled = |name: &'static str, label: &'static str, value: u8| {
        let (value, problem) = (decimal(value.into()), error.map(|_| PROBLEM));
        let number = field(Field { kind: "number", name, value, limit: None, problem, onchange: None });
        element("label", "number", list(vec![text(label), number]))
    };
    let content = list(vec![
        caption(texts.about_custom_size()),
        group(
            "numbers",
            vec![
                labelled(columns, texts.columns(), rules.columns()),
                labelled(rows, texts.rows(), rules.rows()),
                labelled(in_a_row, texts.in_a_row(), rules.in_a_row()),
            ],
        ),
        problem(Some(PROBLEM), text(error.map(|error| texts.board_error(error)).unwrap_or_default())),
        answers(vec![
            button(Kind::Secondary, "close", texts.cancel(), GameAction::CloseDialog, cx.dispatch),
            Button::submit("play-board", texts.new_game()).view(),
        ]),
    ]);
    html! { <form class="sheet-form" novalidate=true {onsubmit}>{ content }</form> }
}

/// Returns the number in a field, if it is a whole number up to 255.
fn number(form: &Element, name: &str) -> Option<u8> {
    let field = form.query_selector(&["[name=", name, "]"].concat()).ok().flatten();
    let value = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()).map(|field| field.value());
    value.and_then(|value| value.trim().parse().ok())
}
