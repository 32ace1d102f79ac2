//! The coach: hint, values, reasons, and the review of a game with its decisive mistake.

pub mod message;
pub mod mistake;
pub mod reply_texts;
pub mod review_texts;
pub mod state;
pub mod switch;
pub mod texts;
pub mod use_escape;
pub mod view;
