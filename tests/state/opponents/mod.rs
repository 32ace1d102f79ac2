//! Opponents: the ladder, names and colors, and matches.

mod ladder;
mod matches;
mod players;
