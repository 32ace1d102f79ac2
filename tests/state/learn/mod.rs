//! Lesson and puzzles.

mod daily;
mod kept_daily;
mod lesson;
mod puzzle_rush;
pub mod puzzles;
