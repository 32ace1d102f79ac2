//! The settings.

pub mod about;
pub mod checkbox;
pub mod language;
pub mod shortcuts;
pub mod texts;
pub mod view;
