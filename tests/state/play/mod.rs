//! The course of games: replies, score, matches and players.

mod cue;
mod matches;
mod players;
mod replies;
mod scores;
