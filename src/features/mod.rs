//! The lazy part: what loads after the first move, one folder for each feature.
//!
//! A feature has its state (`state.rs`, pure), its views, its texts (`texts.rs`) and its effects (`use_….rs`). It adds a line to
//! this list, its actions to [`action`], its dialogs to [`dialog`], and its views to [`slots`] or [`dialogs`](slots). Its texts
//! belong to the sections of `locales/en.ftl` after *First part*, whose texts are part of the first download.

pub mod action;
pub mod address;
pub mod aiming;
pub mod analysis;
pub mod board;
pub mod boards;
pub mod coach;
pub mod dialog;
pub mod editor;
pub mod embedding;
pub mod exercises;
pub mod history;
pub mod host_page;
pub mod language;
pub mod lesson;
pub mod looks;
pub mod matches;
pub mod notes;
pub mod opponents;
pub mod players;
pub mod puzzles;
pub mod reducer;
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
pub mod values;
pub mod visit;
pub mod widgets;
