//! The main button, which starts a new game.

use yew::prelude::*;

use super::controls::{Kind, button};
use crate::i18n::Texts;
use crate::state::GameAction;

/// Properties of [`ResetButton`].
#[derive(Clone, PartialEq, Properties)]
pub struct ResetButtonProps {
    /// Whether the game is over.
    pub is_over: bool,
    /// Receives the action of a press.
    pub onaction: Callback<GameAction>,
    /// The texts.
    pub texts: Texts,
}

/// The main button. Only its emphasis changes when the game is over.
#[component]
pub fn ResetButton(props: &ResetButtonProps) -> Html {
    let ResetButtonProps { is_over, ref onaction, texts } = *props;
    let (kind, label) = if is_over { (Kind::Primary, texts.new_game()) } else { (Kind::Secondary, texts.reset()) };
    button(kind, "reset", label, GameAction::Reset, onaction)
}
