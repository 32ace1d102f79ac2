//! Well-known boards.

use engine::{Rules, notation};

/// Well-known boards in the notation of addresses, from the smallest to gomoku.
pub(crate) const KNOWN: [&str; 6] = ["3x3x3", "4x4x4", "5x5x4", "7x7x5", "15x15x5", "19x19x5"];

/// Returns the well-known boards with the objective of these rules: those after this board, then those before.
pub fn after(rules: Rules) -> Vec<Rules> {
    let mut boards: Vec<Rules> =
        KNOWN.into_iter().filter_map(|name| notation::read_rules(name, rules.objective()).ok()).collect();
    let place = boards.iter().position(|board| *board == rules).map_or(0, |place| place + 1);
    boards.rotate_left(place);
    boards.retain(|board| *board != rules);
    boards
}

/// Returns the rules of a drawn board: the current ones or well-known ones if they have this size, and otherwise as many in a
/// row as fit, at most five.
pub fn of_size(columns: u8, rows: u8, current: Rules) -> Option<Rules> {
    let objective = current.objective();
    let known = KNOWN.into_iter().filter_map(|name| notation::read_rules(name, objective).ok());
    let mut candidates = [current].into_iter().chain(known);
    let usual = || Rules::new(columns, rows, columns.min(rows).min(5), objective).ok();
    candidates.find(|rules| (rules.columns(), rules.rows()) == (columns, rows)).or_else(usual)
}
