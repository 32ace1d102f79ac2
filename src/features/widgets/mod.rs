//! Controls that several features share.

pub mod aim_controls;
pub mod checkbox;
pub mod chosen_value;
pub mod digits;
pub mod elements;
pub mod exercise;
pub mod field;
pub mod file_choice;
pub mod icons;
pub mod later;
pub mod letters;
pub mod list_choice;
pub mod named_text;
pub mod tool;
pub mod toolbar;
pub mod use_changed_effect;
pub mod use_focus_guard;
pub mod use_latin_digits;
