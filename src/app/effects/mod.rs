//! Effects of the page: loading of the lazy part, the timer of the next action, and keys.

pub mod use_lazy_part;
pub mod use_scheduled_action;
pub mod use_shortcuts;
