//! Tablebase, opening book, and analysis by all together.

mod analyses;
mod analyzers;
mod best_moves;
mod book;
mod budgets;
pub mod common;
mod results;
mod stopped;
pub mod tablebase;
