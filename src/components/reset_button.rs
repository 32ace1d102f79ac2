//! The main button, which starts a new game.

use yew::prelude::*;

use super::controls::{Kind, button};
use crate::state::GameAction;

/// Properties of [`ResetButton`].
#[derive(Clone, PartialEq, Properties)]
pub struct ResetButtonProps {
    /// Whether the game is over.
    pub is_over: bool,
    /// The label.
    pub label: &'static str,
    /// Receives the action of a press.
    pub onaction: Callback<GameAction>,
}

/// The main button. When the game is over, it has emphasis.
#[component]
pub fn ResetButton(props: &ResetButtonProps) -> Html {
    let ResetButtonProps { is_over, label, ref onaction } = *props;
    button(if is_over { Kind::Primary } else { Kind::Secondary }, "reset", label, GameAction::Reset, onaction)
}
