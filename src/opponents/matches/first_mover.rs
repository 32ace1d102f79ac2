//! Who moves first in the next game, of a match or after a single game.

use crate::state::opponent::Opponent;
use crate::state::preferences::MatchLength;
use crate::state::{Counting, GameState, Setup};
use engine::Mark;

impl GameState {
    /// Whether the other side moves first in the next game: in a match, or if the player prefers that.
    pub fn takes_turns_to_start(&self) -> bool {
        self.takes_turns_against(self.round.setup.opponent)
    }

    /// Whether the other side moves first in the next game against this opponent.
    pub fn takes_turns_against(&self, opponent: Opponent) -> bool {
        let is_here = opponent != Opponent::Remote && self.host.is_none();
        let is_match = self.match_length_against(opponent) != MatchLength::Unlimited;
        is_here && (self.preferences.takes_turns_to_start || is_match)
    }

    /// Returns the player's mark in the next game, and whether the sides between friends are exchanged. If the sides take
    /// turns to start, the other side moves first, unless this game still can count.
    pub(crate) fn next_sides(&self) -> (Mark, bool) {
        let Setup { play, opponent, .. } = self.round.setup;
        let is_exchanged = self.round.is_exchanged;
        match opponent {
            _ if !self.takes_turns_to_start() => (play, false),
            _ if self.round.counting() == Counting::Open => (play, is_exchanged),
            Opponent::Friend => (play, !is_exchanged),
            Opponent::Remote | Opponent::Computer(_) => (!play, is_exchanged),
        }
    }
}
