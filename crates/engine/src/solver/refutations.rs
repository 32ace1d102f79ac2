//! The refuted moves of a two-sided position, the other moves that they refute, and the certificate once all are
//! refuted.
//!
//! A refutation's certificate contains the moves that might do better; all others are refuted with it. See
//! [`certificate`](super::certificate) for the reasons. The position's own certificate is the union of those of its
//! refutations, so that it refutes every move that one of them refutes.

use super::certificate::{Certificate, Win, with_two_of_each};
use super::residual::two_sided::TwoSidedGame;
use super::static_analysis::Moves;

/// The refuted moves of a position and the union of their certificates.
pub(super) struct Refutations<'a> {
    game: &'a TwoSidedGame,
    is_forced: bool,
    /// The moves that no refutation covers.
    unrefuted: u64,
    /// The union of the certificates: wins if the defender moves, zones if the attacker does.
    win: Win,
    zone: u64,
}

impl<'a> Refutations<'a> {
    /// Starts with the opponent's threat that refutes all moves outside the must-play region.
    pub(super) fn new(game: &'a TwoSidedGame, moves: &Moves) -> Self {
        let (win, zone) = match moves.threat {
            Some(Certificate::Proof(win)) => (win, 0),
            Some(Certificate::Disproof(zone)) => (Win::default(), zone),
            None => Default::default(),
        };
        Self { game, is_forced: moves.is_forced, unrefuted: moves.squares, win, zone }
    }

    /// Returns whether a move needs no search any more.
    pub(super) const fn is_refuted(&self, square: u64) -> bool {
        self.unrefuted & square == 0
    }

    /// Adds a move with the certificate of its child. Returns that of the position if the move reaches the mover's
    /// goal.
    pub(super) fn add(&mut self, square: u64, child: Certificate) -> Option<Certificate> {
        match (child, self.game.attacker_moves) {
            (Certificate::Proof(win), true) => return Some(Certificate::Proof(win.before_move(square))),
            (Certificate::Disproof(zone), false) => return Some(Certificate::Disproof(zone | square)),
            (Certificate::Proof(win), false) if self.is_forced => {
                self.win = win.before_forced_reply(square);
                self.unrefuted = 0;
            }
            (Certificate::Proof(win), false) => {
                let win = win.before_free_move(&self.game.defense);
                self.unrefuted &= win.squares & !square;
                self.win = self.win.union(win.before_move(square));
            }
            (Certificate::Disproof(zone), true) if self.is_forced => {
                self.zone = with_two_of_each(&self.game.attack, zone | square);
                self.unrefuted = 0;
            }
            (Certificate::Disproof(zone), true) => {
                self.unrefuted &= zone & !square;
                self.zone |= zone;
            }
        }
        None
    }

    /// Returns the certificate of the position once all moves are refuted.
    ///
    /// A reply at a dominated square is answered like one at its dominator, with the two exchanged. Either of them may
    /// become the defender's, so that dominators count as forced squares of a win.
    pub(super) fn certificate(&self) -> Certificate {
        if self.game.attacker_moves {
            Certificate::Disproof(self.game.with_dominators(self.zone))
        } else {
            let squares = self.game.with_dominators(self.win.squares);
            let forced = self.win.forced | (squares & !self.win.squares);
            Certificate::Proof(Win { squares, forced, ..self.win })
        }
    }
}
