//! What the page tells of the puzzle of the day beside the game.

use super::Solved;
use super::daily::DayResult;
use crate::opponents::ladder::state::Ladder;
use crate::state::GameState;

/// What the page tells of the puzzle of the day beside the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Today {
    /// How today's puzzle was solved, once it is.
    pub result: Option<DayResult>,
    /// The days of the streak from 2 on, or else 0.
    pub streak: u32,
}

impl GameState {
    /// Whether the page offers the puzzle of the day beside the game. Most days have no puzzle for a beginner, so the offer waits for a
    /// finished game or a tried puzzle. The ladder stays when scores are erased.
    #[must_use]
    pub fn offers_daily(&self) -> bool {
        let has_finished = !self.scores().all().is_empty() || !self.scores_of_games().is_empty();
        let profile = self.profile();
        has_finished || profile.solved != Solved::default() || profile.ladder != Ladder::default()
    }

    /// Returns what the page tells of the puzzle of the day beside the game. Without goals, there is no streak.
    #[must_use]
    pub fn today(&self) -> Today {
        let Some(outside) = self.outside() else { return Today::default() };
        let profile = self.profile();
        let daily = profile.solved.daily();
        let result = daily.of(outside.today).filter(|_| daily.is_solved(outside.today));
        let streak = daily.streak_on(outside.today).days;
        Today { result, streak: if streak > 1 && self.shows_goals() { streak } else { 0 } }
    }
}
