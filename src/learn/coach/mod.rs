//! The coach: hint, values, reasons, and the review of a game with its decisive mistake.

pub mod answers;
pub mod buttons;
pub mod ending;
pub mod message;
pub mod mistake;
pub mod refutation;
pub mod state;
pub mod texts;
pub mod use_escape;
pub mod value_kind;
pub mod view;

#[cfg(test)]
mod tests;
