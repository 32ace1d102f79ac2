//! The state of the page, checked from outside: what each action changes, what it leaves alone, and what holds after
//! any actions at all.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod address;
mod any;
mod any_actions;
mod choosing;
mod focus;
mod given;
mod next_game;
mod notes;
mod opening;
mod replies;
mod scores;
mod study;
mod turns;
mod unchanged;
