//! Boards, positions, threats and texts.

mod boards;
mod grid;
mod positions;
mod renju;
mod setups;
mod squares;
mod tactics;
mod texts;
