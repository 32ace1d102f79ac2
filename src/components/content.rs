//! The content of buttons and other elements.

use yew::prelude::*;
use yew::virtual_dom::{VList, VText};

/// A text.
pub fn text(text: impl Into<AttrValue>) -> Html {
    VText::new(text).into()
}

/// Nodes side by side. As several blocks in `html!`, each of them would be an array of its own.
pub fn list(nodes: Vec<Html>) -> Html {
    VList::with_children(nodes, None).into()
}

/// The icon of a button. Screen readers skip it, because the button has a name.
pub fn icon_drawing(icon: &'static str) -> Html {
    html! { <svg class="icon" aria-hidden="true"><use href={icon} /></svg> }
}
