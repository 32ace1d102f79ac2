//! What can happen to what this browser keeps.

use std::rc::Rc;

use super::profile::data::ProfileChange;
use super::statistics::update as statistics;
use super::storage::saved_game::SavedGame;
use crate::game::score::state::ScoresChange;

/// What can happen to what this browser keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Another tab changed the scores.
    ScoresChanged(ScoresChange),
    /// Another tab has changed the profile.
    ProfileChanged(ProfileChange),
    /// Another tab has saved this game.
    Follow(Rc<SavedGame>),
    /// The statistics have counted the finished games.
    Recorded,
    /// Something happens in the statistics dialog.
    Statistics(statistics::Msg),
}
