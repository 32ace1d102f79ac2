//! Initial states of a visit.

pub mod outside;

use super::{Coach, GameState, Notes, Preferences, Round, Score, Setup, ShownMoment, Standing, Timeline};
use crate::state::analysis::AnalysisState;
use crate::state::game::undo::OtherRounds;
use crate::state::language::Language;
use crate::state::lazy_part::Lazy;
use engine::Game;

impl GameState {
    /// Returns the initial state of a first visit, which has no scores.
    pub fn first(setup: Setup, preferences: Preferences, seed: u64) -> Self {
        Self {
            round: Round::new(setup, Timeline::new(Game::new(setup.rules)), seed),
            other_rounds: OtherRounds::default(),
            standing: Standing::default(),
            shown: ShownMoment::default(),
            coach: Coach::default(),
            analysis: AnalysisState::default(),
            dialog: None,
            notes: Notes::default(),
            preferences,
            language: None,
            host: None,
            lazy: Lazy::default(),
        }
    }

    /// Returns the state with this score against the current opponent.
    #[must_use]
    pub fn with_score(mut self, score: Score) -> Self {
        self.standing.scores.change(self.round.setup.opponent, |it| *it = score);
        self
    }

    /// Returns the state in this language; `None` is English.
    #[must_use]
    pub fn with_language(self, language: Option<&'static Language>) -> Self {
        Self { language, ..self }
    }
}
