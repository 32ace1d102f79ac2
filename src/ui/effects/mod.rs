//! Effects that any room uses.

pub mod use_changed_effect;
pub mod use_focus_guard;
