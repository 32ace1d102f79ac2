//! Collected games as they were played.

use super::list::Entry;
use crate::other_games::players::Players;
use crate::share::address::state::Address;
use crate::state::opponent::Opponent;
use crate::state::{GameResult, Setup};
use engine::other_games::Variant;
use engine::{Game, Mark, Rules, Wdl, other_games};
use records::Link;

/// What a game is played on, or which other rules it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A game on a board.
    Board(Rules),
    /// A game with other rules.
    Other(Variant),
}

/// The moves of a game with its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moves {
    /// A game on a board.
    Board(Setup, Game),
    /// A game with other rules.
    Other(Players, other_games::Game),
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The game in the collection.
    pub entry: Entry,
    /// The moves and players.
    pub moves: Moves,
    /// The result for the player; between friends, that of X.
    pub result: GameResult,
}

impl Played {
    /// Reads a collected game. Returns `None` if its address has no finished game.
    #[must_use]
    pub fn read(entry: &Entry) -> Option<Self> {
        let mut address = Address::of_link(Link::of_address(&["?", &entry.address].concat()));
        if !address.notes.is_empty() {
            return None;
        }
        let (moves, result) = match address.other_game.take() {
            Some(linked) => {
                let players = Players::new(address.opponent, address.play);
                let (game, note) = linked.read();
                let ending = game.position().ending().filter(|_| note.is_none())?;
                let result = match ending.result_for(players.near()) {
                    Wdl::Win => GameResult::Won,
                    Wdl::Draw => GameResult::Drawn,
                    Wdl::Loss => GameResult::Lost,
                };
                (Moves::Other(players, game), result)
            }
            None => {
                let setup = address.setup_or(Setup::default());
                let game = address.game.take()?;
                let near = if setup.opponent == Opponent::Friend { Mark::X } else { setup.play };
                let result = GameResult::of(game.position().outcome()?, near);
                (Moves::Board(setup, game), result)
            }
        };
        Some(Self { entry: entry.clone(), moves, result })
    }

    /// Returns the board or the rules.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match &self.moves {
            Moves::Board(_, game) => Kind::Board(game.rules()),
            Moves::Other(_, game) => Kind::Other(game.variant()),
        }
    }

    /// Returns the opponent.
    #[must_use]
    pub const fn opponent(&self) -> Opponent {
        match &self.moves {
            Moves::Board(setup, _) => setup.opponent,
            Moves::Other(players, _) => players.opponent,
        }
    }

    /// Returns the number of moves of both sides.
    #[must_use]
    pub fn number_of_moves(&self) -> usize {
        match &self.moves {
            Moves::Board(_, game) => game.moves().len(),
            Moves::Other(_, game) => game.moves().len(),
        }
    }
}
