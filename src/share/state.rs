//! Sharing: the result, and whether the remote player has the last move.

use super::result::{ShareOutcome, ShareResult};
use crate::state::opponent::Opponent;
use crate::state::{Announcement, GameState, Revision, Setup, Stage};

/// What the player of a game by link sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sending {
    /// The invitation of the remote player, who makes the first move.
    Invitation,
    /// Nothing: the remote player is invited, or has invited this player, and makes the first move.
    FirstMove,
    /// The last move.
    Move,
    /// Nothing: the last move is sent.
    Done,
}

impl GameState {
    /// Returns the setup of a link with which a friend continues the game: the friend has the side that the sender has not.
    /// A player by link first makes their own move, but may invite the friend before, and a computer player sends no links.
    pub fn turn_setup(&self) -> Option<Setup> {
        let (setup, turn) = (self.round.setup, self.position().turn());
        match setup.opponent {
            Opponent::Remote => {
                let is_sender = (turn != setup.play || self.can_invite()) && !self.is_guest();
                is_sender.then_some(Setup { play: !setup.play, ..setup })
            }
            Opponent::Friend if !matches!(self.stage(), Stage::Over(_)) => {
                Some(Setup { opponent: Opponent::Remote, play: turn, ..setup })
            }
            Opponent::Friend | Opponent::Computer(_) => None,
        }
    }

    /// Returns the setup of a link that shows the game to anyone. For a finished game or a game by link, the setup has two
    /// players at one screen, so that the page addresses no visitor as a player.
    pub fn shared_setup(&self) -> Setup {
        let is_neutral = self.round.setup.opponent == Opponent::Remote || matches!(self.stage(), Stage::Over(_));
        if is_neutral { Setup { opponent: Opponent::Friend, ..self.round.setup } } else { self.round.setup }
    }

    /// Whether the player has just opened the link of a remote player and is to answer. The remote player may also change a move
    /// of a game that the player knows.
    pub fn is_invited(&self) -> bool {
        matches!(self.stage(), Stage::Turn(_))
            && self.round.setup.opponent == Opponent::Remote
            && self.round.is_imported
            && !self.is_corrected()
    }

    /// Whether the player can invite a friend to a game by link: before its first move.
    pub fn can_invite(&self) -> bool {
        self.round.setup.opponent == Opponent::Remote && self.is_blank() && !self.round.is_imported
    }

    /// Whether the player has opened an invitation to a game by link.
    pub fn is_guest(&self) -> bool {
        self.round.setup.opponent == Opponent::Remote && self.is_blank() && self.round.is_imported
    }

    /// Whether the player has sent the shown position to the remote player.
    pub fn is_shared(&self) -> bool {
        self.shown.sent == Some(self.shown.revision)
    }

    /// Returns the next step towards a remote player who is to move.
    pub fn sending(&self) -> Option<Sending> {
        let is_begun = self.game().cursor() > 0;
        match self.stage() {
            Stage::Waiting(_) if !is_begun && (self.is_guest() || self.is_shared()) => Some(Sending::FirstMove),
            Stage::Waiting(_) if self.is_shared() => Some(Sending::Done),
            Stage::Waiting(_) => Some(if is_begun { Sending::Move } else { Sending::Invitation }),
            _ => None,
        }
    }

    /// Whether the remote player needs the last move: during their turn, and after the end until the move is sent.
    pub fn is_to_be_sent(&self) -> bool {
        match self.stage() {
            Stage::Waiting(_) => !self.is_guest(),
            Stage::Over(_) => {
                let is_by_link = self.round.setup.opponent == Opponent::Remote;
                let is_own_move = self.game().cursor() > 0 && self.position().turn() != self.round.setup.play;
                is_by_link && is_own_move && !self.is_shared()
            }
            _ => false,
        }
    }

    /// Notes that the last move of this revision is sent.
    pub(crate) fn note_sent(&mut self, revision: Revision, result: &ShareResult) {
        if result.is_shared() {
            self.shown.sent = Some(revision);
            if self.dialog.is_none() {
                self.shown.announcement = Announcement::Sent(result.outcome != ShareOutcome::Shared);
            }
        }
    }
}
