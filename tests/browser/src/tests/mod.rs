//! The end-to-end tests.

mod about;
mod access;
mod daily_puzzle;
mod detectors;
mod embedding;
mod frameworks;
mod languages;
mod lesson;
mod other_games;
mod play;
mod puzzle_rush;
mod puzzles;
mod random;
mod release;
mod sharing;
mod statistics;
mod translate;
mod tutorial;
mod view;
mod visits;
