//! Addresses, links, texts and the position editor.

pub mod address;
pub mod editor;
mod links;
mod opening;
mod transport;
