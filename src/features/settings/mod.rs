//! The settings.

pub mod about;
pub mod language;
pub mod shortcut_list;
pub mod texts;
pub mod update;
pub mod view;
