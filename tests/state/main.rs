//! Integration tests of the state: effects of each action and invariants after any actions.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod address;
mod aim;
mod analysis;
mod any;
mod any_actions;
mod any_address;
mod choosing;
mod counting;
mod cue;
mod draft;
mod focus;
mod given;
mod host;
mod kept;
mod lazy_part;
mod lesson;
mod level;
mod links;
mod matches;
mod next_game;
mod notes;
mod opening;
mod players;
mod profile;
mod puzzles;
mod refutation;
mod releases;
mod replies;
mod scores;
mod statistics;
mod time_travel;
mod turns;
mod unchanged;
mod undo_game;
