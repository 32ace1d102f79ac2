//! Matches: several games in a row against the same opponent under the same rules.
//!
//! A match of best of *n* ends when one side has won more than half of *n* games. A draw counts for neither side and is
//! replayed. From game to game, the other side moves first. The next game after the end of a match begins a new one.
//!
//! The match counts the games that the score counts, once each: to undo moves of a finished game changes nothing. A new game
//! in the middle of a game restarts that game. Another opponent, other rules or another length begin a new match; undo
//! across that change restores the old one. A match is stored with its game.

use std::rc::Rc;

use super::preferences::MatchLength;
use super::{GameAction, GameState, ScheduledAction, Setup};
use crate::engine::decimal::decimal;
use crate::engine::{Mark, Opponent, Outcome};

/// The wins of both sides in the running match. Always 0 without a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchScore {
    /// Wins of the near side of the score.
    pub near: u8,
    /// Wins of the far side.
    pub far: u8,
}

impl MatchScore {
    /// Serializes to two counts: `1 0`.
    #[must_use]
    pub fn text(self) -> String {
        [self.near, self.far].map(|wins| decimal(u64::from(wins))).join(" ")
    }

    /// Deserializes from two counts. Returns `None` for any other text.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (near, far) = text.split_once(' ')?;
        Some(Self { near: near.parse().ok()?, far: far.parse().ok()? })
    }
}

impl GameState {
    /// The mark of the near side of the score: the player's. Between friends X, unless a match has exchanged the sides.
    #[must_use]
    pub fn near(&self) -> Mark {
        let near = match self.setup.opponent {
            Opponent::Friend => Mark::X,
            Opponent::Remote | Opponent::Computer(_) => self.setup.play,
        };
        if self.origin.is_exchanged { !near } else { near }
    }

    /// The length of matches here. Games by link and embedded games belong to no match.
    #[must_use]
    pub fn match_length(&self) -> MatchLength {
        if self.setup.opponent == Opponent::Remote || self.host.is_some() {
            MatchLength::Unlimited
        } else {
            self.preferences.match_length
        }
    }

    /// The score of the running match.
    #[must_use]
    pub const fn match_score(&self) -> MatchScore {
        self.match_score
    }

    /// Whether the near side (`true`) or the far side has won the match.
    #[must_use]
    pub fn has_won_match(&self) -> Option<bool> {
        let games = self.match_length().games()?;
        let MatchScore { near, far } = self.match_score;
        (near.max(far) > games / 2).then_some(near > far)
    }

    /// Begins a new match if a game starts or goes on whose match is won already, because its length has changed.
    pub(super) fn drop_won_match(&mut self) {
        if !self.origin.is_counted && self.has_won_match().is_some() {
            self.match_score = MatchScore::default();
        }
    }

    /// Applies an action. Then updates the match, and the scores if the rules have changed.
    pub(super) fn apply_with_match(&mut self, action: GameAction) {
        let (setup, seed, finished) = (self.setup, self.seed, self.finished.clone());
        let is_in_history = matches!(action, GameAction::Undo | GameAction::Redo);
        let is_next = match action {
            GameAction::Reset => true,
            GameAction::NextGame(revision) => self.scheduled_action() == Some(ScheduledAction::NextGame(revision)),
            _ => false,
        };
        let sides = is_next.then(|| self.next_sides());
        self.apply(action);
        if let Some((play, is_exchanged)) = sides {
            self.setup.play = play;
            self.origin.is_exchanged = is_exchanged;
        }
        // Every new game has another seed. A game from the history is no new game.
        let begins = self.seed != seed && !is_in_history;
        if begins && (self.setup.pairing() != setup.pairing() || self.has_won_match().is_some()) {
            self.match_score = MatchScore::default();
        }
        let is_counted = match (&self.finished, finished) {
            (Some(now), Some(before)) => !Rc::ptr_eq(now, &before),
            (now, _) => now.is_some(),
        };
        if is_counted {
            self.count_in_match();
        }
        if self.setup.rules != setup.rules {
            let mut scores = self.other_scores();
            scores.set(setup.rules, self.board_scores);
            self.set_scores(scores);
        }
    }

    /// Counts the finished game in the match, if there is one.
    fn count_in_match(&mut self) {
        let winner = self.position().outcome().and_then(Outcome::winner);
        if let Some(winner) = winner.filter(|_| self.match_length() != MatchLength::Unlimited) {
            let is_near = winner == self.near();
            let wins = if is_near { &mut self.match_score.near } else { &mut self.match_score.far };
            *wins = wins.saturating_add(1);
        }
    }

    /// Returns the player's mark in the next game, and whether the sides between friends are exchanged. In a match, the
    /// other side moves first, unless this game still can count.
    fn next_sides(&self) -> (Mark, bool) {
        let Setup { play, opponent, .. } = self.setup;
        let is_exchanged = self.origin.is_exchanged;
        match opponent {
            _ if self.match_length() == MatchLength::Unlimited => (play, false),
            _ if !self.origin.is_counted => (play, is_exchanged),
            Opponent::Friend => (play, !is_exchanged),
            Opponent::Remote | Opponent::Computer(_) => (!play, is_exchanged),
        }
    }
}
