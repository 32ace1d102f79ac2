//! The main button: start again.

use yew::prelude::*;

use crate::i18n::Texts;

/// Properties of [`ResetButton`].
#[derive(Clone, PartialEq, Properties)]
pub struct ResetButtonProps {
    /// Whether the game is over, so that the button leads on rather than back.
    pub is_over: bool,
    /// Called when it is pressed.
    pub onreset: Callback<()>,
    /// The texts.
    pub texts: Texts,
}

/// The main button: always there, and always the same place.
#[component]
pub fn ResetButton(props: &ResetButtonProps) -> Html {
    let onclick = props.onreset.reform(|_| ());
    let label = if props.is_over { props.texts.new_game } else { props.texts.reset };
    html! { <button type="button" class="primary reset" data-action="reset" {onclick}>{ label }</button> }
}
