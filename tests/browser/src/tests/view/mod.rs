//! What the page looks like: layout, looks, motion and pictures.

mod fonts;
mod in_view;
mod language_layout;
mod layout;
mod looks;
mod motion;
mod snapshots;
mod themes;
