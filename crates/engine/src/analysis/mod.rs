//! Analysis of any position by tablebase, book, solver and search together, and its results during a game.

pub(crate) mod analyses;
pub(crate) mod analyzer;
pub mod book;
mod display;
