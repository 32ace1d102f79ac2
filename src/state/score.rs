//! Wins and draws, by opponent.

use super::Setup;
use crate::engine::{Mark, Opponent, Outcome};

/// How the games against one opponent ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won by the near side: you against the computer, X between friends.
    pub near: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games won by the far side: the computer, or O between friends.
    pub far: u32,
}

impl Score {
    /// The games won by the side that holds this mark.
    #[must_use]
    pub fn wins(self, setup: Setup, mark: Mark) -> u32 {
        if mark == setup.near() { self.near } else { self.far }
    }

    /// Applies a function to each of the counts of three scores.
    fn combine(a: Self, b: Self, c: Self, function: impl Fn(u32, u32, u32) -> u32) -> Self {
        Self {
            near: function(a.near, b.near, c.near),
            draws: function(a.draws, b.draws, c.draws),
            far: function(a.far, b.far, c.far),
        }
    }
}

/// The scores against all opponents, in the order of [`Opponent::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scores([Score; Opponent::ALL.len()]);

impl Scores {
    /// The score against one opponent.
    #[must_use]
    pub fn against(self, opponent: Opponent) -> Score {
        self.iter().find(|(other, _)| *other == opponent).map(|(_, score)| score).unwrap_or_default()
    }

    /// Every opponent with the score against it.
    pub fn iter(self) -> impl Iterator<Item = (Opponent, Score)> {
        Opponent::ALL.into_iter().zip(self.0)
    }

    /// The scores with another one against this opponent.
    #[must_use]
    pub fn set(mut self, opponent: Opponent, score: Score) -> Self {
        let slot = Opponent::ALL.into_iter().zip(&mut self.0).find(|(other, _)| *other == opponent);
        if let Some((_, slot)) = slot {
            *slot = score;
        }
        self
    }

    /// The scores after one more game.
    #[must_use]
    pub fn with(self, setup: Setup, outcome: Outcome) -> Self {
        let mut score = self.against(setup.opponent);
        let count = match outcome.winner() {
            None => &mut score.draws,
            Some(mark) if mark == setup.near() => &mut score.near,
            Some(_) => &mut score.far,
        };
        *count = count.saturating_add(1);
        self.set(setup.opponent, score)
    }

    /// The scores with nothing counted against this opponent.
    #[must_use]
    pub fn without(self, opponent: Opponent) -> Self {
        self.set(opponent, Score::default())
    }

    /// What the scores become when this tab counted on from `base` to `mine`, while another tab made `theirs` of it.
    /// Both tabs' games are counted.
    #[must_use]
    pub fn merge(base: Self, mine: Self, theirs: Self) -> Self {
        Opponent::ALL.into_iter().fold(theirs, |merged, opponent| {
            let [base, mine, theirs] = [base, mine, theirs].map(|scores| scores.against(opponent));
            merged.set(
                opponent,
                Score::combine(base, mine, theirs, |base, mine, theirs| {
                    theirs.saturating_add(mine.saturating_sub(base)).saturating_sub(base.saturating_sub(mine))
                }),
            )
        })
    }
}
