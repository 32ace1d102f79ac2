//! Initial states of a visit.

use super::analysis::AnalysisState;
use super::game::score::BoardScores;
use super::language::Language;
use super::{Announcement, Coach, GameState, LazyPart, Origin, Preferences, Revision, Score, Setup, Timeline};
use crate::engine::Game;

impl GameState {
    /// Returns the initial state of a first visit, which has no scores.
    pub fn first(setup: Setup, preferences: Preferences, seed: u64) -> Self {
        Self {
            setup,
            timeline: Timeline::new(Game::new(setup.rules)),
            previous_game: None,
            undone_game: None,
            waiting: None,
            revision: Revision::default(),
            shared: None,
            seed,
            origin: Origin::LOCAL,
            is_just_played: false,
            coach: Coach::default(),
            board_scores: BoardScores::default(),
            lazy_values: None,
            match_score: Score::NONE,
            finished: None,
            streak: 0,
            preferences,
            tab_stop: setup.rules.squares().first(),
            dialog: None,
            notes: None,
            lazy_part: LazyPart::default(),
            host: None,
            is_by_host: false,
            analysis: AnalysisState::default(),
            aim: None,
            announcement: Announcement::default(),
            language: None,
        }
    }

    /// Returns the state with this score against the current opponent.
    #[must_use]
    pub fn with_score(mut self, score: Score) -> Self {
        *self.board_scores.against_mut(self.setup.opponent) = score;
        self
    }

    /// Returns the state in this language; `None` is English.
    #[must_use]
    pub fn with_language(self, language: Option<&'static Language>) -> Self {
        Self { language, ..self }
    }
}
