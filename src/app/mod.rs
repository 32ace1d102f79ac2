//! The page as a whole: the component [`App`](page::App), the reducer, dialogs, effects, notes and the beginning of a visit.
//!
//! Only this room knows all others. What the lazy part adds is reached through [`fill::FEATURES`].

pub mod dialog;
pub mod dialog_contents;
pub mod extras;
pub mod fill;
pub mod menu;
pub mod notes;
pub mod open_dialog;
pub mod other_games;
pub mod page;
pub mod parts;
pub mod reducer;
pub mod rooms;
pub mod sidebar;
pub mod slots;
pub mod status;
pub mod tools;
pub mod update;
pub mod updates;
pub mod use_lazy_part;
pub mod use_scheduled_action;
pub mod use_shortcuts;
pub mod visit;
