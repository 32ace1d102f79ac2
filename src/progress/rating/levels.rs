//! The measured ratings of the levels.
//!
//! `cargo run --release -p coaching --example level_ratings` plays each two levels against each other, with both colors: 2,000 games
//! on 3 × 3, and 200 games each from random openings on the other boards, where Expert searches 20,000 nodes for a move. The ratings
//! are those of the Bradley–Terry model. Medium has 1500 on each board, so that ratings of different boards say nothing about each
//! other.

use coaching::Level;
use engine::{Objective, Rules};

/// The standard deviation of the ratings, which hardly matters beside that of a player.
pub const DEVIATION: f64 = 30.0;

/// Returns the rating of a level; `None` under rules for which none is measured.
#[must_use]
pub fn rating(rules: Rules, level: Level) -> Option<f64> {
    if rules.objective() != Objective::Normal {
        return None;
    }
    let [easy, medium, hard, very_hard, unbeatable] = match (rules.columns(), rules.rows(), rules.in_a_row()) {
        (3, 3, 3) => [1103.0, 1500.0, 1600.0, 1642.0, 1642.0],
        (5, 5, 4) => [1201.0, 1500.0, 1771.0, 1934.0, 2015.0],
        (15, 15, 5) => [766.0, 1500.0, 2101.0, 2489.0, 2843.0],
        _ => return None,
    };
    Some(match level {
        Level::Easy => easy,
        Level::Medium => medium,
        Level::Hard => hard,
        Level::VeryHard => very_hard,
        Level::Unbeatable => unbeatable,
    })
}
