//! Games with other rules in addresses: `?game=infinite&opponent=medium&play=x#moves=b2a1c3`.

use super::model::OtherGame;
use super::players::Players;
pub use crate::share::address::other_game::{moves, name_and_boards, read_moves};
use crate::state::opponent::Opponent;

impl OtherGame {
    /// Returns the query and the fragment of the address of the shown position.
    #[must_use]
    pub fn address(&self) -> [String; 2] {
        let (game, boards) = name_and_boards(self.variant());
        let Players { opponent, play } = self.players;
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
