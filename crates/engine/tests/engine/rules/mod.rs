//! Boards, positions, threats and texts.

mod boards;
mod counts;
mod grid;
mod notation;
mod positions;
mod renju;
mod setups;
mod squares;
mod tactics;
mod texts;
