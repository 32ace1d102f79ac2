//! What a file has beside the statistics: scores, lesson, puzzles, stars, achievements, games and settings.

use super::import_error::ImportError;
use super::json_value::{Json, array, object, quoted};
use super::lists::Lists;
use crate::game::score::state::{Scores, ScoresChange};
use crate::learn::lesson::progress::Learned;
use crate::learn::puzzles::progress::Solved;
use crate::opponents::ladder::state::Ladder;
use crate::other_games;
use crate::progress::achievements::set::Achievements;
use crate::progress::profile::data::{Profile, ProfileChange};
use crate::progress::storage::format::{read_score, write_score};
use crate::settings::update as settings;
use crate::state::{GameState, Preferences, Score};

/// The name of the scores of games with other rules in a file.
const SCORES_OF_GAMES: &str = "scores_of_games";

/// The name of the preferences in a file.
const SETTINGS: &str = "settings";

/// The maximum number of scores in a file.
pub const MAX_SCORES: usize = 1_000;

/// What a file has beside the statistics.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The scores of all boards.
    pub scores: Scores,
    /// The scores of games with other rules.
    pub scores_of_games: other_games::scores::Scores,
    /// The progress in the lesson.
    pub learned: Learned,
    /// The progress with the puzzles.
    pub solved: Solved,
    /// The stars of the levels.
    pub ladder: Ladder,
    /// The achievements.
    pub achievements: Achievements,
    /// The preferences.
    pub preferences: Preferences,
    /// The collected games and the rated ones. They are no part of the state: [`effects`](super::effects) reads and stores them.
    pub lists: Lists,
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
            ladder: progress.ladder.clone(),
            achievements: progress.achievements,
            ..(*self.profile()).clone()
        };
        let change = ProfileChange { from: profile(before).into(), to: profile(after).into() };
        self.merge_profile(&change);
        let preferences = Preferences::merge(before.preferences, self.preferences, after.preferences);
        if self.preferences.update(settings::Msg::Restore(preferences)) == Some(settings::Event::EndMatches) {
            self.end_matches();
        }
    }
}

impl Progress {
    /// Returns the progress of the player, without the lists that are no part of the state.
    pub fn of(state: &GameState) -> Self {
        let profile = state.profile();
        Self {
            scores: state.scores(),
            scores_of_games: state.scores_of_games(),
            learned: profile.learned,
            solved: profile.solved.clone(),
            ladder: profile.ladder.clone(),
            achievements: profile.achievements,
            preferences: state.preferences,
            lists: Lists::default(),
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
        if self.ladder != Ladder::default() {
            members.push(("ladder", quoted(&self.ladder.text())));
        }
        if self.achievements != Achievements::default() {
            members.push(("achievements", quoted(&self.achievements.text())));
        }
        if self.preferences != Preferences::default() {
            members.push((SETTINGS, settings_object(self.preferences)));
        }
        members.extend(self.lists.members());
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
        let scores_of_games = other_games::scores::Scores::read_texts(&other)?;
        let learned = json.get("lesson").map_or(Some(Learned::default()), |text| Learned::read(&text.text()?))?;
        let solved = json.get("puzzles").map_or(Some(Solved::default()), |text| Solved::read(&text.text()?))?;
        let text = |name: &str| json.get(name).map_or(Some(String::new()), |text| text.text());
        let settings = json.get(SETTINGS);
        Some(Self {
            scores,
            scores_of_games,
            learned,
            solved: solved.up_to(tomorrow)?,
            ladder: Ladder::read(&text("ladder")?),
            achievements: Achievements::read(&text("achievements")?),
            preferences: Preferences::read(&|key| settings.as_ref()?.get(key)?.text()),
            lists: Lists::read(json)?,
        })
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
            ladder: self.ladder.clone().merged(file.ladder.clone()),
            achievements: self.achievements.merged(file.achievements),
            // Own choices stay.
            preferences: Preferences::merge(Preferences::default(), self.preferences, file.preferences),
            lists: self.lists.merged(&file.lists),
        }
    }
}

/// Writes the preferences that are no defaults.
fn settings_object(preferences: Preferences) -> String {
    let mut members = Vec::new();
    preferences.write(&mut |key, value| members.push((key.to_owned(), quoted(value))));
    object(&members.iter().map(|(key, value)| (&**key, value.clone())).collect::<Vec<_>>())
}
