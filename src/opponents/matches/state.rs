//! Matches: several games in a row against the same opponent under the same rules.
//!
//! A match of best of *n* ends when one side has won more than half of *n* games. A draw counts for neither side and is
//! replayed. From game to game, the other side moves first, as it does in single games if the player prefers that. The next
//! game after the end of a match begins a new one.
//!
//! The match counts the games that the score counts, and takes them back with it. A new game in the middle of a game
//! restarts that game. Each opponent has a match of its own, which goes on after games against others. Another length ends all
//! matches. So does another board once a game of a match is over, and single games follow. Undo across games restores the
//! match. A match is stored with its game; those against others last until the end of the visit.

use crate::state::opponent::Opponent;
use crate::state::preferences::MatchLength;
use crate::state::{Counting, GameResult, GameState, Score, Setup};
use engine::{Mark, Outcome};

impl GameState {
    /// The length of matches here. Games by link and embedded games belong to no match.
    pub fn match_length(&self) -> MatchLength {
        self.match_length_against(self.round.setup.opponent)
    }

    /// The length of matches against this opponent.
    pub fn match_length_against(&self, opponent: Opponent) -> MatchLength {
        if opponent == Opponent::Remote || self.host.is_some() {
            MatchLength::Unlimited
        } else {
            self.preferences.match_length
        }
    }

    /// The mark of the side that has won the match.
    pub fn match_winner(&self) -> Option<Mark> {
        let games = self.match_length().games()?;
        let Score { near, far, .. } = self.round.match_score;
        let winner = if near > far { self.round.near() } else { !self.round.near() };
        (near.max(far) > u32::from(games / 2)).then_some(winner)
    }

    /// Ends the match of a stored game if there are no matches any more, or if the game is open and the match is won already,
    /// because its length has changed.
    pub(crate) fn drop_ended_match(&mut self) {
        let is_won = self.round.counting() == Counting::Open && self.match_winner().is_some();
        if is_won || self.match_length() == MatchLength::Unlimited {
            self.round.match_score = Score::NONE;
        }
    }

    /// Counts the game in the match as the score does. `before` is what the score counted before. A game that becomes practice
    /// keeps its point.
    pub(crate) fn settle_match(&mut self, before: Option<Outcome>) {
        let now = self.round.counted_outcome();
        let is_unchanged = now == before || matches!(self.round.counting(), Counting::Never | Counting::Kept);
        if is_unchanged || self.match_length() == MatchLength::Unlimited {
            return;
        }
        let near = self.round.near();
        if let Some(before) = before {
            self.round.match_score.take_back(GameResult::of(before, near));
        }
        if let Some(now) = now {
            self.round.match_score.count(GameResult::of(now, near));
        }
    }

    /// Continues the match of a new game, where `before` is the setup of the last one.
    pub(crate) fn begin_in_match(&mut self, before: Setup) {
        let pairing = self.round.setup.pairing();
        if pairing.rules != before.rules && !self.round.is_imported && self.has_begun_match() {
            self.preferences.match_length = MatchLength::Unlimited;
            self.end_matches();
        }
        if pairing != before.pairing() {
            self.put_match_aside(before);
            let matches = self.values().map(|values| &values.matches);
            let found = matches.and_then(|matches| matches.iter().find(|(other, _)| *other == pairing));
            self.round.match_score = found.map(|(_, score)| *score).unwrap_or_default();
        }
        if self.match_winner().is_some() {
            self.round.match_score = Score::NONE;
        }
        let is_match = self.match_length() != MatchLength::Unlimited;
        if is_match && pairing != before.pairing() && pairing.opponent == Opponent::Friend {
            let Score { near, draws, far } = self.round.match_score;
            self.round.is_exchanged = (near ^ draws ^ far) & 1 == 1;
        }
    }

    /// Whether a game of a match against any opponent is over.
    fn has_begun_match(&self) -> bool {
        let is_here = self.match_length() != MatchLength::Unlimited;
        is_here
            && (self.round.match_score != Score::NONE || self.values().is_some_and(|values| !values.matches.is_empty()))
    }

    /// Keeps the score of the match for the next game with this setup.
    pub(crate) fn put_match_aside(&mut self, setup: Setup) {
        let (pairing, score) = (setup.pairing(), self.round.match_score);
        self.change_values(|values| {
            values.matches.retain(|(other, _)| *other != pairing);
            if score != Score::NONE {
                values.matches.push((pairing, score));
            }
        });
    }

    /// Ends all matches.
    pub(crate) fn end_matches(&mut self) {
        self.round.match_score = Score::NONE;
        self.change_values(|values| values.matches.clear());
        self.other_rounds.iter_mut().for_each(|round| round.match_score = Score::NONE);
    }
}
