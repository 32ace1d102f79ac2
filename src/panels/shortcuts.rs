//! The keys that work wherever the focus is: what they do, and whether they do it.

use yew::prelude::*;

use crate::components::controls::{Kind, button};
use crate::i18n::Texts;
use crate::state::{GameAction, GameState, Preferences};

/// The list of keys, and the option to do without them.
pub fn shortcuts(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let panels = texts.panels();
    let row = |(keys, meaning): &(&'static str, &'static str)| {
        html! { <div><dt><kbd>{ keys }</kbd></dt><dd>{ meaning }</dd></div> }
    };
    html! {
        <>
            <dl class="keys">{ for panels.keys.iter().map(row) }</dl>
            { option(state, on, texts) }
            { button(Kind::Primary, "close", panels.done, GameAction::CloseDialog, on) }
        </>
    }
}

/// Whether they do anything.
pub fn option(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let preferences = state.preferences();
    let opposite = Preferences { without_shortcuts: !preferences.without_shortcuts, ..preferences };
    html! {
        <label class="option">
            <input
                type="checkbox"
                name="shortcuts"
                checked={!preferences.without_shortcuts}
                onchange={on.reform(move |_: Event| GameAction::Prefer(opposite))}
            />
            { texts.panels().use_shortcuts }
        </label>
    }
}
