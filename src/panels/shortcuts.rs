//! The keyboard shortcuts: their list, and the option to use them.

use yew::prelude::*;

use crate::components::ViewContext;
use crate::components::controls::{Kind, button};
use crate::state::{GameAction, Go, LazyAction, Preferences};

/// The list of shortcuts and the option to use them.
pub fn shortcuts(cx: &ViewContext) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let row = |(keys, meaning): &(&'static str, &'static str)| {
        html! { <div><dt><kbd>{ keys }</kbd></dt><dd>{ meaning }</dd></div> }
    };
    html! {
        <>
            <dl class="keys">
                { for texts.keys(state.arrow_to(Go::Back), state.arrow_to(Go::Forward)).iter().map(row) }
            </dl>
            { option(cx) }
            { button(Kind::Primary, "close", texts.done(), GameAction::CloseDialog, cx.dispatch) }
        </>
    }
}

/// The option to use shortcuts.
pub fn option(cx: &ViewContext) -> Html {
    let preferences = cx.state.preferences();
    let opposite = Preferences { without_shortcuts: !preferences.without_shortcuts, ..preferences };
    html! {
        <label class="option">
            <input
                type="checkbox"
                name="shortcuts"
                checked={!preferences.without_shortcuts}
                onchange={cx.dispatch.reform(move |_: Event| LazyAction::Prefer(opposite).into())}
            />
            { cx.texts.use_shortcuts() }
        </label>
    }
}
