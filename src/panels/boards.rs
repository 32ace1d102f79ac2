//! The choice of the board: those that many know, and any other.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::components::controls::{Choice, Kind, button, choices, remark};
use crate::engine::{Objective, Rules, RulesError, notation};
use crate::i18n::Texts;
use crate::state::{Dialog, GameAction, GameState, Setup};

/// The boards that many know, as addresses write them: the smallest first, and gomoku last.
const KNOWN: [&str; 6] = ["3x3x3", "4x4x4", "5x5x4", "7x7x5", "10x10x5", "15x15x5"];

/// The names of the fields for another board.
const FIELDS: [&str; 3] = ["columns", "rows", "in-a-row"];

/// The boards that many know, what a line means, and the way to other boards.
pub fn known(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let panels = texts.panels();
    let setup = state.setup();
    let choose = |rules: Rules| GameAction::Choose(Setup { rules, ..setup });
    let board = |name: &'static str| {
        let rules = notation::read_rules(name, setup.rules.objective()).ok()?;
        Some(Choice {
            value: name,
            name: None,
            label: {
                let [size, in_a_row] = (panels.board_name)(rules);
                html! { <>{ size }{ " " }<small>{ in_a_row }</small></> }
            },
            is_chosen: rules == setup.rules,
            does: choose(rules),
        })
    };
    let objective = |objective: Objective| {
        let rules = setup.rules.with_objective(objective);
        Choice {
            value: objective.name(),
            name: None,
            label: (panels.objective)(rules).into(),
            is_chosen: rules == setup.rules,
            does: choose(rules),
        }
    };
    html! {
        <>
            { remark(panels.board) }
            { choices("board", panels.board, KNOWN.into_iter().filter_map(board), on) }
            { choices("objective", panels.line, Objective::ALL.into_iter().map(objective), on) }
            { button(Kind::Secondary, "other-board", panels.other_board, GameAction::Show(Dialog::Board(None)), on) }
        </>
    }
}

/// The fields for a board of any size. What makes no game stays there with what is wrong.
pub fn other(problem: Option<&RulesError>, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let panels = texts.panels();
    let setup = state.setup();
    let rules = setup.rules;
    let onsubmit = on.reform(move |event: SubmitEvent| {
        event.prevent_default();
        let form = event.target().and_then(|form| form.dyn_into::<Element>().ok());
        let [columns, rows, in_a_row] = FIELDS.map(|name| form.as_ref().map_or(0, |form| number(form, name)));
        match Rules::new(columns, rows, in_a_row, setup.rules.objective()) {
            Ok(rules) => GameAction::Choose(Setup { rules, ..setup }),
            Err(problem) => GameAction::Show(Dialog::Board(Some(problem))),
        }
    });
    let [columns, rows, in_a_row] = FIELDS;
    let field = |name: &'static str, label: &'static str, value: u8| {
        html! {
            <label class="number">
                { label }
                <input type="number" {name} min="1" max="15" required=true value={value.to_string()} />
            </label>
        }
    };
    html! {
        <form class="sheet-form" novalidate=true {onsubmit}>
            { remark(panels.about_board) }
            <div class="numbers">
                { field(columns, panels.columns, rules.columns()) }
                { field(rows, panels.rows, rules.rows()) }
                { field(in_a_row, panels.in_a_row, rules.in_a_row()) }
            </div>
            <p class="problem" aria-live="polite">
                { problem.map(|problem| (panels.board_problem)(problem)).unwrap_or_default() }
            </p>
            <div class="answers">
                { button(Kind::Secondary, "close", panels.cancel, GameAction::CloseDialog, on) }
                <button type="submit" class="button" data-kind="primary" data-action="play-board">
                    { texts.new_game }
                </button>
            </div>
        </form>
    }
}

/// The number in a field; what is no number up to 255 makes no board, just as nought does not.
fn number(form: &Element, name: &str) -> u8 {
    let field = form.query_selector(&format!("[name={name}]")).ok().flatten();
    let value = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()).map(|field| field.value());
    value.and_then(|value| value.trim().parse().ok()).unwrap_or_default()
}
