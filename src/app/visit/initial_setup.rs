//! The rules and players at the start of a visit.

use crate::progress::storage::format::Saved;
use crate::progress::storage::saved_game::SavedGame;
use crate::share::address::known_game::known;
use crate::share::address::state::Address;
use crate::state::Setup;
use crate::state::opponent::Opponent;
use coaching::Level;
use engine::Game;

/// The defaults of a link with a game, on a first visit. Earlier releases left this opponent out of their links.
const FIRST_LINK: Setup = Setup::at_level(Level::Unbeatable);

impl Address {
    /// Returns the setup at the start of a visit, given the saved state of an earlier visit. In a game by link, a player keeps
    /// the side of the saved game, and any other visitor is to move: many players copy the address, which has their own side,
    /// instead of the link for the friend.
    pub fn initial_setup(&self, saved: Option<&Saved>) -> Setup {
        let setup = match saved {
            Some(saved) => self.setup_or(saved.setup),
            None if self.game.is_some() => self.setup_or(FIRST_LINK),
            None => self.setup_or(Setup::FIRST_VISIT),
        };
        let is_by_link = self.opponent == Some(Opponent::Remote) && self.embed.is_none();
        let Some(opened) = self.game.as_ref().filter(|_| is_by_link && !self.is_own) else { return setup };
        match saved.and_then(|saved| saved.game.as_ref()).filter(|game| self.is_of(game, opened)) {
            Some(game) => game.setup,
            None if opened.moves().is_empty() && opened.start().taken().is_empty() => setup,
            None => Setup { play: opened.position_after(usize::MAX).turn(), ..setup },
        }
    }

    /// Whether the visit goes on with a saved game, whose setup is that of the visit: not if it is finished and the address has
    /// another game by link, which may begin with the same moves.
    pub fn resumes(&self, saved: &SavedGame) -> bool {
        let is_finished = saved.game.position_after(usize::MAX).outcome().is_some();
        let is_other = |opened| !self.is_own && self.embed.is_none() && !self.is_of(saved, opened);
        !(is_finished && saved.setup.opponent == Opponent::Remote && self.game.as_ref().is_some_and(is_other))
    }

    /// Whether the game of this address belongs to a saved game by link, or is the invitation to it.
    fn is_of(&self, saved: &SavedGame, opened: &Game) -> bool {
        let is_invitation = saved.is_sent && saved.game == *opened && self.play == Some(!saved.setup.play);
        let is_by_link = saved.setup.opponent == Opponent::Remote;
        is_by_link && (is_invitation || known(saved.setup, &saved.game, opened).is_some())
    }
}
