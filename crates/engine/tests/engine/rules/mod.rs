//! Boards, positions and their texts.

mod counts;
mod grid;
mod notation;
mod positions;
mod setups;
mod squares;
