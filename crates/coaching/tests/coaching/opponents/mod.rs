//! The computer players.

mod every_game;
mod medium;
mod other_boards;
mod seeds;
mod very_hard;
