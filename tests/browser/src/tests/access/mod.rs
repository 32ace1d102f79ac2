//! Accessibility: rules, keyboard, screen reader, zoom, right-to-left and system colors.

mod announcements;
mod axe;
mod focus;
mod shortcuts;
mod states;
mod sweep;
mod system;
mod tree;
