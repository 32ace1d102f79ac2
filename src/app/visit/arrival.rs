//! The begin of any visit: with the game of the address or, without one, with the game of the last visit.

use std::cell::OnceCell;
use std::rc::Rc;

use yew::Reducible;

use super::Visit;
use super::outside;
use crate::app::other_games::OtherGames;
use crate::app::parts::Code;
use crate::browser::document;
use crate::game;
use crate::learn;
use crate::other_games::players::Players;
use crate::progress::storage::format::Saved;
use crate::progress::storage::local_storage as storage;
use crate::progress::storage::local_storage::Found;
use crate::progress::storage::saved_game::SavedGame;
use crate::settings::language_loading as language_choice;
use crate::share::address::bar as address;
use crate::share::address::bar::AddressBar;
use crate::share::address::other_game::LinkedGame;
use crate::share::address::state::{Address, Embed};
use crate::state::compared::Ignored;
use crate::state::language::Language;
use crate::state::lazy_part::opaque::Opaque;
use crate::state::{GameAction, GameState, Host, Note, Preferences, Setup};

/// What a visit begins with besides the state.
#[derive(Debug, Default)]
pub struct Arrival {
    /// The address bar.
    pub address_bar: AddressBar,
    /// Problems with the address, for the host page of an embedded game.
    pub problems: Vec<Note>,
    /// Whether this is the preview of the embed dialog, which stores nothing.
    pub is_preview: bool,
}

impl Arrival {
    /// Returns the arrival of a completed visit.
    pub fn of(visit: &Visit) -> Rc<Self> {
        visit.arrival.as_ref().and_then(|arrival| arrival.get::<Rc<Self>>()).cloned().unwrap_or_default()
    }
}

impl Visit {
    /// Begins any visit: reads the address and the storage.
    pub fn read(games: Option<&'static OtherGames>) -> Self {
        let (language, note) = language_choice::at_start();
        Self::read_in(language, note, games)
    }

    /// Begins any visit in this language, of which there may be a note.
    pub(super) fn read_in(
        language: Option<&'static Language>,
        language_note: Option<Note>,
        games: Option<&'static OtherGames>,
    ) -> Self {
        let mut address = address::read();
        let address_bar = AddressBar::new(&address);
        let opened = other_game(&mut address);
        let (mut found, mut found_note) = match storage::read() {
            Found::Saved(saved) => (Some(*saved), None),
            Found::Nothing => (None, None),
            Found::Unreadable => (None, Some(Note::SavedUnreadable)),
            Found::Denied => (None, Some(Note::NotSaved)),
        };
        let is_preview = address.embed == Some(Embed::Preview);
        if address.embed.is_some() {
            // The host page configures an embedded game: only the stored scores and the choice against shortcuts apply.
            // Frames often have no storage, so that its absence needs no note.
            let saved = found.filter(|_| !is_preview).unwrap_or_default();
            let without_shortcuts = saved.preferences.without_shortcuts;
            let preferences = Preferences { without_shortcuts, ..Preferences::default() };
            let (scores, scores_of_games) = (saved.scores, saved.scores_of_games);
            found = Some(Saved { scores, scores_of_games, preferences, ..Saved::default() });
            found_note = None;
        }
        let setup = address.initial_setup(found.as_ref());
        let own = found.as_ref().map_or(Setup::FIRST_VISIT, |saved| saved.setup);
        let saved = found.unwrap_or_default();
        let names_other_game = opened.is_some();
        let resumed = saved.other_game.filter(|_| opened.is_some() || !address.names_game());
        let resumed = resumed.zip(games).and_then(|(text, games)| (games.read)(&text));
        let opened = opened.zip(games).map(|((linked, players), games)| {
            let (game, note) = (games.open)(&linked, players, document::random_seed());
            address.notes.extend(note);
            game
        });
        let state = GameState::new(setup, saved.preferences, saved.scores, document::random_seed());
        let state = state.with_lazy_part().with_outside(outside::read()).with_language(language);
        let mut state = games.into_iter().fold(state, |state, games| state.with_part(Code::Games(Ignored(games))));
        state.host = address.embed.map(|_| Host::default());
        address.page.apply_to(&mut state);
        let fits_address = |game: &SavedGame| {
            game.setup.rules == setup.rules
                && address.opponent.is_none_or(|opponent| opponent.under(setup.rules) == game.setup.opponent)
                && (address.play.is_none() || setup.play == game.setup.play)
                && address.resumes(game)
        };
        if let Some(game) = saved.game.filter(fits_address) {
            state = state.resumed(game);
        }
        state.set_scores_of_games(saved.scores_of_games);
        if address.embed.is_none() {
            state.set_profile(saved.profile);
        }
        let shown = match (opened, resumed) {
            (Some(opened), Some(saved)) if !saved.continues(opened.game(), opened.players()) => Some(opened),
            (Some(opened), None) => Some(opened),
            (_, resumed) => resumed.filter(|_| address.embed.is_none()),
        };
        if let Some(game) = shown {
            state.show_other_game(game);
        }
        // Problems with the address are reported to the host page that uses the element, and otherwise to the player.
        let (mut problems, mut notes) = (Vec::new(), Vec::new());
        if address.embed == Some(Embed::Growing) {
            problems = address.notes;
            problems.extend(language_note);
        } else {
            notes.extend(Note::about_address(address.notes).into_iter().chain(found_note).chain(language_note));
        }
        let mut state = Rc::new(state);
        state = match address.game {
            Some(game) => {
                let opened = state.reduce(game::Msg::Open(game, notes).into());
                Rc::new(Rc::unwrap_or_clone(opened).with_replay(own))
            }
            None => notes.into_iter().fold(state, |state, note| state.reduce(GameAction::Notify(note))),
        };
        // A reload keeps the own game in the address.
        if !names_other_game && !state.round.is_imported() {
            state = Rc::new(Rc::unwrap_or_clone(state).come_back());
        }
        if let Some(number) = address.daily.filter(|_| address.embed.is_none()) {
            state = state.reduce(learn::Msg::OpenDaily(number).into());
        }
        let arrival = Opaque::new(Rc::new(Arrival { address_bar, problems, is_preview }));
        Self { state, first_move: 0, arrival: Some(arrival), completed: OnceCell::new(), frame_parts: None }
    }
}

/// Takes the game with other rules out of an address, with its players.
fn other_game(address: &mut Address) -> Option<(LinkedGame, Players)> {
    let game = address.other_game.take()?;
    Some((game, Players::new(address.opponent.take(), address.play.take())))
}
