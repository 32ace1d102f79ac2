//! The next move of a game with other rules: of a person, or the reply of the computer.

use super::help::limits;
use super::model::{OtherGame, Phase};
use engine::other_games::{Level, Move, Variant};
use engine::{Mark, Square};
use worker::request::UltimateRequest;

/// The milliseconds between the end of a search and the move on the board. A search ends that much sooner.
const AFTER_SEARCH: u32 = 100;

impl OtherGame {
    /// Returns the move that a press on a square plays. The guided move has its own mark, whichever is chosen.
    #[must_use]
    pub fn move_on(&self, square: Square) -> Option<Move> {
        let position = self.position();
        let guided = self.guided_move();
        let is_possible = |legal: &Move| {
            legal.square == square
                && match guided {
                    Some(guided) => guided == *legal,
                    None => !position.chooses_mark() || legal.mark == self.mark,
                }
        };
        position.legal_moves().into_iter().find(is_possible)
    }

    /// Returns the move on a square with this mark or, without one, with the mark that a press places.
    #[must_use]
    pub fn move_with(&self, square: Square, mark: Option<Mark>) -> Move {
        let position = self.position();
        let usual = if position.chooses_mark() { mark.or(Some(self.mark)) } else { None };
        let legal = position.legal_moves().first().map(|legal| legal.mark);
        Move { square, mark: usual.or(legal).unwrap_or(self.mark) }
    }

    /// Returns the request of the computer's move to the Web Worker, unless that has found it: of ultimate, for the strongest level.
    #[must_use]
    pub fn request(&self, milliseconds: u32) -> Option<UltimateRequest> {
        let searches = self.phase() == Phase::Thinking(Level::Unbeatable) && self.variant() == Variant::Ultimate;
        let milliseconds = milliseconds.saturating_sub(AFTER_SEARCH);
        let request = || UltimateRequest { moves: self.shown_squares(), seed: self.seed_of_reply(), milliseconds };
        (searches && self.found.is_none()).then(request)
    }

    /// Whether the Web Worker has found the computer's move.
    #[must_use]
    pub const fn has_found_move(&self) -> bool {
        self.found.is_some()
    }

    /// Returns the reply of the computer, if it is to move: the move that the Web Worker has found, or one that is found at once.
    #[must_use]
    pub fn reply(&self) -> Option<Move> {
        let Phase::Thinking(level) = self.phase() else { return None };
        let position = self.position();
        self.guided_move().or(self.found).or_else(|| level.choose(&*position, self.seed_of_reply(), limits(&*position)))
    }

    /// Returns the squares of the moves until the shown position.
    pub(super) fn shown_squares(&self) -> Vec<Square> {
        self.moves().iter().take(self.cursor).map(|played| played.square).collect()
    }

    fn seed_of_reply(&self) -> u64 {
        self.seed.wrapping_add(self.cursor as u64)
    }
}
