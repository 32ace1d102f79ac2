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
    let button = Button::text("reset", label, Some(press(GameAction::Reset, onaction)));
    button.kind(Kind::primary_if(is_primary)).when(is_disabled, Attribute::Disabled).view()
}
