//! Addresses, links, texts and the position editor.

pub mod address;
mod editor;
mod links;
mod transport;
