//! What stands in the place of a panel until the lazy part is loaded.

use yew::prelude::*;

use super::controls::{Kind, button, remark};
use crate::i18n::Texts;
use crate::state::{GameAction, GameState, LazyPart};

/// Nothing while the lazy part loads; after a failure, a message and a button that tries again.
pub fn loading(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    if state.lazy_part() != LazyPart::Failed {
        return Html::default();
    }
    let retry = GameAction::SetLazyPart(LazyPart::NotLoaded);
    html! { <>{ remark(texts.not_loaded) }{ button(Kind::Primary, "retry", texts.try_again, retry, on) }</> }
}
