//! The keyboard shortcuts: their list, and the option to use them.

use crate::state::Setting;
use crate::ui::prelude::*;

use super::update::Msg;
use crate::state::Go;
use crate::ui::fields::checkbox::checkbox;

/// The list of shortcuts and the option to use them.
pub fn shortcut_list(cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let row = |&(keys, effect, is_outside_board): &(&'static str, &'static str, bool)| {
        let meaning = if is_outside_board { texts.outside_board(effect) } else { effect.to_owned() };
        html! { <div><dt><kbd>{ keys }</kbd></dt><dd>{ meaning }</dd></div> }
    };
    let keys = texts.keys(state.arrow_to(Go::Back), state.arrow_to(Go::Forward));
    html! {
        <>
            <dl class="keys">{ for keys.iter().map(row) }</dl>
            { option(cx, on) }
            { done(texts, cx.dispatch) }
        </>
    }
}

/// The option to use shortcuts.
pub fn option(cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let is_used = !cx.state.preferences.without_shortcuts;
    checkbox("shortcuts", cx.texts.use_shortcuts(), is_used, Some(Msg::Set(Setting::WithoutShortcuts(is_used))), on)
}
