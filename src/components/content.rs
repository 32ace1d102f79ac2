//! The content of buttons and other elements.

use yew::prelude::*;
use yew::virtual_dom::VText;

/// A text.
pub fn text(text: impl Into<AttrValue>) -> Html {
    VText::new(text).into()
}

/// The icon of a button. Screen readers skip it, because the button has a name.
pub fn icon_drawing(icon: &'static str) -> Html {
    html! { <svg class="icon" aria-hidden="true"><use href={icon} /></svg> }
}
