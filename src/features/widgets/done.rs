//! The end of a dialog.

use yew::prelude::*;

use super::elements::answers;
use crate::components::button::{Kind, button};
use crate::i18n::Texts;
use crate::state::GameAction;

/// The button that closes a dialog without further answers.
pub fn done(texts: Texts, dispatch: &Callback<GameAction>) -> Html {
    answers(vec![button(Kind::Primary, "close", texts.done(), GameAction::CloseDialog, dispatch)])
}
