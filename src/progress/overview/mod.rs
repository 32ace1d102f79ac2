//! The overview of what the player has reached: stars, rating, achievements and puzzles.

pub mod course_view;
pub mod model;
pub mod rating_view;
pub mod scale;
pub mod scale_view;
pub mod view;
