//! The engine, checked from outside: against counts that are known, against code that is as plain as can be, and over
//! every game that there is.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod counts;
mod everywhere;
mod explanations;
mod grid;
mod hints;
mod judged_games;
mod judgements;
mod known;
mod naive;
mod opponents;
mod positions;
mod prover;
mod reasons;
mod review;
mod search;
mod seeds;
mod sentences;
mod setups;
mod solver;
mod texts;
mod thinker;
