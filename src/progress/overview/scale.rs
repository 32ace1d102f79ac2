//! The place of a rating among the levels.

use crate::progress::rating::levels;
use crate::progress::rating::log::BoardRating;
use coaching::Level;
use engine::Rules;

/// The share of the scale that stays free at each end, in percent.
const MARGIN: f64 = 4.0;

/// The distance between the middles of two names in a row, in percent: the width of a long name on a phone.
const NAME_WIDTH: u8 = 25;

/// A scale of ratings. Places are in percent of its width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scale {
    /// The levels, from the weakest on.
    pub ticks: Vec<Tick>,
    /// The place of the player.
    pub place: u8,
    /// The range of the true rating: where it begins and its width.
    pub band: (u8, u8),
}

/// A level on the scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tick {
    /// The level.
    pub level: Level,
    /// The rating.
    pub rating: u32,
    /// The place.
    pub place: u8,
    /// The row of its name.
    pub row: Row,
    /// The middle of its name.
    pub middle_of_name: u8,
}

/// A row of names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Below the scale.
    Below,
    /// Above the scale.
    Above,
}

/// Returns the levels with a rating under these rules, from the weakest on.
fn rated_levels(rules: Rules) -> Vec<(Level, f64)> {
    let rated = |level: &Level| Some((*level, levels::rating(rules, *level)?));
    Level::all_under(rules).iter().filter_map(rated).collect()
}

/// Returns the level whose rating is nearest to that of the player.
pub fn nearest_level(rating: &BoardRating) -> Option<Level> {
    let distance = |of: f64| (of - f64::from(rating.rating)).abs();
    let levels = rated_levels(rating.rules);
    levels
        .into_iter()
        .min_by(|(_, one), (_, other)| distance(*one).total_cmp(&distance(*other)))
        .map(|(level, _)| level)
}

impl Scale {
    /// Returns the scale with a rating.
    pub fn of(rating: &BoardRating) -> Self {
        let own = f64::from(rating.rating);
        let levels = rated_levels(rating.rules);
        let all = || levels.iter().map(|(_, rating)| *rating).chain([own]);
        let (low, high) = (all().fold(own, f64::min), all().fold(own, f64::max));
        let place = |rating: f64| {
            let share = if high > low { (rating - low) / (high - low) } else { 0.5 };
            (MARGIN + share * (100.0 - 2.0 * MARGIN)).clamp(0.0, 100.0).round() as u8
        };
        let uncertainty = f64::from(rating.uncertainty);
        let [start, end] = [own - uncertainty, own + uncertainty].map(place);
        let tick = |(level, rating): &(Level, f64)| Tick {
            level: *level,
            rating: rating.round() as u32,
            place: place(*rating),
            row: Row::Below,
            middle_of_name: place(*rating),
        };
        let mut ticks: Vec<Tick> = levels.iter().map(tick).collect();
        place_names(&mut ticks);
        Self { ticks, place: place(own), band: (start, end.saturating_sub(start)) }
    }
}

/// Places names in two rows by turns, each as near to its level as the others of the row and the ends of the scale permit.
fn place_names(ticks: &mut [Tick]) {
    for (tick, row) in ticks.iter_mut().zip([Row::Below, Row::Above].into_iter().cycle()) {
        tick.row = row;
    }
    for row in [Row::Below, Row::Above] {
        let in_row = ticks.iter_mut().filter(|tick| tick.row == row);
        let mut middles: Vec<&mut u8> = in_row.map(|tick| &mut tick.middle_of_name).collect();
        let mut least = NAME_WIDTH / 2;
        for middle in &mut middles {
            **middle = least.max(**middle);
            least = **middle + NAME_WIDTH;
        }
        let mut most = 100 - NAME_WIDTH / 2;
        for middle in middles.into_iter().rev() {
            *middle = most.min(*middle);
            most = middle.saturating_sub(NAME_WIDTH);
        }
    }
}
