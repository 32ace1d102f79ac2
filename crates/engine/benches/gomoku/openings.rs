//! Openings of a match: those of Gomocup, then balanced ones that the project's own search generates.

use engine::{Evaluation, Limits, Rules, Search, Square};
use fastrand::Rng;

use crate::random_marks::{near_the_middle, position_after};

/// The openings of Gomocup.
const GOMOCUP: &str = include_str!("openings.txt");

/// The number of marks of a generated opening. The side to move is X after an even number, and O otherwise.
const MARKS: std::ops::RangeInclusive<usize> = 3..=6;

/// The nodes of the analysis that judges a generated opening.
const NODES: u64 = 300_000;

/// The bytes of its transposition table.
const MEMORY: usize = 16 << 20;

/// The maximum estimate of a balanced opening, for either side.
const MAX_ESTIMATE: u16 = 40;

/// Returns the moves of the opening with this number.
///
/// # Errors
///
/// A message if the file of openings is invalid.
pub fn opening(rules: Rules, number: usize, seed: u64) -> Result<Vec<Square>, String> {
    let mut lines = GOMOCUP.lines().filter(|line| !line.starts_with('#'));
    match lines.nth(number) {
        Some(line) => gomocup(rules, line).ok_or_else(|| format!("invalid opening: {line}")),
        None => Ok(balanced(rules, &mut Rng::with_seed(seed.wrapping_mul(1 << 32).wrapping_add(number as u64)))),
    }
}

fn gomocup(rules: Rules, line: &str) -> Option<Vec<Square>> {
    let middle = |side: u8| i16::from(side / 2);
    let square = |pair: &str| {
        let (column, row) = pair.split_once(',')?;
        let at = |side, offset: &str| u8::try_from(middle(side) + offset.parse::<i16>().ok()?).ok();
        Square::new(at(rules.columns(), column)?, at(rules.rows(), row)?)
    };
    let squares: Option<Vec<Square>> = line.split(' ').map(square).collect();
    squares.filter(|squares| position_after(rules, squares).is_some())
}

/// Returns random marks near the middle that leave both sides about the same chance.
fn balanced(rules: Rules, random: &mut Rng) -> Vec<Square> {
    loop {
        let marks = random.usize(MARKS);
        let squares = near_the_middle(rules, marks, random);
        let Some(position) = position_after(rules, &squares) else { continue };
        let found = Search::with_memory(rules, MEMORY).best(&position, Limits::nodes(NODES));
        let evaluation = found.unwrap_or_default().evaluation;
        if matches!(evaluation, Evaluation::Estimate(estimate) if estimate.unsigned_abs() <= MAX_ESTIMATE) {
            return squares;
        }
    }
}
