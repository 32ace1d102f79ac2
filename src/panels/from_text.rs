//! Opening a game from a text.

use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;

use yew::prelude::*;

use crate::components::controls::{Kind, button, remark};
use crate::engine::record::RecordError;
use crate::engine::{Game, record};
use crate::i18n::Texts;
use crate::platform::address;
use crate::state::{Dialog, GameAction, GameState, Note, Setup};

/// The field for the text. If nothing of it is a game, it stays there with what is wrong; if a part is, that is opened.
pub fn from_text(problem: Option<&RecordError>, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let panels = texts.panels();
    let setup = state.setup();
    let onsubmit = on.reform(move |event: SubmitEvent| {
        event.prevent_default();
        let field = event.target().and_then(|form| form.dyn_into::<web_sys::Element>().ok());
        let field = field.and_then(|form| form.query_selector("textarea").ok().flatten());
        let written = field.and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok()).map(|field| field.value());
        open(&written.unwrap_or_default(), setup)
    });
    let is_wrong = problem.is_some();
    html! {
        <form class="sheet-form" {onsubmit}>
            { remark(panels.about_text) }
            <textarea
                name="game-text"
                rows="6"
                spellcheck="false"
                aria-label={panels.open_text}
                aria-invalid={is_wrong.then_some("true")}
            />
            <p class="problem" aria-live="polite">{ problem.map(|problem| (panels.text_problem)(problem)).unwrap_or_default() }</p>
            <div class="answers">
                { button(Kind::Secondary, "close", panels.cancel, GameAction::CloseDialog, on) }
                <button type="submit" class="button" data-kind="primary" data-action="open">{ panels.open }</button>
            </div>
        </form>
    }
}

/// Returns the action for the button: opens the game of a link or text, or shows the problem.
fn open(written: &str, here: Setup) -> GameAction {
    if let Some(mut link) = written.split_whitespace().find_map(address::read_link) {
        let setup = link.setup_over(here);
        let game = link.game.take().unwrap_or(Game::new(setup.rules));
        return GameAction::Replace(setup, Box::new(game), link.notes);
    }
    let read = record::read(written, here.rules);
    match read.game {
        Some(game) => {
            let setup = Setup { rules: game.rules(), ..here };
            let notes = read.problem.map(Rc::new).map(Note::BadText).into_iter().collect();
            GameAction::Replace(setup, Box::new(game), notes)
        }
        None => GameAction::Show(Dialog::Text(read.problem.map(Rc::new))),
    }
}
