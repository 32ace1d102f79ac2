//! The texts of the coach.

use crate::engine::coach::{Hint, MoveQuality, MoveReview, Reason, Review};
use crate::engine::evaluation::{Analysis, Evaluation};
use crate::engine::opponents::Explanation;
use crate::engine::{Computer, Mark, Square};

/// The texts of the coach. A mark among the arguments is the side to move.
#[derive(Debug)]
pub struct CoachTexts {
    /// The evaluation of a square, short enough to fit on it.
    pub value: fn(Evaluation) -> String,
    /// The evaluation of the position.
    pub position_value: fn(Evaluation, Mark) -> String,
    /// The state of the analysis: best move, depth and evaluation.
    pub analysis_status: fn(&Analysis, Mark) -> String,
    /// The progress of an analysis of several positions: done and total.
    pub analysis_progress: fn(usize, usize) -> String,
    /// The reason for a move of a computer player, from its analysis of the position.
    pub analyzed_move: fn(Computer, Square, &Analysis) -> String,
    /// The best move and its reason.
    pub hint: fn(&Hint, Mark) -> String,
    /// The reason for a move of a computer player.
    pub explanation: fn(Computer, Square, &Explanation, Mark) -> String,
    /// A move that the computer player would not have made: it was made by someone else.
    pub no_explanation: fn(Computer, Square) -> String,
    /// The verdict on a move, in one or two words.
    pub verdict: fn(MoveQuality) -> String,
    /// A move, its verdict, and a better move.
    pub move_review: fn(&MoveReview) -> String,
    /// A move of a refutation, and its reason or value.
    pub replayed_move: fn(&MoveReview, Option<&Reason>) -> String,
    /// The player lost by this move.
    pub lost_at: fn(&MoveReview) -> String,
    /// The player drew, and this move gave away a win.
    pub missed_win: fn(&MoveReview) -> String,
    /// The player drew, and the opponent did not use this mistake.
    pub risked_loss: fn(&MoveReview) -> String,
    /// The player drew (`true`) or lost without a mistake.
    pub without_mistake: fn(bool) -> &'static str,
    /// The player drew (`true`) or lost, and some moves are not analyzed.
    pub not_reviewed: fn(bool) -> &'static str,
    /// The summary of a game.
    pub summary: fn(&Review) -> String,
}
