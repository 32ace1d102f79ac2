//! Integration tests of the state: effects of each action and invariants after any actions.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod address;
mod analysis;
mod any;
mod any_actions;
mod completion;
mod daily;
mod draft;
mod given;
mod host;
mod kept_daily;
mod language;
mod lesson;
mod notes;
mod other_board;
mod other_games;
mod parts;
mod play;
mod puzzle_rush;
mod puzzles;
mod scripts;
mod stored;
