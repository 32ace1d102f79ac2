//! A button whose press calls back, for effects that are more than an action.

use yew::prelude::*;

use crate::components::controls::Kind;

/// A button with a text. `name` is its public `data-action`. Without a callback, it stays focusable and does nothing.
pub fn callback_button(kind: Kind, name: &'static str, label: &str, onpress: Option<Callback<()>>) -> Html {
    let is_usable = onpress.is_some();
    let onclick = onpress.map_or_else(Callback::noop, |onpress| onpress.reform(|_: MouseEvent| ()));
    html! {
        <button
            type="button"
            class="button"
            data-kind={kind.name()}
            data-action={name}
            aria-disabled={(!is_usable).then_some("true")}
            {onclick}
        >
            { label.to_owned() }
        </button>
    }
}
