//! What an import has added.

use super::stored::import::Imported;

/// What an import has added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Added {
    /// The number of games that the statistics count.
    pub games: u64,
    /// What else is new.
    pub parts: Vec<AddedPart>,
}

/// A part of the progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddedPart {
    /// The collected games.
    Collection,
    /// The scores, also those of games with other rules.
    Scores,
    /// The rated games.
    Rating,
    /// The stars.
    Stars,
    /// The achievements.
    Achievements,
    /// The progress in the lesson.
    Lesson,
    /// The progress with the puzzles.
    Puzzles,
    /// The settings.
    Settings,
}

impl Added {
    /// Returns what an import has added.
    pub fn by(imported: &Imported) -> Self {
        let (before, after) = (&imported.progress.before, &imported.progress.after);
        let has_scores = before.scores != after.scores || before.scores_of_games != after.scores_of_games;
        let parts = [
            (AddedPart::Collection, before.lists.games != after.lists.games),
            (AddedPart::Scores, has_scores),
            (AddedPart::Rating, before.lists.rated != after.lists.rated),
            (AddedPart::Stars, before.ladder != after.ladder),
            (AddedPart::Achievements, before.achievements != after.achievements),
            (AddedPart::Lesson, before.learned != after.learned),
            (AddedPart::Puzzles, before.solved != after.solved),
            (AddedPart::Settings, before.preferences != after.preferences),
        ];
        let parts = parts.into_iter().filter(|(_, is_new)| *is_new).map(|(part, _)| part).collect();
        Self { games: imported.number_of_games(), parts }
    }
}
