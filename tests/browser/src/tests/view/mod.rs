//! What the page looks like: layout, looks, motion and pictures.

mod fonts;
mod language_layout;
mod layout;
mod looking_back;
mod looks;
mod motion;
mod rotation;
mod snapshots;
mod themes;
