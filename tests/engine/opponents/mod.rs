//! The computer players.

mod casual;
mod every_game;
mod other_boards;
mod seeds;
