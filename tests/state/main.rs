//! Integration tests of the state: effects of each action and invariants after any actions.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod address;
mod analysis;
mod any;
mod any_actions;
mod any_address;
mod completion;
mod cue;
mod draft;
mod given;
mod host;
mod kept;
mod language;
mod lesson;
mod links;
mod matches;
mod notes;
mod opening;
mod players;
mod profile;
mod puzzles;
mod releases;
mod replies;
mod scores;
mod scripts;
mod statistics;
