//! The ends of games that are not in the collection yet.

use super::list::{Collection, Entry};
use crate::share::address::write as address;
use crate::state::game::round::Round;
use crate::state::game::standing::End;
use crate::state::{GameState, Setup};
use engine::Game;

/// The end of a game that the score counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedGame {
    /// A random number, that of the computer's choices.
    pub id: u64,
    /// Query and fragment of the address.
    pub address: String,
    /// Whether the player has had help, or has taken a move back.
    pub is_aided: bool,
    /// Whether undo has taken the end back.
    pub is_taken_back: bool,
}

impl EndedGame {
    fn of(end: &End) -> Self {
        let End { round, is_taken_back, .. } = end;
        Self { id: round.seed, address: address_of(round), is_aided: round.is_aided(), is_taken_back: *is_taken_back }
    }
}

/// Returns query and fragment of the address of a whole game.
fn address_of(round: &Round) -> String {
    let Round { setup, .. } = *round;
    let mut game = round.game().clone();
    game.jump(usize::MAX);
    written(setup, &game)
}

/// Returns query and fragment of an address.
fn written(setup: Setup, game: &Game) -> String {
    [&address::query(setup), "#", &address::fragment(game)].concat()
}

impl GameState {
    /// Whether games have ended since [`Recorded`](crate::progress::Msg::Recorded).
    pub fn has_ended_games(&self) -> bool {
        self.standing.ends.is_some() || self.values().is_some_and(|values| !values.ended_games.is_empty())
    }

    /// Returns the games that have ended since [`Recorded`](crate::progress::Msg::Recorded), oldest first, those with other rules
    /// at the end.
    pub fn ended_games(&self) -> Vec<EndedGame> {
        let ends = std::iter::successors(self.standing.ends.as_deref(), |end| end.earlier.as_deref());
        let mut games: Vec<EndedGame> = ends.map(EndedGame::of).collect();
        games.reverse();
        games.extend(self.values().into_iter().flat_map(|values| values.ended_games.iter().cloned()));
        games
    }
}

impl Collection {
    /// Collects the games that ended on a day, and removes those whose end is taken back.
    pub fn record(&mut self, games: &[EndedGame], day: u32) {
        for EndedGame { id, address, is_taken_back, .. } in games {
            let game = Entry { day, id: *id, address: address.clone() };
            if *is_taken_back {
                self.remove(&game);
            } else {
                self.add(game);
            }
        }
    }
}
