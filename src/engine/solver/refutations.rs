//! The refuted moves of a two-sided position: the other moves they refute, and the certificate once all are refuted.
//!
//! A refutation's certificate contains the moves that might do better; all others are refuted with it. See
//! [`certificate`](super::certificate) for the reasons. The position's own certificate is the union of those of its
//! refutations, so that it refutes whatever one of them refutes.

use super::certificate::{Answer, Win, with_two_of_each};
use super::move_generation::Moves;
use super::two_sided::TwoSidedGame;

/// What the refuted moves of a position prove.
pub(super) struct Refutations<'a> {
    game: &'a TwoSidedGame,
    is_forced: bool,
    /// The moves that no refutation covers.
    open: u64,
    /// The union of the certificates: wins if the defender moves, zones if the attacker does.
    win: Win,
    zone: u64,
}

impl<'a> Refutations<'a> {
    /// Starts with the threat that refutes all moves outside the must-play region.
    pub(super) fn new(game: &'a TwoSidedGame, moves: Moves) -> Self {
        let win = moves.threat.map(|threat| threat.before_free_move(&game.defense)).unwrap_or_default();
        Self { game, is_forced: moves.is_forced, open: moves.squares, win, zone: 0 }
    }

    /// Returns whether a move still has to be searched.
    pub(super) const fn is_open(&self, square: u64) -> bool {
        self.open & square != 0
    }

    /// Adds a move with the answer of its child. Returns the position's answer if the move reaches the mover's goal.
    pub(super) fn add(&mut self, square: u64, child: Answer) -> Option<Answer> {
        match (child, self.game.attacker_moves) {
            (Answer::Completed(win), true) => return Some(Answer::Completed(win.before_move(square))),
            (Answer::Prevented(zone), false) => return Some(Answer::Prevented(zone | square)),
            (Answer::Completed(win), false) if self.is_forced => {
                self.win = win.before_forced_reply(square);
                self.open = 0;
            }
            (Answer::Completed(win), false) => {
                let win = win.before_free_move(&self.game.defense);
                self.open &= win.squares & !square;
                self.win = self.win.union(win.before_move(square));
            }
            (Answer::Prevented(zone), true) if self.is_forced => {
                self.zone = with_two_of_each(&self.game.attack, zone | square);
                self.open = 0;
            }
            (Answer::Prevented(zone), true) => {
                self.open &= zone & !square;
                self.zone |= zone;
            }
        }
        None
    }

    /// Returns the position's answer once all moves are refuted.
    ///
    /// A reply at a dominated square is answered like one at its dominator, with the two exchanged. Either of them may
    /// become the defender's, so that dominators count as forced squares of a win.
    pub(super) fn answer(&self) -> Answer {
        if self.game.attacker_moves {
            Answer::Prevented(self.game.with_dominators(self.zone))
        } else {
            let squares = self.game.with_dominators(self.win.squares);
            let forced = self.win.forced | (squares & !self.win.squares);
            Answer::Completed(Win { squares, forced, ..self.win })
        }
    }
}
