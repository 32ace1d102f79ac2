//! The main button, which starts a new game.

use yew::prelude::*;

use super::controls::{Kind, button};
use crate::state::GameAction;

/// Properties of [`ResetButton`].
#[derive(Clone, PartialEq, Properties)]
pub struct ResetButtonProps {
    /// Whether it has emphasis.
    pub is_primary: bool,
    /// The label.
    pub label: &'static str,
    /// Receives the action of a press.
    pub onaction: Callback<GameAction>,
}

/// The main button.
#[component]
pub fn ResetButton(props: &ResetButtonProps) -> Html {
    let ResetButtonProps { is_primary, label, ref onaction } = *props;
    button(if is_primary { Kind::Primary } else { Kind::Secondary }, "reset", label, GameAction::Reset, onaction)
}
