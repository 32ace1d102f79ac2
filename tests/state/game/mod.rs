//! The game on a board: replies, the score, and the fields for a board of any size.

mod other_board;
mod replies;
mod scores;
