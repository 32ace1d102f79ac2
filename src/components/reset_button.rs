//! The main button: start again.

use yew::prelude::*;

use super::controls::{Kind, button};
use crate::i18n::Texts;
use crate::state::GameAction;

/// Properties of [`ResetButton`].
#[derive(Clone, PartialEq, Properties)]
pub struct ResetButtonProps {
    /// Whether the game is over, so that the button leads on rather than back.
    pub is_over: bool,
    /// Called when it is pressed.
    pub onaction: Callback<GameAction>,
    /// The texts.
    pub texts: Texts,
}

/// The main button: always there, and always in the same place.
#[component]
pub fn ResetButton(props: &ResetButtonProps) -> Html {
    let label = if props.is_over { props.texts.new_game } else { props.texts.reset };
    button(Kind::Primary, "reset", label, GameAction::Reset, &props.onaction)
}
