//! The number of the puzzle of a day.

/// The day of the first numbered puzzle, 1 January 2026.
const FIRST_DAY: u32 = 20_454;

/// Returns the number of the puzzle of a day, from 1.
pub const fn puzzle_number(day: u32) -> u32 {
    day.saturating_sub(FIRST_DAY) + 1
}
