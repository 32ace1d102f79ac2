//! Accessibility: rules, keyboard, screen reader, zoom, right-to-left and system colors.

mod announcements;
pub mod axe;
mod controls;
mod focus;
mod shortcuts;
mod sizes_and_looks;
pub mod states;
mod system;
mod tour;
mod translation;
mod tree;
