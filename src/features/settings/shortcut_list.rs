//! The keyboard shortcuts: their list, and the option to use them.

use crate::features::prelude::*;

use super::checkbox::checkbox;
use crate::state::{Go, Preferences};

/// The list of shortcuts and the option to use them.
pub fn shortcut_list(cx: &ViewContext) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let row = |&(keys, effect, is_outside_board): &(&'static str, &'static str, bool)| {
        let meaning = if is_outside_board { texts.outside_board(effect) } else { effect.to_owned() };
        group("", vec![element("dt", "", around("kbd", keys)), around("dd", meaning)])
    };
    let keys = texts.keys(state.arrow_to(Go::Back), state.arrow_to(Go::Forward));
    let rows = list(keys.iter().map(row).collect());
    list(vec![element("dl", "keys", rows), option(cx), done(texts, cx.dispatch)])
}

/// The option to use shortcuts.
pub fn option(cx: &ViewContext) -> Html {
    let now = cx.state.preferences;
    let opposite = Preferences { without_shortcuts: !now.without_shortcuts, ..now };
    checkbox(cx, "shortcuts", cx.texts.use_shortcuts(), !now.without_shortcuts, Some(opposite))
}
