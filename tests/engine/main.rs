//! Tests the public interface of the engine against known counts, against a naive implementation, and over all games of
//! 3×3.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod analyses;
mod analyzed_games;
mod analyzer;
mod board;
mod book;
mod casual;
mod counts;
mod explanations;
mod grid;
mod hints;
mod known;
mod lesson;
mod naive;
mod opponents;
mod other_boards;
mod oversights;
mod positions;
mod puzzles;
mod records;
mod review;
mod rules_of_thumb;
mod search;
mod seeds;
mod sentences;
mod setups;
mod solver;
mod squares;
mod tablebase;
