//! The sounds of the game.

use crate::state::{GameState, Note, Sound, Stage};
use engine::{Mark, Outcome};

/// An event with a sound of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A move with this mark.
    Move(Mark),
    /// A local player has won.
    Win,
    /// The game has ended in a draw.
    Draw,
    /// A local player has lost to a computer or to a remote player.
    Loss,
}

impl Sound {
    /// Returns the gain, from 0 to 1.
    pub const fn gain(self) -> f64 {
        match self {
            Self::Off => 0.0,
            Self::Quiet => 0.06,
            Self::Loud => 0.25,
        }
    }
}

impl GameState {
    /// Offers sounds to a player who has just won against a computer player, once, while that end is shown.
    pub(crate) fn offer_sounds(&mut self) {
        let is_win = self.cue() == Some(Cue::Win) && self.is_against_computer();
        let preferences = &mut self.preferences;
        if is_win && preferences.sound == Sound::Off && !preferences.sounds_offered {
            preferences.sounds_offered = true;
            self.notes.add(Note::SoundOffer);
        }
    }

    /// Returns the sound of the move that has just been played, if any.
    pub fn cue(&self) -> Option<Cue> {
        if !self.shown.is_just_played {
            return None;
        }
        Some(match self.stage() {
            Stage::Over(Outcome::Drawn) => Cue::Draw,
            Stage::Over(outcome) => {
                if outcome.winner().is_some_and(|mark| self.round.setup.is_local(mark)) {
                    Cue::Win
                } else {
                    Cue::Loss
                }
            }
            _ => Cue::Move(!self.position().turn()),
        })
    }
}
