//! The game inside another page: its messages, what it permits, and the dialog with the code to paste.

pub mod dialog;
pub mod host_page;
pub mod msg;

pub use msg::Msg;
