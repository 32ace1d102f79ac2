//! The engine, checked from outside: against counts that are known, against code that is as plain as can be, and over
//! every game that there is.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod analyses;
mod analyzed_games;
mod analyzer;
mod counts;
mod everywhere;
mod explanations;
mod grid;
mod hints;
mod known;
mod naive;
mod opponents;
mod positions;
mod reasons;
mod review;
mod search;
mod seeds;
mod sentences;
mod setups;
mod solver;
mod tablebase;
mod texts;
