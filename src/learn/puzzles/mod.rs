//! The puzzles, with a new one every day.

pub mod attempt;
pub mod calendar;
pub mod checked_answer;
pub mod dates;
pub mod day;
pub mod effects;
pub mod list;
pub mod model;
pub mod next_task;
pub mod progress;
pub mod rush;
pub mod rush_tasks;
mod solution;
pub mod task;
pub mod texts;
pub mod update;
pub mod view;
