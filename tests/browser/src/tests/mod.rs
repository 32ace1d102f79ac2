//! The end-to-end tests.

mod access;
mod detectors;
mod embedding;
mod frameworks;
mod languages;
mod other_games;
mod play;
mod puzzles;
mod random;
mod release;
mod sharing;
mod statistics;
mod translate;
mod tutorial;
mod view;
mod visits;
