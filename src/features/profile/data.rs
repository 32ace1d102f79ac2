//! The part of a profile that local storage keeps.

use crate::features::lesson::progress::Learned;
use crate::features::players::state::Players;
use crate::features::puzzles::progress::Solved;

/// The names and colors of the players at this screen, and their progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// The names and colors.
    pub players: Players,
    /// The progress in the lesson.
    pub learned: Learned,
    /// The progress with the puzzles.
    pub solved: Solved,
}

impl Profile {
    /// Merges the profiles of two tabs: `mine` of this tab and `theirs` of another tab, both changed from `base`. Progress adds
    /// up. Where both tabs changed another value, `mine` wins.
    pub fn merge(base: &Self, mine: &Self, theirs: &Self) -> Self {
        Self {
            players: if mine.players == base.players { &theirs.players } else { &mine.players }.clone(),
            learned: mine.learned.merged(theirs.learned),
            solved: if mine.solved == base.solved {
                theirs.solved.merged(mine.solved)
            } else {
                mine.solved.merged(theirs.solved)
            },
        }
    }
}
