//! Messages to analysis, from the Web Worker and from the player.

use worker::request::Report;

/// A message to analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The Web Worker has found something, or is not available.
    Worker(Report),
    /// The player begins or ends to look at variations.
    ShowVariations(bool),
    /// The player goes to the moment after this many moves, where the board shows the moves of this variation, or of none.
    PinVariation(usize, Option<usize>),
    /// The computer player plays the best known move now.
    MoveNow,
    /// Analysis stops (`true`) or continues.
    StopAnalysis(bool),
}
