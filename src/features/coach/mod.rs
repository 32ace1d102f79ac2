//! The coach: hint, values, reasons, and the review of a game with its decisive mistake.

pub mod ending;
pub mod escape;
pub mod hint_texts;
pub mod message;
pub mod mistake;
pub mod next_game;
pub mod refutation;
pub mod reply_texts;
pub mod review_texts;
pub mod state;
pub mod switch;
pub mod use_escape;
pub mod value_kind;
pub mod value_texts;
pub mod view;

#[cfg(test)]
mod tests;
