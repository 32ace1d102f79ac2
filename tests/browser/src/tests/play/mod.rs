//! Games: moves, opponents, help and navigation.

mod best_moves;
mod by_link;
mod explanations;
mod first_move;
mod keyboard;
mod large_boards;
mod matches;
mod opponents;
mod playing;
mod presses;
mod score;
mod set_up;
mod sound;
mod thinking;
mod time_travel;
