//! Accessibility: rules, keyboard, screen reader, zoom, right-to-left and system colors.

mod announcements;
pub mod axe;
mod controls;
mod focus;
mod shortcuts;
pub mod states;
pub mod sweep;
mod system;
mod tour;
mod tree;
