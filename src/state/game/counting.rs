//! Counting: a game counts once in the score, when it ends.
//!
//! Only undo takes the point back. Reaching an end then, by moves, redo or navigation, counts it. Looking back at a counted
//! game changes nothing, and playing on from an earlier moment is practice, which never counts.

use std::rc::Rc;

use crate::engine::Outcome;
use crate::engine::named::named;
use crate::state::{End, GameResult, GameState};

named! {
    /// Whether the score counts a game. Releases that counted the first end of a game stored `yes` for every game that no longer
    /// counts; such a game keeps its point.
    pub enum Counting {
        /// The game counts when it ends.
        Open = "no",
        /// The end of the game is counted. Undo takes it back.
        Counted = "counted",
        /// The game does not count any more: it was finished when it was opened, began from a set-up position, or is practice.
        Never = "yes",
    }
}

impl GameState {
    /// Whether the score counts this game.
    pub const fn counting(&self) -> Counting {
        match (self.origin.counts, self.timeline.is_counted()) {
            (false, _) => Counting::Never,
            (true, false) => Counting::Open,
            (true, true) => Counting::Counted,
        }
    }

    /// Returns the outcome after the last move, also while an earlier moment is shown.
    pub(crate) fn last_outcome(&self) -> Option<Outcome> {
        self.game().position_after(usize::MAX).outcome()
    }

    /// Returns the outcome that the score counts for this game.
    pub(crate) fn counted_outcome(&self) -> Option<Outcome> {
        if self.counting() == Counting::Counted { self.last_outcome() } else { None }
    }

    /// Returns the state for [`settle`](Self::settle) if the score counts the end of its game.
    pub(crate) fn counted(&self) -> Option<Self> {
        (self.counting() == Counting::Counted).then(|| self.without_other_games())
    }

    /// Updates the score after a change of the timeline. `before` is the counted state before the change, if it was
    /// counted.
    pub(crate) fn settle(&mut self, before: Option<Self>) {
        if self.origin.counts && self.position().outcome().is_some() {
            self.timeline.set_counted();
        }
        let now = self.counted_outcome();
        let was = before.as_ref().and_then(Self::last_outcome);
        if now == was {
            return;
        }
        // Only the lazy part leads from the end of a game to another moment.
        if let (Some(outcome), Some(before), Some(rules)) = (was, before, self.lazy_part.rules()) {
            rules.take_back(self, outcome, before);
        }
        if let Some(outcome) = now {
            let result = GameResult::of(outcome, self.near());
            self.board_scores.against_mut(self.setup.opponent).count(result);
            self.origin.streak = self.streak;
            self.streak = match result {
                GameResult::Drawn => 0,
                GameResult::Won => self.streak.max(0).saturating_add(1),
                GameResult::Lost => self.streak.min(0).saturating_sub(1),
            };
            self.finished = Some(Rc::new(End { state: self.without_other_games(), is_taken_back: false }));
        }
    }

    /// Takes back an outcome that the score has counted, with the state of that end.
    pub(crate) fn take_back(&mut self, outcome: Outcome, before: Self) {
        let result = GameResult::of(outcome, self.near());
        self.board_scores.against_mut(self.setup.opponent).take_back(result);
        self.streak = self.origin.streak;
        self.finished = match self.finished.take() {
            // The statistics have not counted the game yet.
            Some(end) if end.state.seed == self.seed && !end.is_taken_back => end.state.finished.clone(),
            finished => Some(Rc::new(End { state: Self { finished, ..before }, is_taken_back: true })),
        };
    }
}
