//! The main button, which starts a new game.

use yew::prelude::*;

use super::context::press;
use super::controls::Kind;
use crate::state::GameAction;

/// Properties of [`ResetButton`].
#[derive(Clone, PartialEq, Properties)]
pub struct ResetButtonProps {
    /// Whether it has emphasis.
    pub is_primary: bool,
    /// Whether a press would change nothing. The button is then invisible and keeps its space.
    pub is_disabled: bool,
    /// The label.
    pub label: &'static str,
    /// Receives the action of a press.
    pub onaction: Callback<GameAction>,
}

/// The label and the emphasis of the main button.
pub struct ResetLabel {
    /// The label.
    pub label: &'static str,
    /// Whether it has emphasis.
    pub is_primary: bool,
}

/// The main button.
#[component]
pub fn ResetButton(props: &ResetButtonProps) -> Html {
    let ResetButtonProps { is_primary, is_disabled, label, ref onaction } = *props;
    let kind = if is_primary { Kind::Primary } else { Kind::Secondary };
    html! {
        <button
            type="button"
            class="button"
            data-kind={kind.name()}
            data-action="reset"
            disabled={is_disabled}
            onclick={press(GameAction::Reset, onaction)}
        >
            { label }
        </button>
    }
}
