//! Games with other rules in addresses: `?game=infinite&opponent=medium&play=x#moves=b2a1c3`.

use super::model::OtherGame;
use super::players::Players;
pub use crate::share::address::other_game::{games, moves, name_and_boards, read_moves};
use crate::state::opponent::Opponent;

impl OtherGame {
    /// Returns the query and the fragment of the address of the shown position.
    #[must_use]
    pub fn address(&self) -> [String; 2] {
        self.address_for(self.players())
    }

    /// Returns the address for the remote player, who has the other side.
    #[must_use]
    pub fn address_to_send(&self) -> [String; 2] {
        self.address_for(Players { play: !self.players().play, ..self.players() })
    }

    /// Returns the address for anyone. Of a game by link, it addresses no visitor as a player.
    #[must_use]
    pub fn address_to_show(&self) -> [String; 2] {
        match self.players().opponent {
            Opponent::Remote => self.address_for(Players { opponent: Opponent::Friend, ..self.players() }),
            Opponent::Friend | Opponent::Computer(_) => self.address(),
        }
    }

    fn address_for(&self, players: Players) -> [String; 2] {
        let (game, boards) = name_and_boards(self.variant());
        let Players { opponent, play } = players;
        let mut query = ["game=", game].concat();
        if let Some(boards) = boards {
            query.extend(["&boards=", boards]);
        }
        query.extend(["&opponent=", opponent.name()]);
        if opponent != Opponent::Friend {
            query.extend(["&play=", play.name()]);
        }
        let moves = moves(&self.shown_game());
        [query, if moves.is_empty() { moves } else { ["moves=", &moves].concat() }]
    }
}
