//! The course of games: replies, score, matches and players.

mod cue;
mod ladder;
mod matches;
mod players;
mod replies;
mod return_visit;
mod scores;
