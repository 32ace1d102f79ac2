//! The rules and players at the start of a visit.

use crate::engine::{Game, Level, Opponent};
use crate::features::address::state::Address;
use crate::features::storage::format::Saved;
use crate::features::storage::saved_game::SavedGame;
use crate::state::Setup;

/// The defaults of a link that names a game, on a first visit.
const FIRST_LINK: Setup = Setup::at_level(Level::Unbeatable);

impl Address {
    /// Returns the setup at the start of a visit, given the saved state of an earlier visit.
    pub fn initial_setup(&self, saved: Option<&Saved>) -> Setup {
        let setup = match saved {
            Some(saved) => self.setup_or(saved.setup),
            None if self.names_game() || self.play.is_some() => self.setup_or(FIRST_LINK),
            None => Setup::FIRST_VISIT,
        };
        match saved.and_then(|saved| saved.game.as_ref()).filter(|game| self.is_sent_from(game)) {
            Some(game) => game.setup,
            None => setup,
        }
    }

    /// Returns whether the player sent this link from the saved game: the link has the first moves of that game and the
    /// opposite side.
    fn is_sent_from(&self, saved: &SavedGame) -> bool {
        let is_by_link = [self.opponent, Some(saved.setup.opponent)] == [Some(Opponent::Remote); 2];
        let has_moves = |game: &Game| {
            let moves = game.moves();
            game.start() == saved.game.start() && !moves.is_empty() && saved.game.moves().starts_with(moves)
        };
        is_by_link && self.play == Some(!saved.setup.play) && self.game.as_ref().is_some_and(has_moves)
    }
}
