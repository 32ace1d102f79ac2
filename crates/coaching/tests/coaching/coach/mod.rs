//! Hints, reasons, reviews and the lesson.

mod oversights;
mod passes;
mod review;
mod rules_of_thumb;
mod sentences;
pub mod truth;
