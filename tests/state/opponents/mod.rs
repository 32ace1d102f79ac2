//! Opponents: the ladder, and names and colors of players.

mod ladder;
mod players;
