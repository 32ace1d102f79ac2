//! What a file has beside the statistics: the scores, and the progress in the lesson and with the puzzles.

use super::import_error::ImportError;
use super::json_value::{Json, array, quoted};
use crate::game::score::state::{Scores, ScoresChange};
use crate::games;
use crate::learn::lesson::progress::Learned;
use crate::learn::puzzles::progress::Solved;
use crate::progress::profile::data::{Profile, ProfileChange};
use crate::progress::storage::format::{read_score, write_score};
use crate::state::{GameState, Score};

/// The name of the scores of games with other rules in a file.
const SCORES_OF_GAMES: &str = "scores_of_games";

/// The maximum number of scores in a file.
pub const MAX_SCORES: usize = 1_000;

/// The scores, and the progress in the lesson and with the puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The scores of all boards.
    pub scores: Scores,
    /// The scores of games with other rules.
    pub scores_of_games: games::scores::Scores,
    /// The progress in the lesson.
    pub learned: Learned,
    /// The progress with the puzzles.
    pub solved: Solved,
}

/// A change of the progress by an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgressChange {
    /// The progress before.
    pub before: Progress,
    /// The progress after.
    pub after: Progress,
}

impl ProgressChange {
    /// Returns the change that takes this one back.
    #[must_use]
    pub fn reversed(self) -> Self {
        Self { before: self.after, after: self.before }
    }
}

impl GameState {
    /// Applies an import, or takes it back. Later changes of the progress stay.
    pub(crate) fn change_progress(&mut self, change: &ProgressChange) {
        let ProgressChange { before, after } = change;
        let mut scores = self.scores();
        scores.merge(&ScoresChange { from: before.scores.clone(), to: after.scores.clone() });
        self.set_scores(scores);
        self.merge_scores_of_games(&before.scores_of_games, &after.scores_of_games);
        let profile = |progress: &Progress| Profile {
            learned: progress.learned,
            solved: progress.solved.clone(),
            ..(*self.profile()).clone()
        };
        let change = ProfileChange { from: profile(before).into(), to: profile(after).into() };
        self.merge_profile(&change);
    }
}

impl Progress {
    /// Returns the progress of the player.
    pub fn of(state: &GameState) -> Self {
        let profile = state.profile();
        Self {
            scores: state.scores(),
            scores_of_games: state.scores_of_games(),
            learned: profile.learned,
            solved: profile.solved.clone(),
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the members of the JSON object of a file.
    pub(super) fn members(&self) -> Vec<(&'static str, String)> {
        let scores: Vec<String> =
            self.scores.all().into_iter().map(|(pairing, score)| quoted(&write_score(pairing, score))).collect();
        let mut members = Vec::new();
        if !scores.is_empty() {
            members.push(("scores", array(&scores)));
        }
        if !self.scores_of_games.is_empty() {
            let scores: Vec<String> = self.scores_of_games.texts().iter().map(|text| quoted(text)).collect();
            members.push((SCORES_OF_GAMES, array(&scores)));
        }
        if self.learned != Learned::default() {
            members.push(("lesson", quoted(&self.learned.text())));
        }
        if self.solved != Solved::default() {
            members.push(("puzzles", quoted(&self.solved.text())));
        }
        members
    }

    /// Reads the members of the JSON object of a file. Earlier releases wrote none of them. A puzzle of a day after `tomorrow`,
    /// which a wrong clock brings, does not count.
    pub(super) fn read<J: Json>(json: &J, tomorrow: u32) -> Result<Self, ImportError> {
        let scores = json.get("scores").map_or(Some(Vec::new()), |scores| scores.elements());
        let scores = scores.ok_or(ImportError::Damaged)?;
        if scores.len() > MAX_SCORES {
            return Err(ImportError::TooMany);
        }
        Self::read_members(json, &scores, tomorrow).ok_or(ImportError::Damaged)
    }

    fn read_members<J: Json>(json: &J, texts: &[J], tomorrow: u32) -> Option<Self> {
        let mut scores = Scores::default();
        let mut names = Vec::new();
        for text in texts {
            let text = text.text()?;
            let (pairing, score) = read_score(&text)?;
            // Two names of the same level add up.
            let name = (pairing, text.split(' ').next().map(str::to_owned));
            if names.contains(&name) {
                return None;
            }
            names.push(name);
            scores.add(pairing, score);
        }
        let other = json.get(SCORES_OF_GAMES).map_or(Some(Vec::new()), |scores| scores.elements())?;
        let other: Vec<String> = other.iter().map(J::text).collect::<Option<_>>()?;
        let scores_of_games = games::scores::Scores::read_texts(&other)?;
        let learned = json.get("lesson").map_or(Some(Learned::default()), |text| Learned::read(&text.text()?))?;
        let solved = json.get("puzzles").map_or(Some(Solved::default()), |text| Solved::read(&text.text()?))?;
        Some(Self { scores, scores_of_games, learned, solved: solved.up_to(tomorrow) })
    }

    /// Returns this progress with that of a file. Each number of a score is the larger one, so that no game counts twice.
    #[must_use]
    pub fn merged(&self, file: &Self) -> Self {
        let mut scores = self.scores.clone();
        for (pairing, theirs) in file.scores.all() {
            let mine = scores.of(pairing);
            let score = Score {
                near: mine.near.max(theirs.near),
                draws: mine.draws.max(theirs.draws),
                far: mine.far.max(theirs.far),
            };
            scores.set_score(pairing, score);
        }
        Self {
            scores,
            scores_of_games: self.scores_of_games.with_larger(&file.scores_of_games),
            learned: self.learned.merged(file.learned),
            solved: self.solved.clone().merged(file.solved.clone()),
        }
    }
}
