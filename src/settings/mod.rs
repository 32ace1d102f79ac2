//! Preferences, looks, sounds, languages, and what the page says about itself.

pub mod about;
pub mod language_choice;
pub mod language_loading;
pub mod look_picture;
pub mod looks;
pub mod shortcut_list;
pub mod sounds;
pub mod texts;
pub mod update;
pub mod view;

pub use update::Msg;
