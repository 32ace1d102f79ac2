//! Frequent elements as functions. Each use of `html!` adds the code of a whole element, and of a conversion for each child.

use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VTag};

use crate::components::button::{Kind, button};
use crate::components::content::text;
use crate::i18n::Texts;
use crate::state::GameAction;

pub use crate::components::content::list;

/// An element with no attribute but this class; none if it is empty.
pub fn element(name: &'static str, class: &'static str, content: Html) -> Html {
    let mut tag = VTag::new(name);
    if !class.is_empty() {
        let values = Box::new([Some(AttributeOrProperty::Static(class))]);
        tag.set_attributes(Attributes::Dynamic { keys: &["class"], values });
    }
    if let Some(children) = tag.children_mut() {
        *children = content;
    }
    tag.into()
}

/// An element without attributes around a text.
pub fn around(name: &'static str, content: impl Into<AttrValue>) -> Html {
    element(name, "", text(content))
}

/// A `<div>` of a class around nodes.
pub fn group(class: &'static str, nodes: Vec<Html>) -> Html {
    element("div", class, list(nodes))
}

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
