//! The end of the sidebar, with the effects of the lazy part.

use std::rc::Rc;

use crate::state::compared::{Ignored, Unequal};
use crate::ui::prelude::*;

use crate::analysis::best_moves::view as best_moves;
use crate::analysis::use_analysis::use_analysis;
use crate::app::parts::{Load, Part, use_part};
use crate::app::updates::use_update_notes::use_update_notes;
use crate::app::visit::Visit;
use crate::app::visit::arrival::Arrival;
use crate::app::visit::use_today::use_today;
use crate::embed::host_page::use_host_page::use_host_page;
use crate::game::aiming::use_aim::use_aim;
use crate::game::board::use_lit_squares::use_lit_squares;
use crate::game::history::use_move_scrolling::use_move_scrolling;
use crate::game::history::use_swipes::use_swipes;
use crate::game::history::view as history;
use crate::i18n::Texts;
use crate::learn::coach::use_escape::use_escape;
use crate::opponents::players::use_names::use_names;
use crate::other_games;
use crate::progress::storage::local_storage::Storage;
use crate::progress::storage::use_other_tabs::use_other_tabs;
use crate::progress::use_autosave::use_autosave;
use crate::settings::looks::use_document::use_document;
use crate::settings::sounds::use_sounds::use_sounds;
use crate::share::address::use_address::use_address;
use crate::state::GameState;
use crate::ui::effects::use_focus_guard::use_focus_guard;
use crate::ui::fields::use_latin_digits::use_latin_digits;
use crate::ui::icons;
use crate::ui::later::Later;
use coaching::coach::MoveQuality;

/// Properties of [`Sidebar`].
#[derive(PartialEq, Properties)]
pub struct SidebarProps {
    /// The state.
    pub state: Unequal<UseReducerHandle<GameState>>,
    /// The quality of each move, if the review is shown.
    pub qualities: Vec<MoveQuality>,
    /// The chances of X at each moment, if the review is shown.
    pub chances: Vec<Option<u8>>,
    /// The visit.
    pub visit: Ignored<Rc<Visit>>,
    /// Loads further parts.
    pub load: Ignored<Load>,
    /// Dispatches actions.
    pub on: Callback<GameAction>,
    /// The texts.
    pub texts: Texts,
}

/// The best moves and the list of moves, with the hidden definitions of the lazy part's icons. The component is always mounted, so that
/// it can run the effects of the lazy part.
#[component]
pub fn Sidebar(props: &SidebarProps) -> Html {
    let SidebarProps {
        state: Unequal(state),
        qualities,
        chances,
        visit: Ignored(visit),
        load: Ignored(load),
        on,
        texts,
    } = props;
    // The settings of the address hold for this visit: only changes during the visit are stored.
    let storage = use_memo((), |()| Storage::new(visit.saved()));
    let is_ready = visit.frame_parts.is_some();
    let visit = &visit.completed();
    let arrival = use_memo((), |()| Arrival::of(visit));
    use_autosave(state, (!arrival.is_preview).then_some(&storage), on, {
        let (arrival, preferences) = (arrival.clone(), visit.state.preferences);
        move |state: &GameState| arrival.address_bar.show(state, preferences)
    });
    use_other_tabs(&storage, on);
    use_address(on);
    use_aim(on);
    use_update_notes(on);
    use_document(state, *texts);
    use_swipes(state.arrows(), on);
    use_host_page(state, is_ready.then_some(&*visit.state), &arrival.problems, on);
    use_analysis(state.request_of_shown_game(), on);
    use_today(state, on);
    use_names(state);
    other_games::effects::use_address::use_address(on);
    use_part(Part::Extras, state, *load, on);
    use_part(Part::Games, state, *load, on);
    use_escape(state, on);
    use_sounds(state);
    use_latin_digits();

    let view = {
        let (state, qualities, chances, on, texts) =
            (state.clone(), qualities.clone(), chances.clone(), on.clone(), *texts);
        Callback::from(move |()| {
            let cx = &ViewContext { state: &state, dispatch: &on, texts };
            let panels = match state.shown_game() {
                Some((game, games)) => vec![(games.moves)(cx, game)],
                None => vec![best_moves::best_moves(cx), history::history(cx, &qualities, &chances)],
            };
            // First, because unkeyed siblings pair from the last to the first.
            let effects = state.extras().map(|extras| (extras.effects)(&state, &on, texts));
            list(effects.into_iter().chain(panels).chain([icons::icons()]).collect())
        })
    };
    let (moves, cursor) = match state.other_game() {
        Some(game) => (game.moves().len(), game.cursor()),
        None => (state.game().moves().len(), state.game().cursor()),
    };
    let effects = [use_move_scrolling(state, moves, cursor), use_lit_squares(), use_focus_guard()];
    let rendered = Callback::from(move |()| effects.iter().for_each(|effect| effect.emit(())));
    html! { <Later view={Unequal(view)} {rendered} /> }
}
