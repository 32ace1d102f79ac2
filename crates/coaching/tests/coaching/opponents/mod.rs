//! The computer players.

mod choices;
mod every_game;
mod medium;
mod seeds;
mod very_hard;
