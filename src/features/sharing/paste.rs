//! The dialog that opens a pasted game.

use crate::features::prelude::*;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;

use super::pasted_game::{PastedGame, pasted_game};
use crate::features::statistics::files;
use crate::state::Setup;
use records::{FirstRow, RecordError, RecordErrorKind};

/// The identifier of the error message.
const PROBLEM: &str = "text-problem";

/// The content of the dialog: the field for the text, and the error of the last attempt.
pub fn from_text(cx: &ViewContext, error: Option<&RecordError>) -> Html {
    let texts = cx.texts;
    let setup = cx.state.setup();
    let onsubmit = cx.dispatch.reform(move |event: SubmitEvent| {
        event.prevent_default();
        let field = event.target().and_then(|form| form.dyn_into::<web_sys::Element>().ok());
        let field = field.and_then(|form| form.query_selector("textarea").ok().flatten());
        let written = field.and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok()).map(|field| field.value());
        open(&written.unwrap_or_default(), setup)
    });
    let onfile = {
        let opened = cx.dispatch.reform(move |text: Result<String, _>| match text {
            Ok(text) => open(&text, setup),
            Err(_) => unreadable(),
        });
        Callback::from(move |event: Event| files::read_file(&event, opened.clone()))
    };
    let is_wrong = error.is_some();
    let field = html! {
        <textarea
            name="game-text"
            rows="6"
            autofocus=true
            spellcheck="false"
            aria-label={texts.paste_game()}
            aria-invalid={is_wrong.then_some("true")}
            aria-describedby={is_wrong.then_some(PROBLEM)}
        />
    };
    // Without `checked`, a new rendering leaves the choice.
    let first_row = html! { <input type="checkbox" name="first-row" /> };
    let message = error.map(|error| texts.text_error(error)).unwrap_or_default();
    let content = list(vec![
        caption(texts.about_paste()),
        field,
        element("label", "option", list(vec![first_row, text(texts.first_row_below())])),
        problem(Some(PROBLEM), text(message)),
        html! { <input type="file" hidden=true onchange={onfile} /> },
        Button::text("open-file", texts.open_file(), Some(Callback::from(|_| files::choose_file()))).view(),
        answers(vec![
            button(Kind::Secondary, "close", texts.cancel(), GameAction::CloseDialog, cx.dispatch),
            Button::submit("open", texts.open()).view(),
        ]),
    ]);
    html! { <form class="sheet-form" {onsubmit}>{ content }</form> }
}

/// Returns where the player says that row 1 of the text is.
fn first_row() -> FirstRow {
    let checked = gloo_utils::document().query_selector("dialog [name=first-row]:checked");
    if checked.is_ok_and(|field| field.is_some()) { FirstRow::Bottom } else { FirstRow::Top }
}

/// Returns the action that says that a file is none of a game.
fn unreadable() -> GameAction {
    let error = RecordError { line: 1, kind: RecordErrorKind::NoGame };
    GameAction::show(LazyDialog::Text(Some(Rc::new(error))))
}

/// Returns the action that opens the longest readable part of the game in a link or text, or shows the error.
fn open(written: &str, current: Setup) -> GameAction {
    match pasted_game(written, first_row(), current) {
        Ok(PastedGame { setup, game, notes }) => LazyAction::Replace(setup, game, notes).into(),
        Err(problem) => GameAction::show(LazyDialog::Text(problem.map(Rc::new))),
    }
}
