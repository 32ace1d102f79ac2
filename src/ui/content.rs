//! Frequent nodes as functions. Each use of `html!` adds the code of a whole element, and of a conversion for each child.

use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VList, VTag, VText};

/// A text.
pub fn text(text: impl Into<AttrValue>) -> Html {
    VText::new(text).into()
}

/// Nodes side by side. As several blocks in `html!`, each of them would be an array of its own.
pub fn list(nodes: Vec<Html>) -> Html {
    VList::with_children(nodes, None).into()
}

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

/// The icon of a button. Screen readers skip it, because the button has a name.
pub fn icon_drawing(icon: &'static str) -> Html {
    html! { <svg class="icon" aria-hidden="true"><use href={icon} /></svg> }
}
