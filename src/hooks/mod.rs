//! The side effects of the page: one hook per file. They react to the state and dispatch actions.

pub mod use_keyed_effect;
pub mod use_lazy_part;
pub mod use_scheduled_action;
pub mod use_shortcuts;
pub mod use_timer;
pub mod use_window_event;

pub use use_keyed_effect::use_keyed_effect;
pub use use_lazy_part::use_lazy_part;
pub use use_scheduled_action::use_scheduled_action;
pub use use_shortcuts::use_shortcuts;
pub use use_timer::use_timer;
pub use use_window_event::use_window_event;
