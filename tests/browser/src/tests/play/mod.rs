//! Games: moves, opponents, help and navigation.

mod analysis;
mod by_link;
mod explanations;
mod first_move;
mod keyboard;
mod large_boards;
mod matches;
mod playing;
mod presses;
mod sound;
mod thinking;
mod time_travel;
