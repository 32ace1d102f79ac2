//! What any room shows with: buttons, fields, dialogs, icons, texts with squares in them, parts that render later.

pub mod button;
pub mod content;
pub mod context;
pub mod controls;
pub mod dialog;
pub mod dialog_model;
pub mod effects;
pub mod elements;
pub mod fields;
pub mod icons;
pub mod later;
pub mod loading;
pub mod mark_glyph;
pub mod named_text;
pub mod prelude;
pub mod tool;
pub mod toolbar;
