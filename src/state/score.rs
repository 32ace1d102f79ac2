//! Wins and draws, by opponent.

use super::Setup;
use crate::engine::decimal::decimal;
use crate::engine::{Computer, Mark, Opponent, Outcome};

/// How the games against one opponent ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won by the near side: you if you are alone at the screen, X between friends.
    pub near: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games won by the far side: whoever answers you, or O between friends.
    pub far: u32,
}

impl Score {
    /// The games won by the side that holds this mark.
    #[must_use]
    pub fn wins(self, setup: Setup, mark: Mark) -> u32 {
        if mark == setup.near() { self.near } else { self.far }
    }

    /// The three counts one after the other: `3 12 0`.
    #[must_use]
    pub fn text(self) -> String {
        [self.near, self.draws, self.far].map(|count| decimal(u64::from(count))).join(" ")
    }

    /// Reads such a text; `None` if it is anything else.
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
    /// The score against one opponent.
    #[must_use]
    pub fn against(mut self, opponent: Opponent) -> Score {
        *self.against_mut(opponent)
    }

    /// The score against one opponent, to be changed.
    pub fn against_mut(&mut self, opponent: Opponent) -> &mut Score {
        let Self([friend, correspondent, random, casual, trapper, strategist, perfect]) = self;
        match opponent {
            Opponent::Friend => friend,
            Opponent::Correspondent => correspondent,
            Opponent::Computer(Computer::Random) => random,
            Opponent::Computer(Computer::Casual) => casual,
            Opponent::Computer(Computer::Trapper) => trapper,
            Opponent::Computer(Computer::Strategist) => strategist,
            Opponent::Computer(Computer::Perfect) => perfect,
        }
    }

    /// Counts one more game.
    pub fn count(&mut self, setup: Setup, outcome: Outcome) {
        let score = self.against_mut(setup.opponent);
        let count = match outcome.winner() {
            None => &mut score.draws,
            Some(mark) if mark == setup.near() => &mut score.near,
            Some(_) => &mut score.far,
        };
        *count = count.saturating_add(1);
    }

    /// Takes over what another tab counted, and keeps what this one counted meanwhile: all games of both.
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

/// How the scores changed because of another tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoresChange {
    /// The scores that this tab knew.
    pub from: Scores,
    /// The scores as they are now.
    pub to: Scores,
}
