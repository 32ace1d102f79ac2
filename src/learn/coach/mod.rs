//! The coach: hint, values, reasons, and the review of a game with its decisive mistake.

pub mod ending;
pub mod escape;
pub mod message;
pub mod mistake;
pub mod next_game;
pub mod refutation;
pub mod state;
pub mod switch;
pub mod texts;
pub mod use_escape;
pub mod value_kind;
pub mod view;

#[cfg(test)]
mod tests;
