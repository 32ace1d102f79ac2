//! Fields of forms, and what people type into them.

pub mod checkbox;
pub mod chosen_value;
pub mod digits;
pub mod field;
pub mod file_choice;
pub mod letters;
pub mod list_choice;
pub mod use_latin_digits;
