//! Analysis of any position by tablebase, book, solver and search together, and its results during a game.

mod analyses;
mod analyzer;
pub mod book;

pub use analyses::Analyses;
pub use analyzer::Analyzer;
