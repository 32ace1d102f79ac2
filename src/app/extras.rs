//! What a game does not need: its dialogs but the menu and the choice of the game, and the record of finished games.
//!
//! Their code loads when one of them is wanted: everything is called through [`Extras`].

use yew::prelude::*;

use super::dialog::DialogMsg;
use super::dialog_contents;
use crate::browser::clock::today;
use crate::embed::dialog::use_preview::use_preview;
use crate::i18n::Texts;
use crate::learn::puzzles::effects::use_puzzle_clock::use_puzzle_clock;
use crate::learn::puzzles::effects::use_puzzle_replies::use_puzzle_replies;
use crate::learn::puzzles::effects::use_rush_clock::use_rush_clock;
use crate::learn::puzzles::rush::Rush;
use crate::progress;
use crate::progress::collection;
use crate::progress::collection::list::Collection;
use crate::progress::collection::use_collection::use_collection;
use crate::progress::dated::storage as dated;
use crate::progress::rating::log::RatedGame;
use crate::progress::statistics::stored::storage;
use crate::progress::statistics::update::Msg;
use crate::progress::statistics::use_statistics::{use_answer_in_view, use_statistics};
use crate::state::compared::Unequal;
use crate::state::{Dialog, GameAction, GameState};
use crate::ui::context::ViewContext;
use crate::ui::dialog::DialogContent;

/// The functions of the dialogs and the statistics.
#[derive(Debug)]
pub struct Extras {
    /// Gives a dialog that was requested by its name its model.
    pub open: fn(&mut GameState),
    /// Tells the open dialog that the day or the progress has changed.
    pub refresh: fn(&mut GameState),
    /// Applies a message to the open dialog, and returns the action that follows.
    pub update: fn(&mut GameState, &DialogMsg) -> Option<GameAction>,
    /// Returns the heading and the content of a dialog.
    pub content: fn(&Dialog, &ViewContext) -> Option<DialogContent>,
    /// The effects of the dialogs, which show nothing.
    pub effects: fn(&UseReducerHandle<GameState>, &Callback<GameAction>, Texts) -> Html,
    /// Records how games changed the score, and collects those that have ended.
    pub record: fn(&GameState, &Callback<GameAction>),
}

/// The dialogs and the statistics.
pub const EXTRAS: &Extras = &Extras {
    open: GameState::make_dialog,
    refresh: GameState::refresh_open_dialog,
    update: GameState::update_open_dialog,
    content: dialog_contents::content,
    effects: |state, on, texts| html! { <Effects state={Unequal(state.clone())} {on} {texts} /> },
    record,
};

fn record(state: &GameState, on: &Callback<GameAction>) {
    let achievements = state.achievements_after_games();
    if achievements != state.profile().achievements {
        on.emit(progress::Msg::Achieved(achievements).into());
    }
    // For the open dialog.
    let stored = storage::record(&state.score_events());
    on.emit(Msg::Read(stored).into());
    let (ended, today) = (state.ended_games(), today());
    let collected = dated::change(|games: &mut Collection| games.record(&ended, today));
    on.emit(collection::update::Msg::Read(collected).into());
    let rated = dated::change(|games| {
        ended.iter().filter_map(|game| RatedGame::of(game, today)).for_each(|game| games.add(game))
    });
    on.emit(Msg::Rated(rated.map(|games| games.ratings(today)).unwrap_or_default()).into());
}

/// Properties of [`Effects`].
#[derive(PartialEq, Properties)]
struct EffectsProps {
    state: Unequal<UseReducerHandle<GameState>>,
    on: Callback<GameAction>,
    texts: Texts,
}

/// Runs the effects of the dialogs.
#[component]
fn Effects(EffectsProps { state: Unequal(state), on, texts }: &EffectsProps) -> Html {
    let rush = state.puzzle_rush();
    use_puzzle_replies(state.step_of_puzzle(), rush.map(Rush::pause), on);
    use_puzzle_clock(state.awaited_puzzle_clock(), on);
    use_rush_clock(rush.and_then(Rush::awaited_tick), on);
    use_preview(state.embed_dialog(), state, *texts);
    use_statistics(state.statistics_dialog(), on);
    use_answer_in_view(state.statistics_dialog());
    use_collection(state.collection_dialog(), on);
    html! { <span hidden=true /> }
}
