//! Controls that several features share.

pub mod aim_controls;
pub mod callback_button;
pub mod chosen_value;
pub mod dialog_square;
pub mod done;
pub mod exercise_board;
pub mod field;
pub mod icons;
pub mod letters;
pub mod named_text;
pub mod tool;
pub mod toolbar;
pub mod use_changed_effect;
pub mod use_focus_guard;
