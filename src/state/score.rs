//! Wins and draws, by opponent and rules.

use std::rc::Rc;

use super::GameState;
use super::setup::Pairing;
use crate::engine::decimal::decimal;
use crate::engine::{Computer, Level, Mark, Opponent, Outcome, Rules};

/// The results of the games against one opponent under the same rules.
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
    /// Returns the wins of the side with this mark, where `near` is the mark of the near side.
    #[must_use]
    pub fn wins(self, near: Mark, mark: Mark) -> u32 {
        if mark == near { self.near } else { self.far }
    }

    /// Counts a finished game, where `near` is the mark of the near side.
    pub fn count(&mut self, near: Mark, outcome: Outcome) {
        let count = self.count_of(near, outcome);
        *count = count.saturating_add(1);
    }

    /// Takes back a game that was counted. No count gets negative.
    pub fn take_back(&mut self, near: Mark, outcome: Outcome) {
        let count = self.count_of(near, outcome);
        *count = count.saturating_sub(1);
    }

    fn count_of(&mut self, near: Mark, outcome: Outcome) -> &mut u32 {
        match outcome.winner() {
            None => &mut self.draws,
            Some(mark) if mark == near => &mut self.near,
            Some(_) => &mut self.far,
        }
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
        let Self([easy, medium, hard, unbeatable, friend, remote, random, casual, trapper, strategist, perfect]) = self;
        match opponent {
            Opponent::Computer(Computer::Level(Level::Easy)) => easy,
            Opponent::Computer(Computer::Level(Level::Medium)) => medium,
            Opponent::Computer(Computer::Level(Level::Hard)) => hard,
            Opponent::Computer(Computer::Level(Level::Unbeatable)) => unbeatable,
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

/// A reset of scores that the player can take back.
#[derive(Debug)]
pub(super) struct ScoreReset {
    /// The state before.
    before: GameState,
    /// The scores right after.
    scores: Scores,
}

impl GameState {
    /// Returns the scores of all boards.
    pub(super) fn scores(&self) -> Scores {
        let mut scores = self.other_scores();
        scores.set(self.setup.rules, self.board_scores);
        scores
    }

    /// Resets the score against the current opponent. Games that it counted never count again.
    pub(super) fn reset_score(&mut self) {
        let pairing = self.setup.pairing();
        self.reset_scores(&|other| other == pairing);
    }

    /// Resets the scores against all opponents on all boards.
    pub(super) fn reset_all_scores(&mut self) {
        self.reset_scores(&|_| true);
    }

    fn reset_scores(&mut self, is_reset: &dyn Fn(Pairing) -> bool) {
        let mut scores = self.scores();
        let reset = scores.all().into_iter().map(|(pairing, _)| pairing).filter(|pairing| is_reset(*pairing));
        let reset: Vec<Pairing> = reset.collect();
        if reset.is_empty() {
            return;
        }
        let before = self.clone();
        reset.into_iter().for_each(|pairing| scores.set_score(pairing, Score::default()));
        self.set_scores(scores.clone());
        if is_reset(self.setup.pairing()) {
            self.forget_counted();
        }
        for game in [&mut self.previous_game, &mut self.undone_game].into_iter().flatten() {
            if is_reset(game.setup.pairing()) {
                Rc::make_mut(game).forget_counted();
            }
        }
        self.change_values(|values| values.reset = Some(Rc::new(ScoreReset { before, scores })));
    }

    /// Adds the scores that the last reset erased. Games that other tabs have counted since stay counted.
    pub(super) fn restore_score(&mut self) {
        let Some(reset) = self.values().and_then(|values| values.reset.clone()) else { return };
        self.forget_reset();
        let ScoreReset { before, scores } = &*reset;
        let mut restored = self.scores();
        restored.merge(&ScoresChange { from: scores.clone(), to: before.scores() });
        self.set_scores(restored);
        self.origin = before.origin;
        self.previous_game.clone_from(&before.previous_game);
        self.undone_game.clone_from(&before.undone_game);
    }

    /// Whether the player can take back a reset of scores.
    #[must_use]
    pub fn can_restore_score(&self) -> bool {
        self.values().is_some_and(|values| values.reset.is_some())
    }

    /// Ends the possibility to take back a reset of scores.
    pub(super) fn forget_reset(&mut self) {
        if self.can_restore_score() {
            self.change_values(|values| values.reset = None);
        }
    }

    /// A counted game never counts again.
    fn forget_counted(&mut self) {
        self.origin.counts &= !self.timeline.is_counted();
    }

    /// Returns the scores of all other boards.
    pub(super) fn other_scores(&self) -> Scores {
        self.values().map(|values| values.scores.clone()).unwrap_or_default()
    }

    /// Replaces the scores of all boards.
    pub(super) fn set_scores(&mut self, scores: Scores) {
        if scores != self.scores() {
            self.board_scores = scores.on(self.setup.rules);
            self.change_values(|values| values.scores = scores);
        }
    }
}
