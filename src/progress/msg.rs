//! Messages about what this browser keeps, from other tabs, storage and the statistics.

use std::rc::Rc;

use super::achievements::set::Achievements;
use super::profile::data::ProfileChange;
use super::statistics::progress::ProgressChange;
use super::storage::saved_game::SavedGame;
use crate::game::score::state::ScoresChange;
use crate::other_games;

/// A message about what this browser keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Another tab changed the scores.
    ScoresChanged(ScoresChange),
    /// Another tab has changed the scores of games with other rules.
    ScoresOfGamesChanged {
        /// The scores before.
        from: other_games::scores::Scores,
        /// The scores after.
        to: other_games::scores::Scores,
    },
    /// Another tab has changed the profile.
    ProfileChanged(ProfileChange),
    /// Another tab has saved this game.
    Follow(Rc<SavedGame>),
    /// The statistics have counted the finished games, and the collection has them.
    Recorded,
    /// Games have brought achievements.
    Achieved(Achievements),
    /// The score against the opponent is reset.
    ResetScore,
    /// The scores against all opponents on all boards are reset.
    ResetAllScores,
    /// The scores before the last reset come back.
    RestoreScores,
    /// The progress changes as an imported file says.
    ChangeProgress(Box<ProgressChange>),
}
