//! The placeholder of a panel until the lazy part is loaded.

use yew::prelude::*;

use crate::state::{GameAction, LazyPart};
use crate::ui::button::{Kind, button};
use crate::ui::content::list;
use crate::ui::context::ViewContext;
use crate::ui::controls::caption;

/// Nothing while the lazy part loads; after a failure, a message and a button that tries again.
pub fn loading(cx: &ViewContext) -> Html {
    if cx.state.lazy.part != LazyPart::Failed {
        return Html::default();
    }
    let retry = GameAction::SetLazyPart(LazyPart::NotLoaded);
    let retry = button(Kind::Primary, "retry", cx.texts.retry(), retry, cx.dispatch);
    list(vec![caption(cx.texts.not_loaded()), retry])
}
