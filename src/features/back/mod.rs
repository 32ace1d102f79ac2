//! Back closes the open dialog: the button of the browser, or the gesture of a phone.

pub mod state;
pub mod use_back;
