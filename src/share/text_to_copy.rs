//! The shared text, to copy by hand.

use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;

use super::result::ShareResult;
use crate::ui::prelude::*;

/// The text of the last attempt to share. Nothing else tells whether it has left the page.
pub fn text_to_copy(cx: &ViewContext, result: Option<&ShareResult>) -> Html {
    let text = result.map(|result| result.text.clone()).filter(|text| !text.is_empty());
    text.map(|text| html! { <TextToCopy {text} label={cx.texts.copy_this_text()} /> }).unwrap_or_default()
}

/// Properties of [`TextToCopy`].
#[derive(Clone, PartialEq, Properties)]
pub struct TextToCopyProps {
    /// The text.
    pub text: String,
    /// The accessible name.
    pub label: &'static str,
}

/// A field that takes the focus, with all of its text selected, so that one more press copies it.
#[component]
pub fn TextToCopy(TextToCopyProps { text, label }: &TextToCopyProps) -> Html {
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with(text.clone(), move |_| {
            // A closed dialog takes no focus: opening it focuses the field.
            let _ = field.cast::<HtmlTextAreaElement>().map(|field| field.focus());
        });
    }
    let onfocus = Callback::from(|event: FocusEvent| {
        let field = event.target().and_then(|target| target.dyn_into::<HtmlTextAreaElement>().ok());
        field.iter().for_each(HtmlTextAreaElement::select);
    });
    html! { <textarea ref={field} readonly=true autofocus=true dir="ltr" aria-label={*label} value={text.clone()} {onfocus} /> }
}
