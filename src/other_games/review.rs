//! Which move decided a finished game.

use super::help::Mistake;
use super::model::OtherGame;
use engine::other_games::{Game, GamePosition, Move, best};
use engine::{Limits, Wdl};

/// The nodes that the review of a position searches, where the game is not solved.
const NODES: u64 = 8_000;

/// The last moves of the loser that the review looks at, where the game is not solved. Together they take less than 200 ms.
const MOVES: usize = 12;

impl OtherGame {
    /// Returns the last move with which the loser gave away a win or a draw: in a game that is not solved, the one after which the
    /// loss is proven. A draw has none.
    #[must_use]
    pub fn mistake(&self) -> Option<Mistake> {
        mistake(self.game(), &*self.last_position())
    }
}

fn mistake(game: &Game, end: &dyn GamePosition) -> Option<Mistake> {
    let ending = end.ending()?;
    let loser = [end.turn(), !end.turn()].into_iter().find(|side| ending.result_for(*side) == Wdl::Loss)?;
    let (limits, most): (fn() -> Limits<'static>, usize) =
        if end.is_solved() { (Limits::none, usize::MAX) } else { (|| Limits::nodes(NODES), MOVES) };
    let own = (0..game.moves().len()).rev().filter(|index| OtherGame::side_after(*index) == loser).take(most);
    for index in own {
        let values = game.position_after(index).values(limits());
        let value_of = |played: Move| values.iter().find(|(other, _)| *other == played).map(|(_, value)| *value);
        let better = *best(&values).first()?;
        let (made, value) = (value_of(*game.moves().get(index)?)?, value_of(better)?);
        match (made.wdl(), value.wdl()) {
            (Some(Wdl::Loss), Some(Wdl::Loss)) => {}
            (Some(Wdl::Loss), _) => return Some(Mistake { index, better, value }),
            // Without a proof that this move lost, no later move is known to be the only mistake.
            _ => return None,
        }
    }
    None
}
