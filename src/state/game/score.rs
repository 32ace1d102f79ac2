//! Wins and draws, by opponent and rules.

use crate::state::opponent::Opponent;
use engine::decimal::decimals;
use engine::named::named;
use engine::{Mark, Outcome};

named! {
    /// The result of a game for the near side of the score: the player, or X between friends.
    pub enum GameResult {
        /// The near side won.
        Won = "won",
        /// The game was drawn.
        Drawn = "drawn",
        /// The far side won.
        Lost = "lost",
    }
}

impl GameResult {
    /// Returns the result of an outcome, where `near` is the mark of the near side.
    pub fn of(outcome: Outcome, near: Mark) -> Self {
        match outcome.winner() {
            None => Self::Drawn,
            Some(mark) if mark == near => Self::Won,
            Some(_) => Self::Lost,
        }
    }
}

/// The results of several games: of all games against one opponent under the same rules, or of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Wins of the near side: the player, or X between friends. If friends take turns to start, the first player.
    pub near: u32,
    /// Draws.
    pub draws: u32,
    /// Wins of the far side: the opponent, or O between friends.
    pub far: u32,
}

impl Score {
    /// A score without games.
    pub const NONE: Self = Self { near: 0, draws: 0, far: 0 };

    /// Returns the wins of the side with this mark, where `near` is the mark of the near side.
    pub fn wins(self, near: Mark, mark: Mark) -> u32 {
        if mark == near { self.near } else { self.far }
    }

    /// Counts a finished game.
    pub fn count(&mut self, result: GameResult) {
        let count = self.count_of(result);
        *count = count.saturating_add(1);
    }

    /// Takes back a game that was counted. No count gets negative.
    pub fn take_back(&mut self, result: GameResult) {
        let count = self.count_of(result);
        *count = count.saturating_sub(1);
    }

    /// Adds the results of other games.
    pub const fn add(&mut self, other: Self) {
        self.near = self.near.saturating_add(other.near);
        self.draws = self.draws.saturating_add(other.draws);
        self.far = self.far.saturating_add(other.far);
    }

    fn count_of(&mut self, result: GameResult) -> &mut u32 {
        match result {
            GameResult::Won => &mut self.near,
            GameResult::Drawn => &mut self.draws,
            GameResult::Lost => &mut self.far,
        }
    }

    /// Serializes to three counts: `3 12 0`.
    pub fn text(self) -> String {
        decimals(&[self.near, self.draws, self.far].map(u64::from), " ")
    }

    /// Deserializes from three counts. Returns `None` for any other text.
    pub fn read(text: &str) -> Option<Self> {
        let mut counts = text.split(' ').map(|count| count.parse().ok());
        let score = Self { near: counts.next()??, draws: counts.next()??, far: counts.next()?? };
        counts.next().is_none().then_some(score)
    }
}

/// The scores against all opponents under the same rules, in the order of [`Opponent::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardScores([Score; Opponent::ALL.len()]);

impl BoardScores {
    /// Returns the score against an opponent.
    pub fn against(&self, opponent: Opponent) -> Score {
        place(opponent).and_then(|place| self.0.get(place)).copied().unwrap_or_default()
    }

    /// Changes the score against an opponent.
    pub fn change(&mut self, opponent: Opponent, change: impl FnOnce(&mut Score)) {
        if let Some(score) = place(opponent).and_then(|place| self.0.get_mut(place)) {
            change(score);
        }
    }

    /// Adds what another tab has counted between two states.
    pub(crate) fn merge(&mut self, from: &Self, to: &Self) {
        let counted = |mine: u32, from: u32, to: u32| to.saturating_add(mine).saturating_sub(from);
        for ((mine, from), to) in self.0.iter_mut().zip(&from.0).zip(&to.0) {
            *mine = Score {
                near: counted(mine.near, from.near, to.near),
                draws: counted(mine.draws, from.draws, to.draws),
                far: counted(mine.far, from.far, to.far),
            };
        }
    }
}

/// The place of an opponent among all of them.
fn place(opponent: Opponent) -> Option<usize> {
    Opponent::ALL.iter().position(|other| *other == opponent)
}
