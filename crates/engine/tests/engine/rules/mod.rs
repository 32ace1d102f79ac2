//! Boards, positions and their texts.

mod counts;
mod files;
mod grid;
mod positions;
mod records;
mod setups;
mod squares;
