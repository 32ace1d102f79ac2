//! Tablebase, opening book, and analysis by all together.

mod analyses;
mod analyzers;
mod best_moves;
mod book;
mod budgets;
mod results;
mod tablebase;
