//! What the share dialog shares.

use super::address::bar as address;
use super::canvas::Picture;
use super::picture::picture;
use crate::i18n::Texts;
use crate::state::{GameState, Look, Setup};
use engine::Game;

/// A game to share.
pub trait SharedGame {
    /// Returns a link to the shown moment.
    fn link(&self) -> String;

    /// Returns the game as text for people.
    fn record(&self) -> String;

    /// Returns the image of the board.
    fn picture(&self, look: Look, texts: Texts) -> Picture;

    /// Returns the game that files of other programs hold; `None` if they do not know its rules.
    fn for_files(&self) -> Option<&Game> {
        None
    }
}

/// The game at hand.
pub struct GameAtHand {
    setup: Setup,
    game: Game,
}

impl GameAtHand {
    /// Returns the game of a state.
    pub fn of(state: &GameState) -> Self {
        Self { setup: state.shared_setup(), game: state.game().clone() }
    }
}

impl SharedGame for GameAtHand {
    fn link(&self) -> String {
        address::link(self.setup, &self.game)
    }

    fn record(&self) -> String {
        records::write(&self.game)
    }

    fn picture(&self, look: Look, texts: Texts) -> Picture {
        picture(&self.game.position(), look, texts.result_of(&self.game))
    }

    fn for_files(&self) -> Option<&Game> {
        Some(&self.game)
    }
}
