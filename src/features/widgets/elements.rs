//! Frequent elements as functions. Each use of `html!` adds the code of a whole element, and of a conversion for each child.

use yew::prelude::*;

use crate::components::button::{Kind, button};
use crate::i18n::Texts;
use crate::state::GameAction;

pub use crate::components::content::{around, element, group, list};

/// The buttons at the end of a dialog or of a part of it.
pub fn answers(buttons: Vec<Html>) -> Html {
    group("answers", buttons)
}

/// Small text.
pub fn small(content: impl Into<AttrValue>) -> Html {
    around("small", content)
}

/// A paragraph of secondary text that is announced when it changes.
pub fn live_remark(text: &'static str) -> Html {
    html! { <p class="remark" aria-live="polite">{ text }</p> }
}

/// The place of an error message, which is announced when it appears. A field refers to it by the identifier.
pub fn problem(id: Option<&'static str>, message: Html) -> Html {
    html! { <p {id} class="problem" aria-live="polite">{ message }</p> }
}

/// The button that closes a dialog without further answers.
pub fn done(texts: Texts, dispatch: &Callback<GameAction>) -> Html {
    answers(vec![button(Kind::Primary, "close", texts.done(), GameAction::CloseDialog, dispatch)])
}
