//! Hints, reasons, reviews and the lesson.

mod hints;
mod lesson;
mod oversights;
mod passes;
mod review;
mod rules_of_thumb;
mod sentences;
pub mod truth;
