//! Boards, positions and their texts.

mod counts;
mod grid;
mod positions;
mod records;
mod setups;
mod squares;
