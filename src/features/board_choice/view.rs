//! The choice of the board: well-known ones, any other, and a game from a position or a text.

use super::presets::KNOWN;
use crate::features::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use crate::engine::decimal::decimal;
use crate::engine::{Objective, Rules, notation};
use crate::features::dialog::BoardError;
use crate::features::editor::state::Draft;
use crate::features::widgets::field::{Field, field};
use crate::state::Setup;

/// The names of the fields for a board of any size.
const FIELDS: [&str; 3] = ["columns", "rows", "in-a-row"];

/// The identifier of the error message.
const PROBLEM: &str = "board-problem";

/// The content of the dialog: size and objective, how to play, and the ways to other boards and positions.
pub fn boards(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let setup = state.setup();
    let is_disabled = state.host.is_some_and(|host| host.is_disabled);
    let option = |value: &'static str, label: Html, rules: Rules| {
        let action = GameAction::Choose(Setup { rules, ..setup });
        RadioOption::text(value, label, rules == setup.rules, action).disabled_if(is_disabled)
    };
    let board = |name: &'static str| {
        let rules = notation::read_rules(name, setup.rules.objective()).ok()?;
        let [size, in_a_row] = texts.board_name(rules);
        Some(option(name, list(vec![text(size), text(" "), small(in_a_row)]), rules))
    };
    let objective = |objective: Objective| {
        let rules = setup.rules.with_objective(objective);
        option(objective.name(), text(texts.objective(rules)), rules)
    };
    let [how_to_play, tip, square_names] = texts.how_to_play_with(setup.rules).map(|about| around("p", about));
    list(vec![
        radio_group("board", texts.board(), KNOWN.into_iter().filter_map(board), dispatch),
        radio_group("objective", texts.goal(), Objective::ALL.into_iter().map(objective), dispatch),
        group("how-to-play", vec![caption(texts.how_to_play()), how_to_play, tip, square_names]),
        others(cx),
        done(texts, dispatch),
    ])
}

/// The ways to a board of any size, a position and a pasted game. An embedded game has only the first one.
fn others(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let show = |name: &'static str, label: &'static str, dialog: LazyDialog| {
        button(Kind::Secondary, name, label, GameAction::show(dialog), dispatch)
    };
    let mut ways = vec![show("other-board", texts.custom_size(), LazyDialog::Board(None))];
    if state.host.is_none() {
        let draft = Draft::of(&state.position());
        ways.push(show("open-text", texts.paste_game(), LazyDialog::Text(None)));
        ways.push(show("set-up", texts.set_up(), LazyDialog::SetUp(draft, None)));
    }
    group("explained new-game-from", vec![caption(texts.new_game_from()), answers(ways)])
}

/// The content of the dialog for a board of any size: the fields, and the error of the last attempt.
pub fn other(cx: &ViewContext, error: Option<&BoardError>) -> Html {
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
            Ok(rules) => GameAction::Choose(Setup { rules, ..setup }),
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
