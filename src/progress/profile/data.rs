//! The part of a profile that local storage keeps.

use std::rc::Rc;

use crate::learn::lesson::progress::Learned;
use crate::learn::puzzles::progress::Solved;
use crate::opponents::ladder::state::Ladder;
use crate::opponents::players::model::Players;
use crate::progress::achievements::set::Achievements;

/// The names and colors of the players at this screen, and their progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// The names and colors.
    pub players: Players,
    /// The progress in the lesson.
    pub learned: Learned,
    /// The progress with the puzzles.
    pub solved: Solved,
    /// The stars of the levels.
    pub ladder: Ladder,
    /// The achievements.
    pub achievements: Achievements,
}

impl Profile {
    /// Merges the profiles of two tabs: `mine` of this tab and `theirs` of another tab, both changed from `base`. Where both tabs
    /// changed a value, their progress adds up, and of other values, `mine` wins.
    pub fn merge(base: &Self, mine: &Self, theirs: &Self) -> Self {
        Self {
            players: merge(&base.players, &mine.players, &theirs.players, |mine, _| mine),
            learned: merge(&base.learned, &mine.learned, &theirs.learned, Learned::merged),
            solved: merge(&base.solved, &mine.solved, &theirs.solved, Solved::merged),
            ladder: merge(&base.ladder, &mine.ladder, &theirs.ladder, Ladder::merged),
            achievements: merge(&base.achievements, &mine.achievements, &theirs.achievements, Achievements::merged),
        }
    }
}

/// A change of the profile by another tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileChange {
    /// The profile before.
    pub from: Rc<Profile>,
    /// The profile after.
    pub to: Rc<Profile>,
}

/// Merges two values that were changed from `base`.
fn merge<T: Clone + PartialEq>(base: &T, mine: &T, theirs: &T, both: impl Fn(T, T) -> T) -> T {
    if mine == base {
        theirs.clone()
    } else if theirs == base {
        mine.clone()
    } else {
        both(mine.clone(), theirs.clone())
    }
}
