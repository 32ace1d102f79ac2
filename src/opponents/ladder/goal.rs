//! What wins the star of a level.

use crate::state::GameResult;
use coaching::Level;
use engine::{Objective, Rules, tablebase};

/// What wins the star of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Two wins in three games in a row.
    TwoWins,
    /// A win against the strongest level, which seldom loses.
    Win,
    /// A draw against a level that hardly ever loses, or never.
    Draw,
}

impl Goal {
    /// Returns the goal of a level under these rules.
    #[must_use]
    pub fn of(rules: Rules, level: Level) -> Self {
        match level {
            Level::Unbeatable if tablebase::is_drawn(rules) => Self::Draw,
            Level::Hard | Level::VeryHard | Level::Unbeatable if is_drawn_from_hard_on(rules) => Self::Draw,
            Level::Unbeatable => Self::Win,
            Level::Easy | Level::Medium | Level::Hard | Level::VeryHard => Self::TwoWins,
        }
    }

    /// Whether these results, the last of which is the newest, reach the goal.
    #[must_use]
    pub fn is_reached(self, last_three: &[GameResult]) -> bool {
        let wins = last_three.iter().filter(|result| **result == GameResult::Won).count();
        match self {
            Self::TwoWins => wins >= 2,
            Self::Win => wins >= 1,
            Self::Draw => last_three.iter().any(|result| *result != GameResult::Lost),
        }
    }
}

/// Whether games between Hard and stronger levels are always drawn: four in a row on at most 16 squares (bench `ladder` of the crate
/// `coaching`).
fn is_drawn_from_hard_on(rules: Rules) -> bool {
    let squares = u16::from(rules.columns()) * u16::from(rules.rows());
    rules.objective() == Objective::Normal && rules.in_a_row() >= 4 && squares <= 16 && !tablebase::covers(rules)
}
