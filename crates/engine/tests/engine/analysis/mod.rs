//! Tablebase, opening book, and analysis by all together.

mod analyses;
mod analyzer;
mod book;
pub mod tablebase;
