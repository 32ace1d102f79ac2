//! Counting: a game counts once in the score, when it ends.
//!
//! Between two players, undo takes the point back. Reaching an end then, by moves, redo or navigation, counts it. Looking back at
//! a counted game changes nothing. Playing on from an earlier moment is practice, which never counts, and so is a game against a
//! computer player after its end is undone.

use super::round::Round;
use crate::state::{GameState, Timeline};
use engine::named::named;
use engine::{Game, Outcome};

named! {
    /// Whether the score counts a game. Releases that counted the first end of a game stored `yes` for every game that no longer
    /// counts; such a game keeps its point.
    pub enum Counting {
        /// The game counts when it ends.
        Open = "no",
        /// The end of the game is counted. Between two players, undo takes it back.
        Counted = "counted",
        /// The end of the game was counted, and no undo takes it back: the point is erased, or the opponent is a computer player.
        Kept = "kept",
        /// The game does not count any more: it was finished when it was opened, began from a set-up position, or is practice.
        Never = "yes",
    }
}

impl Round {
    /// Whether the score counts this game.
    pub const fn counting(&self) -> Counting {
        match (self.counts, self.timeline.is_counted()) {
            (false, false) => Counting::Never,
            (false, true) => Counting::Kept,
            (true, false) => Counting::Open,
            (true, true) => Counting::Counted,
        }
    }

    /// Returns the outcome that the score counts for this game.
    pub(crate) fn counted_outcome(&self) -> Option<Outcome> {
        if self.counting() == Counting::Counted { self.last_outcome() } else { None }
    }

    /// Returns the game for [`settle`](GameState::settle) if the score counts its end.
    pub(crate) fn counted(&self) -> Option<Self> {
        (self.counting() == Counting::Counted).then(|| self.clone())
    }

    /// A counted game never counts again.
    pub(crate) const fn forget_counted(&mut self) {
        self.counts &= !self.timeline.is_counted();
    }

    /// Replaces the moves by those of a saved game.
    pub(crate) fn resume(&mut self, game: Game, counting: Counting) {
        self.timeline = Timeline::saved(game, matches!(counting, Counting::Counted | Counting::Kept));
        self.counts = matches!(counting, Counting::Open | Counting::Counted);
    }
}

impl GameState {
    /// Whether the shown game is played here and does not count: it goes on after it has counted, or began from a set-up
    /// position.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        let is_here = !self.round.is_imported && self.host.is_none();
        is_here && self.round.counting() == Counting::Never
    }

    /// Whether undo takes back the point of a finished game. A game against a computer player keeps it: otherwise, a game that is
    /// lost, undone and won would count as won.
    pub(crate) const fn takes_back_ends(&self) -> bool {
        !self.is_against_computer()
    }

    /// Updates the score after a change of the timeline. `before` is the game before the change, if it was counted.
    pub(crate) fn settle(&mut self, before: Option<Round>) {
        let round = &mut self.round;
        if round.counts && round.position().outcome().is_some() {
            round.timeline.set_counted();
        }
        let now = round.counted_outcome();
        let was = before.as_ref().and_then(Round::last_outcome);
        if now == was {
            return;
        }
        // Only the lazy part leads from the end of a game to another moment.
        if let (Some(outcome), Some(before), Some(rules)) = (was, before, self.lazy.part.rules()) {
            (rules.take_back)(&mut self.standing, before, outcome);
        }
        if let Some(outcome) = now {
            self.standing.count(round, outcome);
        }
    }
}
