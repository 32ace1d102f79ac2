//! The settings.

pub mod about;
pub mod checkbox;
pub mod language;
pub mod shortcut_list;
pub mod texts;
pub mod view;
