//! Wins and draws, by opponent.

use super::Setup;
use crate::engine::decimal::decimal;
use crate::engine::{Computer, Mark, Opponent, Outcome};

/// The results of the games against one opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Wins of the near side: the player, or X between friends.
    pub near: u32,
    /// Draws.
    pub draws: u32,
    /// Wins of the far side: the opponent, or O between friends.
    pub far: u32,
}

impl Score {
    /// Returns the wins of the side with this mark.
    #[must_use]
    pub fn wins(self, setup: Setup, mark: Mark) -> u32 {
        if mark == setup.near() { self.near } else { self.far }
    }

    /// Serializes to three counts: `3 12 0`.
    #[must_use]
    pub fn text(self) -> String {
        [self.near, self.draws, self.far].map(|count| decimal(u64::from(count))).join(" ")
    }

    /// Deserializes from three counts. Returns `None` for any other text.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut counts = text.split(' ').map(|count| count.parse().ok());
        let score = Self { near: counts.next()??, draws: counts.next()??, far: counts.next()?? };
        counts.next().is_none().then_some(score)
    }
}

/// The scores against all opponents, in the order of [`Opponent::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scores([Score; Opponent::ALL.len()]);

impl Scores {
    /// Returns the score against an opponent.
    #[must_use]
    pub fn against(mut self, opponent: Opponent) -> Score {
        *self.against_mut(opponent)
    }

    /// Returns the mutable score against an opponent.
    pub fn against_mut(&mut self, opponent: Opponent) -> &mut Score {
        let Self([friend, remote, random, casual, trapper, strategist, perfect]) = self;
        match opponent {
            Opponent::Friend => friend,
            Opponent::Remote => remote,
            Opponent::Computer(Computer::Random) => random,
            Opponent::Computer(Computer::Casual) => casual,
            Opponent::Computer(Computer::Trapper) => trapper,
            Opponent::Computer(Computer::Strategist) => strategist,
            Opponent::Computer(Computer::Perfect) => perfect,
        }
    }

    /// Counts a finished game.
    pub fn count(&mut self, setup: Setup, outcome: Outcome) {
        let score = self.against_mut(setup.opponent);
        let count = match outcome.winner() {
            None => &mut score.draws,
            Some(mark) if mark == setup.near() => &mut score.near,
            Some(_) => &mut score.far,
        };
        *count = count.saturating_add(1);
    }

    /// Merges the change of another tab, so that the games of both tabs count.
    pub fn merge(&mut self, change: &ScoresChange) {
        let counted = |mine: u32, from: u32, to: u32| to.saturating_add(mine).saturating_sub(from);
        for ((mine, from), to) in self.0.iter_mut().zip(&change.from.0).zip(&change.to.0) {
            *mine = Score {
                near: counted(mine.near, from.near, to.near),
                draws: counted(mine.draws, from.draws, to.draws),
                far: counted(mine.far, from.far, to.far),
            };
        }
    }
}

/// A change of the scores by another tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoresChange {
    /// The scores before.
    pub from: Scores,
    /// The scores after.
    pub to: Scores,
}
