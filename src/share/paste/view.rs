//! The dialog that opens a pasted game.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlTextAreaElement};

use super::model::Paste;
use super::pasted_game::{Pasted, PastedGame};
use super::update::{Event, Msg};
use crate::game;
use crate::i18n::Texts;
use crate::share;
use crate::ui::dialog_model::{DialogModel, Env};
use crate::ui::fields::checkbox::checkbox;
use crate::ui::fields::file_choice::{choose_file, file_field};
use crate::ui::prelude::*;
use records::FirstRow;

/// The identifier of the error message.
const PROBLEM: &str = "text-problem";

/// The maximum size of a file in bytes.
const MAX_FILE: usize = 140_000;

impl DialogModel for Paste {
    type Msg = Msg;

    const HAS_WORK: bool = true;

    fn open(_env: Env) -> Self {
        Self::default()
    }

    fn update(&mut self, msg: Msg, env: Env) -> Option<GameAction> {
        let Event::Open(pasted) = self.update(msg, env.state.setup())?;
        Some(match pasted {
            Pasted::Game(PastedGame { setup, game, notes }) => game::Msg::Replace(setup, game, notes).into(),
            Pasted::OtherGame(pasted) => share::Msg::OpenOtherGame(pasted).into(),
        })
    }

    fn title(texts: Texts) -> &'static str {
        texts.paste_game()
    }

    fn view(&self, cx: &ViewContext, on: &Callback<Msg>) -> Html {
        paste(self, cx, on)
    }
}

/// The content of the dialog: the field for the text, and the error of the last attempt.
fn paste(dialog: &Paste, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let texts = cx.texts;
    let Paste { first_row, ref error } = *dialog;
    let onsubmit = on.reform(|event: SubmitEvent| {
        event.prevent_default();
        let form = event.target().and_then(|form| form.dyn_into::<Element>().ok());
        let field = form.and_then(|form| form.query_selector("textarea").ok().flatten());
        let written = field.and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok()).map(|field| field.value());
        Msg::Open(written.unwrap_or_default())
    });
    let onfile = on.reform(|text: Result<String, _>| text.map_or(Msg::RefuseFile, Msg::Open));
    let is_below = first_row == FirstRow::Bottom;
    let other_row = Msg::SetFirstRow(if is_below { FirstRow::Top } else { FirstRow::Bottom });
    let message = error.as_ref().map(|error| texts.text_error(error)).unwrap_or_default();
    html! {
        <form class="sheet-form" {onsubmit}>
            { caption(texts.about_paste()) }
            <textarea
                name="game-text"
                rows="6"
                autofocus=true
                spellcheck="false"
                aria-label={texts.paste_game()}
                aria-invalid={error.as_ref().map(|_| "true")}
                aria-describedby={error.as_ref().map(|_| PROBLEM)}
            />
            { checkbox("first-row", texts.first_row_below(), is_below, Some(other_row), on) }
            { problem(Some(PROBLEM), message.into()) }
            { file_field(None, MAX_FILE, onfile) }
            { Button::text("open-file", texts.open_file(), Some(Callback::from(|_| choose_file()))).view() }
            <div class="answers">
                { button(Kind::Secondary, "close", texts.cancel(), GameAction::CloseDialog, cx.dispatch) }
                { Button::submit("open", texts.open()).view() }
            </div>
        </form>
    }
}
