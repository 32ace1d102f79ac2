//! The list of moves, with the effects of the lazy part.

use std::rc::Rc;

use yew::prelude::*;

use super::{history, icons};
use crate::components::ViewContext;
use crate::hooks::{
    use_analysis, use_focus_guard, use_host_page, use_move_list, use_refutation, use_root_style, use_swipes,
};
use crate::i18n::Texts;
use crate::platform::{Visit, document};
use crate::state::{GameAction, GameState};

/// Properties of [`Sidebar`].
#[derive(Clone, PartialEq, Properties)]
pub struct SidebarProps {
    /// The state.
    pub state: UseReducerHandle<GameState>,
    /// The visit.
    pub visit: Rc<Visit>,
    /// Dispatches actions.
    pub on: Callback<GameAction>,
    /// The texts.
    pub texts: Texts,
}

/// The list of moves, with the hidden definitions of the lazy part's icons. The component is always mounted, so that it
/// can run the effects of the lazy part.
#[component]
pub fn Sidebar(SidebarProps { state, visit, on, texts }: &SidebarProps) -> Html {
    use_root_style(state);
    use_move_list(state);
    use_swipes(on);
    use_host_page(state, visit, on);
    use_analysis(state, on);
    use_refutation(state, on);
    use_focus_guard();

    let cx = &ViewContext { state, dispatch: on, texts: *texts };
    html! { <>{ history::history(cx, document::is_wide()) }{ icons::icons() }</> }
}
