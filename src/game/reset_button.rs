//! The main button, which starts a new game.

use yew::prelude::*;

use crate::state::GameAction;
use crate::ui::button::{Attribute, Button, Kind};
use crate::ui::context::press;

/// Properties of [`ResetButton`].
#[derive(Clone, PartialEq, Properties)]
pub struct ResetButtonProps {
    /// Whether it has emphasis.
    pub is_primary: bool,
    /// Whether it has no use: on a blank board, and until the game is over, unless a host page shows it. The button is then
    /// invisible and keeps its space.
    pub is_unused: bool,
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
    let ResetButtonProps { is_primary, is_unused, label, ref onaction } = *props;
    let button = Button::text("reset", label, Some(press(GameAction::Reset, onaction)));
    button.kind(Kind::primary_if(is_primary)).when(is_unused, Attribute::Disabled).view()
}
