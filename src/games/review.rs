//! Which move decided a finished game.

use super::model::OtherGame;
use engine::Limits;
use engine::Wdl;
use engine::games::{Move, best};

/// The move that gave the result away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The index of the move.
    pub index: usize,
    /// A better move.
    pub better: Move,
    /// What the better move would have led to: a win or a draw.
    pub result: Wdl,
}

impl OtherGame {
    /// Returns the last move with which the loser gave away a win or a draw, in a solved game. A draw has none.
    #[must_use]
    pub fn mistake(&self) -> Option<Mistake> {
        let end = self.game.position();
        let loser = [end.turn(), !end.turn()]
            .into_iter()
            .find(|side| end.ending().is_some_and(|ending| ending.result_for(*side) == Wdl::Loss))?;
        let own = (0..self.moves().len()).rev().filter(|index| Self::side_after(*index) == loser);
        own.filter(|_| end.is_solved()).find_map(|index| {
            let values = self.game.position_after(index).values(Limits::none());
            let better = *best(&values).first()?;
            let wdl = |played: Move| values.iter().find(|(other, _)| *other == played)?.1.wdl();
            let (made, result) = (wdl(*self.moves().get(index)?)?, wdl(better)?);
            (made == Wdl::Loss && result != Wdl::Loss).then_some(Mistake { index, better, result })
        })
    }
}
