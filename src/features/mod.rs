//! The lazy part: what loads after the first move, one folder for each feature.
//!
//! A folder has up to four kinds of files: the state ([`state.rs`](coach::state), or [`model.rs`](puzzles::model) and
//! [`update.rs`](puzzles::update) of a dialog, which use no browser interface), the views ([`view.rs`](coach::view)), the texts
//! ([`texts.rs`](sharing::texts)) and the effects ([`use_….rs`](storage::use_autosave)). The files beside the folders are lists that
//! all features share: [`action`], [`lazy_values`] and [`reducer`] of the state, [`dialog`], its [`env`] and [`dialog_contents`],
//! [`slots`] of the page, [`sidebar`], which runs the effects, the [`formats`] of texts, and the [`prelude`] of the views.
//!
//! Texts belong to the sections of `locales/en.ftl` after *First part*, whose texts are part of the first download.

pub mod action;
pub mod address;
pub mod aiming;
pub mod analysis;
pub mod best_moves;
pub mod board;
pub mod board_choice;
pub mod coach;
pub mod dialog;
pub mod dialog_contents;
pub mod editor;
pub mod embed_dialog;
pub mod env;
pub mod formats;
pub mod history;
pub mod host_page;
pub mod language;
pub mod lazy_values;
pub mod lesson;
pub mod looks;
pub mod matches;
pub mod notes;
pub mod opponents;
pub mod other_board;
pub mod paste;
pub mod players;
pub mod prelude;
pub mod profile;
pub mod puzzles;
pub mod reducer;
pub mod reset_button;
pub mod score;
pub mod settings;
pub mod sharing;
pub mod sidebar;
pub mod slots;
pub mod sounds;
pub mod statistics;
pub mod status;
pub mod storage;
pub mod tools;
pub mod updates;
pub mod visit;
pub mod widgets;
