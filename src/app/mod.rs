//! The page as a whole: the component [`App`](page::App), the reducer, dialogs, effects, notes and the beginning of a visit.
//!
//! Only this room knows all others. What the lazy part adds is reached through [`fill::FEATURES`].

pub mod dialog;
pub mod dialog_contents;
pub mod effects;
pub mod extras;
pub mod fill;
pub mod notes;
pub mod open_dialog;
pub mod other_games;
pub mod page;
pub mod parts;
pub mod reducer;
pub mod rooms;
pub mod slots;
pub mod update;
pub mod updates;
pub mod view;
pub mod visit;
