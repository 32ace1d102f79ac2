//! The browser's interfaces: storage, the address bar, the document, the host page.

pub mod address;
pub mod arrival;
pub mod by_name;
pub mod chosen_value;
pub mod clock;
pub mod document;
pub mod host;
pub mod language;
pub mod language_choice;
pub mod looks;
pub mod move_list;
pub mod named_squares;
pub mod picture;
pub mod sharing;
pub mod sound;
pub mod statistics;
pub mod storage;
pub mod version;
pub mod visit;

pub use visit::Visit;
