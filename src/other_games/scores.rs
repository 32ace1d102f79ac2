//! The scores of games with other rules.

use super::players::OPPONENTS;
use crate::state::GameState;
use crate::state::game::score::Score;
use crate::state::opponent::Opponent;
use engine::other_games::Variant;

/// The scores against each opponent in each game, in the order of their names. Those without games are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores(Vec<(Variant, Opponent, Score)>);

impl Scores {
    /// Returns a score.
    #[must_use]
    pub fn of(&self, variant: Variant, opponent: Opponent) -> Score {
        let found = self.0.iter().find(|(other, against, _)| (*other, *against) == (variant, opponent));
        found.map_or(Score::NONE, |(.., score)| *score)
    }

    /// Whether no game has counted.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns all scores, in the order of the games and of the opponents.
    #[must_use]
    pub fn all(&self) -> Vec<(Variant, Opponent, Score)> {
        let pairings = Variant::ALL.into_iter().flat_map(|variant| OPPONENTS.map(|opponent| (variant, opponent)));
        let all = pairings.map(|(variant, opponent)| (variant, opponent, self.of(variant, opponent)));
        all.filter(|(.., score)| *score != Score::NONE).collect()
    }

    /// Returns these scores with those of a file. Each number is the larger one, so that no game counts twice.
    #[must_use]
    pub fn with_larger(&self, file: &Self) -> Self {
        let mut scores = self.clone();
        for (variant, opponent, theirs) in file.all() {
            let mine = scores.of(variant, opponent);
            let larger = Score {
                near: mine.near.max(theirs.near),
                draws: mine.draws.max(theirs.draws),
                far: mine.far.max(theirs.far),
            };
            scores.set(variant, opponent, larger);
        }
        scores
    }

    /// Replaces a score.
    pub fn set(&mut self, variant: Variant, opponent: Opponent, score: Score) {
        self.0.retain(|(other, against, _)| (*other, *against) != (variant, opponent));
        if score != Score::NONE {
            self.0.push((variant, opponent, score));
            self.0.sort_unstable_by_key(|(variant, opponent, _)| (variant.name(), opponent.name()));
        }
    }

    /// Merges the change of another tab, so that the games of both tabs count.
    pub fn merge(&mut self, from: &Self, to: &Self) {
        let counted = |mine: u32, from: u32, to: u32| mine.saturating_add(to).saturating_sub(from);
        for (variant, opponent, theirs) in &to.0 {
            let (mine, from) = (self.of(*variant, *opponent), from.of(*variant, *opponent));
            let merged = Score {
                near: counted(mine.near, from.near, theirs.near),
                draws: counted(mine.draws, from.draws, theirs.draws),
                far: counted(mine.far, from.far, theirs.far),
            };
            self.set(*variant, *opponent, merged);
        }
    }

    /// Serializes to a list: `infinite medium 3 1 0,ultimate friend 0 0 1`.
    #[must_use]
    pub fn text(&self) -> String {
        self.texts().join(",")
    }

    /// Serializes each score: `infinite medium 3 1 0`.
    #[must_use]
    pub fn texts(&self) -> Vec<String> {
        let score = |(variant, opponent, score): &(Variant, Opponent, Score)| {
            [variant.name(), " ", opponent.name(), " ", &score.text()].concat()
        };
        self.0.iter().map(score).collect()
    }

    /// Deserializes from such a list. Another release may know other games: an entry with an unknown name is dropped.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut scores = Self::default();
        for (variant, opponent, score) in text.split(',').filter_map(read_score) {
            scores.set(variant, opponent, score);
        }
        scores
    }

    /// Deserializes each score. Returns `None` if one is invalid, or occurs twice.
    #[must_use]
    pub fn read_texts(texts: &[String]) -> Option<Self> {
        let mut scores = Self::default();
        for text in texts {
            let (variant, opponent, score) = read_score(text)?;
            if scores.of(variant, opponent) != Score::NONE {
                return None;
            }
            scores.set(variant, opponent, score);
        }
        Some(scores)
    }
}

/// Deserializes a score: `infinite medium 3 1 0`.
fn read_score(text: &str) -> Option<(Variant, Opponent, Score)> {
    let mut parts = text.splitn(3, ' ');
    let (variant, opponent) = (Variant::from_name(parts.next()?)?, Opponent::from_name(parts.next()?)?);
    let score = Score::read(parts.next()?)?;
    OPPONENTS.contains(&opponent).then_some((variant, opponent, score))
}

impl GameState {
    /// Returns the scores of games with other rules.
    pub fn scores_of_games(&self) -> Scores {
        self.values().map(|values| values.scores_of_games.clone()).unwrap_or_default()
    }

    /// Replaces the scores of games with other rules.
    pub(crate) fn set_scores_of_games(&mut self, scores: Scores) {
        self.change_values(|values| values.scores_of_games = scores);
    }

    /// Adds what another tab or an import has changed in the scores of games with other rules.
    pub(crate) fn merge_scores_of_games(&mut self, from: &Scores, to: &Scores) {
        let mut scores = self.scores_of_games();
        scores.merge(from, to);
        self.set_scores_of_games(scores);
    }

    /// Resets some scores of games with other rules.
    pub(crate) fn reset_scores_of_games(&mut self, is_reset: &dyn Fn(Variant, Opponent) -> bool) {
        let (mut scores, mut erased) = (self.scores_of_games(), Scores::default());
        for (variant, opponent, score) in scores.all() {
            if is_reset(variant, opponent) {
                scores.set(variant, opponent, Score::NONE);
                erased.set(variant, opponent, score);
            }
        }
        if !erased.is_empty() {
            self.change_values(|values| {
                values.scores_of_games = scores;
                values.erased_scores_of_games = Some(erased);
            });
        }
    }

    /// Adds the scores of games with other rules that the last reset has erased.
    pub(crate) fn restore_scores_of_games(&mut self) {
        let Some(erased) = self.values().and_then(|values| values.erased_scores_of_games.clone()) else { return };
        self.change_values(|values| values.erased_scores_of_games = None);
        self.merge_scores_of_games(&Scores::default(), &erased);
    }
}
