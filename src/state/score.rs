//! Wins and draws, by opponent and rules.

use super::GameState;
use super::setup::Pairing;
use crate::engine::decimal::decimal;
use crate::engine::{Computer, Mark, Opponent, Outcome, Rules};

/// The results of the games against one opponent under the same rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Wins of the near side: the player, or X between friends. In a match between friends, the first player.
    pub near: u32,
    /// Draws.
    pub draws: u32,
    /// Wins of the far side: the opponent, or O between friends.
    pub far: u32,
}

impl Score {
    /// Returns the wins of the side with this mark, where `near` is the mark of the near side.
    #[must_use]
    pub fn wins(self, near: Mark, mark: Mark) -> u32 {
        if mark == near { self.near } else { self.far }
    }

    /// Counts a finished game, where `near` is the mark of the near side.
    pub fn count(&mut self, near: Mark, outcome: Outcome) {
        let count = match outcome.winner() {
            None => &mut self.draws,
            Some(mark) if mark == near => &mut self.near,
            Some(_) => &mut self.far,
        };
        *count = count.saturating_add(1);
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

/// The scores against all opponents under the same rules, in the order of [`Opponent::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardScores([Score; Opponent::ALL.len()]);

impl BoardScores {
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

    /// Adds what another tab has counted between two states.
    fn merge(&mut self, from: &Self, to: &Self) {
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

/// The scores of all boards. Boards without games are left out.
#[derive(Clone, Debug, Default)]
pub struct Scores(Vec<(Rules, BoardScores)>);

impl Scores {
    /// Returns the scores under these rules.
    #[must_use]
    pub fn on(&self, rules: Rules) -> BoardScores {
        self.0.iter().find(|(other, _)| *other == rules).map(|(_, scores)| *scores).unwrap_or_default()
    }

    /// Replaces the scores under these rules.
    pub fn set(&mut self, rules: Rules, scores: BoardScores) {
        self.0.retain(|(other, _)| *other != rules);
        if scores != BoardScores::default() {
            self.0.push((rules, scores));
        }
    }

    /// Returns the score of a pairing.
    #[must_use]
    pub fn of(&self, pairing: Pairing) -> Score {
        self.on(pairing.rules).against(pairing.opponent)
    }

    /// Replaces the score of a pairing.
    pub fn set_score(&mut self, pairing: Pairing, score: Score) {
        let mut scores = self.on(pairing.rules);
        *scores.against_mut(pairing.opponent) = score;
        self.set(pairing.rules, scores);
    }

    /// Returns the pairings that have a score.
    #[must_use]
    pub fn all(&self) -> Vec<(Pairing, Score)> {
        let pairings = self
            .0
            .iter()
            .flat_map(|(rules, _)| Opponent::ALL.into_iter().map(|opponent| Pairing { rules: *rules, opponent }));
        pairings.map(|pairing| (pairing, self.of(pairing))).filter(|(_, score)| *score != Score::default()).collect()
    }

    /// Merges the change of another tab, so that the games of both tabs count.
    pub fn merge(&mut self, change: &ScoresChange) {
        let boards: Vec<Rules> = [&self.0, &change.to.0].into_iter().flatten().map(|(rules, _)| *rules).collect();
        let before = self.clone();
        for rules in boards {
            let mut scores = before.on(rules);
            scores.merge(&change.from.on(rules), &change.to.on(rules));
            self.set(rules, scores);
        }
    }
}

/// Compares the boards in any order.
impl PartialEq for Scores {
    fn eq(&self, other: &Self) -> bool {
        self.0.len() == other.0.len() && self.0.iter().all(|(rules, scores)| other.on(*rules) == *scores)
    }
}

impl Eq for Scores {}

/// A change of the scores by another tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoresChange {
    /// The scores before.
    pub from: Scores,
    /// The scores after.
    pub to: Scores,
}

impl GameState {
    /// Returns the scores of all boards.
    pub(super) fn scores(&self) -> Scores {
        let mut scores = self.other_scores();
        scores.set(self.setup.rules, self.board_scores);
        scores
    }

    /// Returns the scores of all other boards.
    pub(super) fn other_scores(&self) -> Scores {
        self.lazy_values.get().map(|values| values.scores.clone()).unwrap_or_default()
    }

    /// Replaces the scores of all boards.
    pub(super) fn set_scores(&mut self, scores: Scores) {
        if scores != self.scores() {
            self.board_scores = scores.on(self.setup.rules);
            self.lazy_values.change(|values| values.scores = scores);
        }
    }
}
