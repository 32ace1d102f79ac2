//! The state at the begin of a visit with an address and a storage.

use crate::embed;
use crate::embed::host_page::request::{HostRequest, HostSettings};
use crate::game::score::state::{Scores, ScoresChange};
use crate::progress;
use crate::progress::profile::data::ProfileChange;
use crate::progress::storage::saved_game::SavedGame;
use crate::settings::update as settings;
use crate::share::address::page_settings::PageSettings;
use crate::state::opponent::Opponent;
use crate::state::{GameAction, GameState, Host, Preferences, Round, Setup, Timeline};
use engine::Game;

impl GameState {
    /// Returns the initial state of a visit.
    pub fn new(setup: Setup, preferences: Preferences, scores: Scores, seed: u64) -> Self {
        let mut state = Self::first(setup, preferences, seed);
        state.set_scores(scores);
        state
    }

    /// Returns the actions that complete a game that began, without the lazy part, in the state `begun`: it takes over the rest
    /// of this state, which address and storage describe.
    pub fn completion(&self, begun: &Self) -> Vec<GameAction> {
        let settings = |host: Host| HostSettings {
            page: PageSettings::from(host),
            setup: self.round.setup,
            game: None,
            // A game with other rules begins with the lazy part.
            other_game: None,
        };
        let common = [
            settings::Msg::Restore(self.preferences).into(),
            progress::Msg::ScoresChanged(ScoresChange { from: begun.scores(), to: self.scores() }).into(),
            progress::Msg::ProfileChanged(ProfileChange { from: begun.profile(), to: self.profile() }).into(),
        ];
        let embedded = self.host.map(|host| embed::Msg::Host(HostRequest::Set(settings(host))).into());
        let notes = self.notes().iter().cloned().map(GameAction::Notify);
        // At last, because a dialog that was requested meanwhile opens with the progress.
        let outside = self.outside().map(|outside| outside.into());
        common.into_iter().chain(embedded).chain(notes).chain(outside).collect()
    }

    /// Returns the state, embedded in a host page.
    #[must_use]
    pub fn embedded(self, host: Host) -> Self {
        Self { host: Some(host), ..self }
    }

    /// Returns the state after the link of a visit has opened its game. A finished game between two players at one screen is
    /// a replay, after which the visitor plays with the setup `own`.
    #[must_use]
    pub fn with_replay(mut self, own: Setup) -> Self {
        let is_neutral = self.round.setup.opponent == Opponent::Friend && self.host.is_none();
        if is_neutral && self.round.is_imported && self.round.last_outcome().is_some() {
            self.set_replay(own);
        }
        self
    }

    /// Notes that the shown game is a replay, after which the visitor plays with the setup `own`.
    pub(crate) fn set_replay(&mut self, own: Setup) {
        let replay = Some((self.round.seed, own));
        self.change_values(|values| values.replay = replay);
    }

    /// Returns the setup of the visitor while the page shows the finished game of a link.
    pub fn replay(&self) -> Option<Setup> {
        let (seed, own) = self.values()?.replay?;
        (self.round.is_imported && self.round.seed == seed).then_some(own)
    }

    /// Returns the state of a visit that begins with the own last game.
    #[must_use]
    pub fn come_back(mut self) -> Self {
        let seed = self.seed_of_ended_game();
        self.change_values(|values| values.ended_before = seed);
        self
    }

    /// Whether the shown game has ended in an earlier visit.
    #[must_use]
    pub fn has_ended_before(&self) -> bool {
        let seed = self.values().and_then(|values| values.ended_before);
        seed.is_some() && seed == self.seed_of_ended_game()
    }

    /// Whether the shown end has been celebrated, in an earlier visit.
    #[must_use]
    pub fn is_still(&self) -> bool {
        let is_just_played = self.other_game().map_or(self.shown.is_just_played, |game| game.is_just_played());
        self.has_ended_before() && !is_just_played
    }

    /// Returns the seed of the shown game if it has ended and is neither embedded nor played by link.
    fn seed_of_ended_game(&self) -> Option<u64> {
        let (is_over, opponent, seed) = match self.other_game() {
            Some(game) => (game.is_finished(), game.players().opponent, game.seed()),
            None => (self.round.last_outcome().is_some(), self.round.setup.opponent, self.round.seed),
        };
        (is_over && opponent != Opponent::Remote && self.host.is_none()).then_some(seed)
    }

    /// Returns the state with the game of an earlier visit.
    #[must_use]
    pub fn resumed(mut self, saved: SavedGame) -> Self {
        let SavedGame { setup, game, counting, is_exchanged, is_aided, match_score, is_sent, seed } = saved;
        let scores = self.scores();
        let round = Round::new(setup, Timeline::new(Game::new(setup.rules)), seed);
        self.round = Round { is_exchanged, is_aided, match_score, ..round };
        self.round.resume(game, counting);
        self.shown.sent = is_sent.then_some(self.shown.revision);
        self.set_scores(scores);
        self.drop_ended_match();
        self
    }
}
