//! Initial states of a visit.

use super::analysis::AnalysisState;
use super::language::Language;
use super::score::BoardScores;
use super::{
    Accent, Announcement, Coach, Counting, GameState, Host, LazyPart, MatchScore, Origin, Preferences, Revision,
    SavedGame, Scores, Setup, Timeline,
};
use crate::engine::Game;

impl GameState {
    /// Returns the initial state of a visit.
    #[must_use]
    pub fn new(setup: Setup, preferences: Preferences, scores: Scores, seed: u64) -> Self {
        let mut state = Self::first(setup, preferences, seed);
        state.set_scores(scores);
        state
    }

    /// Returns the initial state of a first visit, which has no scores.
    #[must_use]
    pub fn first(setup: Setup, preferences: Preferences, seed: u64) -> Self {
        Self {
            setup,
            timeline: Timeline::new(Game::new(setup.rules)),
            previous_game: None,
            undone_game: None,
            revision: Revision::default(),
            shared: None,
            seed,
            origin: Origin::LOCAL,
            is_just_played: false,
            coach: Coach::default(),
            board_scores: BoardScores::default(),
            lazy_values: None,
            match_score: MatchScore::default(),
            finished: None,
            streak: 0,
            preferences,
            accent: None,
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

    /// Returns the state with this accent color.
    #[must_use]
    pub fn with_accent(self, accent: Option<Accent>) -> Self {
        Self { accent, ..self }
    }

    /// Returns the state in this language; `None` is English.
    #[must_use]
    pub fn with_language(self, language: Option<&'static Language>) -> Self {
        Self { language, ..self }
    }

    /// Returns the state, embedded in a host page.
    #[must_use]
    pub fn embedded(self, host: Host) -> Self {
        Self { host: Some(host), ..self }
    }

    /// Returns the state with the game of an earlier visit.
    #[must_use]
    pub fn resumed(self, saved: SavedGame) -> Self {
        let SavedGame { counting, is_exchanged, match_score, .. } = saved;
        let origin = Origin { counts: counting != Counting::Never, is_exchanged, ..Origin::LOCAL };
        let (timeline, scores) = (Timeline::saved(saved.game, counting == Counting::Counted), self.scores());
        let mut resumed = Self { setup: saved.setup, timeline, seed: saved.seed, origin, match_score, ..self };
        resumed.set_scores(scores);
        resumed.drop_ended_match();
        resumed
    }
}
