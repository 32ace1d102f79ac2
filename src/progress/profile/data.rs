//! The part of a profile that local storage keeps.

use std::rc::Rc;

use crate::learn::lesson::progress::Learned;
use crate::learn::puzzles::progress::Solved;
use crate::opponents::players::model::Players;

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
    /// Merges the profiles of two tabs: `mine` of this tab and `theirs` of another tab, both changed from `base`. Where both tabs
    /// changed a value, their progress adds up, and of other values, `mine` wins.
    pub fn merge(base: &Self, mine: &Self, theirs: &Self) -> Self {
        Self {
            players: if mine.players == base.players { &theirs.players } else { &mine.players }.clone(),
            learned: merge(base.learned, mine.learned, theirs.learned, Learned::merged),
            solved: merge(base.solved, mine.solved, theirs.solved, Solved::merged),
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
fn merge<T: PartialEq>(base: T, mine: T, theirs: T, both: impl Fn(T, T) -> T) -> T {
    if mine == base {
        theirs
    } else if theirs == base {
        mine
    } else {
        both(mine, theirs)
    }
}
