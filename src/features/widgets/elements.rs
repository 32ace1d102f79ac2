//! Frequent elements as functions. Each use of `html!` adds the code of a whole element, and of a conversion for each child.

use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VList, VTag};

use crate::components::controls::text;

/// Nodes beside each other.
pub fn list(nodes: Vec<Html>) -> Html {
    VList::with_children(nodes, None).into()
}

/// A `<div>` of a class around nodes.
pub fn group(class: &'static str, nodes: Vec<Html>) -> Html {
    let mut tag = VTag::new("div");
    let values = Box::new([Some(AttributeOrProperty::Static(class))]);
    tag.set_attributes(Attributes::Dynamic { keys: &["class"], values });
    if let Some(children) = tag.children_mut() {
        *children = list(nodes);
    }
    tag.into()
}

/// The buttons at the end of a dialog or of a part of it.
pub fn answers(buttons: Vec<Html>) -> Html {
    group("answers", buttons)
}

/// Small text.
pub fn small(content: impl Into<AttrValue>) -> Html {
    html! { <small>{ text(content) }</small> }
}

/// A paragraph of secondary text that is announced when it changes.
pub fn live_remark(text: &'static str) -> Html {
    html! { <p class="remark" aria-live="polite">{ text }</p> }
}

/// The place of an error message, which is announced when it appears. A field refers to it by the identifier.
pub fn problem(id: Option<&'static str>, message: Html) -> Html {
    html! { <p {id} class="problem" aria-live="polite">{ message }</p> }
}
