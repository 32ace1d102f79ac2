//! The end of the sidebar, with the effects of the lazy part.

use std::rc::Rc;

use crate::features::prelude::*;

use crate::features::address::use_address::use_address;
use crate::features::aiming::use_aim::use_aim;
use crate::features::analysis::use_analysis::use_analysis;
use crate::features::best_moves::view as best_moves;
use crate::features::board::use_game_in_view::use_game_in_view;
use crate::features::board::use_lit_squares::use_lit_squares;
use crate::features::coach::use_escape::use_escape;
use crate::features::embed_dialog::use_preview::use_preview;
use crate::features::history::use_move_scrolling::use_move_scrolling;
use crate::features::history::use_swipes::use_swipes;
use crate::features::history::view as history;
use crate::features::host_page::use_host_page::use_host_page;
use crate::features::looks::use_document::use_document;
use crate::features::opponents::use_radio_arrows::use_radio_arrows;
use crate::features::players::use_names::use_names;
use crate::features::puzzles::use_puzzle_replies::use_puzzle_replies;
use crate::features::sounds::use_sounds::use_sounds;
use crate::features::statistics::use_statistics::use_statistics;
use crate::features::storage::local_storage::Storage;
use crate::features::storage::use_autosave::use_autosave;
use crate::features::storage::use_other_tabs::use_other_tabs;
use crate::features::updates::use_update_notes::use_update_notes;
use crate::features::visit::arrival::Arrival;
use crate::features::visit::use_today::use_today;
use crate::features::widgets::icons;
use crate::features::widgets::later::Later;
use crate::features::widgets::use_focus_guard::use_focus_guard;
use crate::features::widgets::use_latin_digits::use_latin_digits;
use crate::i18n::Texts;
use crate::platform::Visit;
use crate::state::GameState;
use coaching::coach::MoveQuality;

/// Properties of [`Sidebar`].
#[derive(Properties)]
pub struct SidebarProps {
    /// The state.
    pub state: UseReducerHandle<GameState>,
    /// The quality of each move, if the review is shown.
    pub qualities: Vec<MoveQuality>,
    /// The chances of X at each moment, if the review is shown.
    pub chances: Vec<Option<u8>>,
    /// The visit.
    pub visit: Rc<Visit>,
    /// Dispatches actions.
    pub on: Callback<GameAction>,
    /// The texts.
    pub texts: Texts,
}

/// None are equal, because the page renders only after a change.
impl PartialEq for SidebarProps {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// The best moves and the list of moves, with the hidden definitions of the lazy part's icons. The component is always mounted, so that
/// it can run the effects of the lazy part.
#[component]
pub fn Sidebar(SidebarProps { state, qualities, chances, visit, on, texts }: &SidebarProps) -> Html {
    // The settings of the address hold for this visit: only changes during the visit are stored.
    let storage = use_memo((), |()| Storage::new(visit.saved()));
    let is_ready = visit.frame_parts.is_some();
    let visit = &visit.completed();
    let arrival = use_memo((), |()| Arrival::of(visit));
    use_autosave(state, visit, &arrival, &storage, on);
    use_other_tabs(&storage, on);
    use_address(on);
    use_aim(on);
    use_update_notes(on);
    use_document(state, *texts);
    use_game_in_view(state, visit);
    use_swipes(state.arrows(), on);
    use_host_page(state, visit, &arrival, is_ready, on);
    use_analysis(state, on);
    use_today(state, on);
    use_puzzle_replies(state, on);
    use_preview(state, *texts);
    use_statistics(state, on);
    use_radio_arrows(state);
    use_names(state);
    use_escape(state, on);
    use_sounds(state);
    use_latin_digits();

    let view = {
        let (state, qualities, chances, on, texts) =
            (state.clone(), qualities.clone(), chances.clone(), on.clone(), *texts);
        Callback::from(move |()| {
            let cx = &ViewContext { state: &state, dispatch: &on, texts };
            list(vec![best_moves::best_moves(cx), history::history(cx, &qualities, &chances), icons::icons()])
        })
    };
    let effects = [use_move_scrolling(state), use_lit_squares(), use_focus_guard()];
    let rendered = Callback::from(move |()| effects.iter().for_each(|effect| effect.emit(())));
    html! { <Later {view} {rendered} /> }
}
