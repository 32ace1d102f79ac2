//! One game between the players, as undo across games, the storage and the statistics know it.

use super::progress::is_unfinished;
use super::setup::{Player, Setup};
use super::timeline::Timeline;
use crate::state::Score;
use crate::state::opponent::Opponent;
use coaching::Computer;
use engine::{Game, Mark, Outcome, Position, Square};

/// A game between the players: who plays, the moves with undo and redo, and how it counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The rules and players.
    pub setup: Setup,
    pub(crate) timeline: Timeline,
    /// The seed of the computer player's random choices. Every round of a visit has another one.
    pub seed: u64,
    /// Whether the score counts the game when it ends.
    pub(crate) counts: bool,
    /// The streak before the game counted.
    pub(crate) streak_before: i8,
    /// The results of the running match. Always 0 without a match.
    pub match_score: Score,
    /// Whether the game was opened from a link or a text and no local player has moved in it. Such a game is not saved.
    pub(crate) is_imported: bool,
    /// Whether the player has had help with the game, or has taken a move back.
    pub(crate) is_aided: bool,
    /// Whether the sides between friends are exchanged, so that the first player has O.
    pub(crate) is_exchanged: bool,
}

impl Round {
    /// A new game at this screen.
    pub(crate) const fn new(setup: Setup, timeline: Timeline, seed: u64) -> Self {
        Self {
            setup,
            timeline,
            seed,
            counts: true,
            streak_before: 0,
            match_score: Score::NONE,
            is_imported: false,
            is_aided: false,
            is_exchanged: false,
        }
    }

    /// The moves so far.
    pub const fn game(&self) -> &Game {
        self.timeline.game()
    }

    /// The position on the board.
    pub fn position(&self) -> Position {
        self.game().position()
    }

    /// Returns the outcome after the last move, also while an earlier moment is shown.
    pub(crate) fn last_outcome(&self) -> Option<Outcome> {
        self.game().position_after(usize::MAX).outcome()
    }

    /// The mark of the near side of the score: the player's. Between friends X, unless the sides are exchanged.
    pub fn near(&self) -> Mark {
        let near = match self.setup.opponent {
            Opponent::Friend => Mark::X,
            Opponent::Remote | Opponent::Computer(_) => self.setup.play,
        };
        if self.is_exchanged { !near } else { near }
    }

    /// The computer player that made the move with this number, counted from 1, if one did.
    pub fn computer_that_made(&self, number: usize) -> Option<Computer> {
        match self.setup.player(self.game().turn_after(number.checked_sub(1)?)) {
            Player::Computer(computer) => Some(computer),
            Player::You | Player::Person(_) | Player::Remote => None,
        }
    }

    /// Plays a square for the side to move. A game that goes on from an earlier moment after it has counted is practice. Returns
    /// whether the move is legal; an illegal move changes nothing.
    pub(crate) fn play(&mut self, square: Square) -> bool {
        let is_counted = self.timeline.is_counted();
        let is_legal = self.timeline.play(square);
        self.counts &= !(is_legal && is_counted);
        is_legal
    }

    /// Whether a local player made one of the first moves of the game.
    pub(crate) fn has_local_move(&self, moves: usize) -> bool {
        (0..moves).any(|number| self.setup.is_local(self.game().turn_after(number)))
    }

    /// Whether a local player has moved, or the position was set up.
    pub(crate) fn is_played(&self) -> bool {
        self.has_local_move(self.game().moves().len()) || !self.game().start().taken().is_empty()
    }

    /// Whether the game was opened from a link or a text and no local player has moved in it.
    pub const fn is_imported(&self) -> bool {
        self.is_imported
    }

    /// Whether the player has had help with the game, or has taken a move back.
    pub const fn is_aided(&self) -> bool {
        self.is_aided
    }

    /// Whether a remote player relies on the moves being the player's own: a game by link has no coach until it is over.
    pub fn is_without_help(&self) -> bool {
        self.setup.opponent == Opponent::Remote && is_unfinished(self.game())
    }
}
