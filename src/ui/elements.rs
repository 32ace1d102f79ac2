//! Frequent elements as functions. Each use of `html!` adds the code of a whole element, and of a conversion for each child.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VTag};

use super::button::{Kind, button};
use super::content::{around, group};
use crate::i18n::Texts;
use crate::state::GameAction;

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

/// Whether the `<details>` of a `toggle` event is open.
pub fn is_open(event: &Event) -> bool {
    let details = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    details.is_some_and(|details| details.has_attribute("open"))
}

/// An element with these attributes; `None` leaves one out. `tag!` calls it.
pub fn with_attributes(
    name: &'static str,
    keys: &'static [&'static str],
    values: Vec<Option<AttrValue>>,
    content: Html,
) -> Html {
    let mut tag = VTag::new(name);
    let values = values.into_iter().map(|value| value.map(AttributeOrProperty::Attribute)).collect();
    tag.set_attributes(Attributes::Dynamic { keys, values });
    if let Some(children) = tag.children_mut() {
        *children = content;
    }
    tag.into()
}

/// An element like `html! { <name key={value} …>{ content }</name> }`, in less code.
macro_rules! tag {
    ($name:literal, [$($key:literal = $value:expr),*], $content:expr) => {
        $crate::ui::elements::with_attributes(
            $name,
            &[$($key),*],
            vec![$(yew::html::IntoPropValue::<Option<yew::AttrValue>>::into_prop_value($value)),*],
            $content,
        )
    };
}

pub(crate) use tag;
