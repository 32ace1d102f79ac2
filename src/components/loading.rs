//! The placeholder of a panel until the lazy part is loaded.

use yew::prelude::*;

use super::button::{Kind, button};
use super::content::list;
use super::context::ViewContext;
use super::controls::caption;
use crate::state::{GameAction, LazyPart};

/// Nothing while the lazy part loads; after a failure, a message and a button that tries again.
pub fn loading(cx: &ViewContext) -> Html {
    if cx.state.lazy.part != LazyPart::Failed {
        return Html::default();
    }
    let retry = GameAction::SetLazyPart(LazyPart::NotLoaded);
    let retry = button(Kind::Primary, "retry", cx.texts.retry(), retry, cx.dispatch);
    list(vec![caption(cx.texts.not_loaded()), retry])
}
