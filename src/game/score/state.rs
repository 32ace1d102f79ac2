//! The scores of all boards.

use std::rc::Rc;

use crate::state::GameState;
use crate::state::game::score::{BoardScores, Score};
use crate::state::game::setup::Pairing;
use crate::state::game::undo::OtherRounds;
use crate::state::opponent::Opponent;
use engine::{Objective, Rules};

/// The scores of all boards, in the order of their sizes. Boards without games are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores(Vec<(Rules, BoardScores)>);

impl Scores {
    /// Returns the scores under these rules.
    pub fn on(&self, rules: Rules) -> BoardScores {
        self.0.iter().find(|(other, _)| *other == rules).map(|(_, scores)| *scores).unwrap_or_default()
    }

    /// Replaces the scores under these rules.
    pub fn set(&mut self, rules: Rules, scores: BoardScores) {
        self.0.retain(|(other, _)| *other != rules);
        if scores != BoardScores::default() {
            self.0.push((rules, scores));
            self.0.sort_unstable_by_key(|(rules, _)| size(*rules));
        }
    }

    /// Returns the score of a pairing.
    pub fn of(&self, pairing: Pairing) -> Score {
        self.on(pairing.rules).against(pairing.opponent)
    }

    /// Replaces the score of a pairing.
    pub fn set_score(&mut self, pairing: Pairing, score: Score) {
        let mut scores = self.on(pairing.rules);
        scores.change(pairing.opponent, |it| *it = score);
        self.set(pairing.rules, scores);
    }

    /// Adds to the score of a pairing.
    pub fn add(&mut self, pairing: Pairing, score: Score) {
        let mut sum = self.of(pairing);
        sum.add(score);
        self.set_score(pairing, sum);
    }

    /// Returns the pairings that have a score.
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

/// Returns what tells boards apart, for their order.
fn size(rules: Rules) -> (u8, u8, u8, bool) {
    (rules.columns(), rules.rows(), rules.in_a_row(), rules.objective() == Objective::Misere)
}

/// A change of the scores by another tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoresChange {
    /// The scores before.
    pub from: Scores,
    /// The scores after.
    pub to: Scores,
}

/// A reset of scores that the player can take back.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct ScoreReset {
    /// The change that takes it back.
    restoring: ScoresChange,
    /// Whether the game on the board counted before.
    counts: bool,
    /// The other games before.
    other_rounds: OtherRounds,
}

impl GameState {
    /// Returns the scores of all boards.
    pub(crate) fn scores(&self) -> Scores {
        let mut scores = self.other_scores();
        scores.set(self.round.setup.rules, self.standing.scores);
        scores
    }

    /// Resets some scores. Games that they counted never count again.
    pub(crate) fn reset_scores(&mut self, is_reset: &dyn Fn(Pairing) -> bool) {
        let mut scores = self.scores();
        let reset = scores.all().into_iter().map(|(pairing, _)| pairing).filter(|pairing| is_reset(*pairing));
        let reset: Vec<Pairing> = reset.collect();
        if reset.is_empty() {
            return;
        }
        let (before, counts, other_rounds) = (scores.clone(), self.round.counts, self.other_rounds.clone());
        reset.into_iter().for_each(|pairing| scores.set_score(pairing, Score::default()));
        self.set_scores(scores.clone());
        if is_reset(self.round.setup.pairing()) {
            self.round.forget_counted();
        }
        for round in self.other_rounds.iter_mut().filter(|round| is_reset(round.setup.pairing())) {
            round.forget_counted();
        }
        let restoring = ScoresChange { from: scores, to: before };
        self.change_values(|values| values.reset = Some(Rc::new(ScoreReset { restoring, counts, other_rounds })));
    }

    /// Adds the scores that the last reset erased. Games that other tabs have counted since stay counted.
    pub(crate) fn restore_score(&mut self) {
        let Some(reset) = self.values().and_then(|values| values.reset.clone()) else { return };
        self.forget_reset();
        let mut restored = self.scores();
        restored.merge(&reset.restoring);
        self.set_scores(restored);
        self.round.counts = reset.counts;
        self.other_rounds.clone_from(&reset.other_rounds);
    }

    /// Ends the possibility to take back a reset of scores.
    pub(crate) fn forget_reset(&mut self) {
        self.change_values(|values| (values.reset, values.erased_scores_of_games) = (None, None));
    }

    /// Returns the scores of all other boards.
    pub(crate) fn other_scores(&self) -> Scores {
        self.values().map(|values| values.scores.clone()).unwrap_or_default()
    }

    /// Replaces the scores of all boards.
    pub(crate) fn set_scores(&mut self, scores: Scores) {
        if scores != self.scores() {
            self.standing.scores = scores.on(self.round.setup.rules);
            self.change_values(|values| values.scores = scores);
        }
    }
}
