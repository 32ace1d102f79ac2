//! The end of the sidebar, with the effects of the lazy part.

use std::rc::Rc;

use yew::prelude::*;

use super::aim::use_aim;
use super::{history, icons};
use crate::components::ViewContext;
use crate::engine::coach::MoveQuality;
use crate::hooks::{
    use_address, use_analysis, use_autosave, use_description, use_focus_guard, use_host_page, use_move_list,
    use_named_squares, use_new_version, use_other_tabs, use_puzzle_replies, use_radio_arrows, use_root_style,
    use_sounds, use_swipes,
};
use crate::i18n::Texts;
use crate::platform::Visit;
use crate::platform::arrival::Arrival;
use crate::platform::storage::Storage;
use crate::state::{GameAction, GameState};

/// Properties of [`Sidebar`].
#[derive(Clone, PartialEq, Properties)]
pub struct SidebarProps {
    /// The state.
    pub state: UseReducerHandle<GameState>,
    /// The verdict on each move, if the review is shown.
    pub verdicts: Vec<MoveQuality>,
    /// The visit.
    pub visit: Rc<Visit>,
    /// Dispatches actions.
    pub on: Callback<GameAction>,
    /// The texts.
    pub texts: Texts,
}

/// The list of moves, with the hidden definitions of the lazy part's icons. The component is always mounted, so that it can
/// run the effects of the lazy part.
#[component]
pub fn Sidebar(SidebarProps { state, verdicts, visit, on, texts }: &SidebarProps) -> Html {
    // The settings of the address hold for this visit: only changes during the visit are stored.
    let storage = use_memo((), |()| Storage::new(visit.state.saved()));
    let began_without = visit.frame_parts.is_some();
    let visit = &*use_memo((), |()| visit.completed());
    let arrival = use_memo((), |()| Arrival::of(visit));
    use_autosave(state, visit, &arrival, &storage, on);
    use_other_tabs(visit, &storage, on);
    use_address(on);
    use_aim(on);
    use_new_version(on);
    use_root_style(state);
    use_description(*texts);
    use_move_list(state);
    use_named_squares();
    use_swipes(state.arrows(), on);
    use_host_page(state, visit, &arrival, began_without, on);
    use_analysis(state, on);
    use_puzzle_replies(state, on);
    use_radio_arrows(state);
    use_sounds(state);
    use_focus_guard();

    let cx = &ViewContext { state, dispatch: on, texts: *texts };
    html! {
        <>
            { history::history(cx, verdicts) }
            { icons::icons() }
        </>
    }
}
