//! The puzzles, with a new one every day.

mod attempt;
pub mod calendar;
pub mod calendar_view;
pub mod daily;
pub mod dates;
pub mod feedback;
mod kinds_view;
pub mod list;
mod list_view;
mod missed_view;
pub mod model;
pub mod next_task;
pub mod numbers;
pub mod progress;
mod puzzle_view;
pub mod rush;
pub mod rush_tasks;
mod rush_view;
pub mod shared_result;
pub mod streak_view;
pub mod task;
pub mod texts;
pub mod update;
pub mod use_puzzle_clock;
pub mod use_puzzle_replies;
pub mod use_rush_clock;
pub mod view;
