//! Whether the link of a game by link continues the game of the player who opens it.

use crate::state::Setup;
use engine::Game;

/// How a link goes on with the game that is played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// It has more moves of this game, fewer of them, or the same.
    SameMoves,
    /// From the move with this number on, counted from 0, it has other moves, and the player is to move or the game is over.
    OtherMoves(usize),
}

/// Returns how the game `opened` goes on with the game `mine` of a player with this setup; `None` for another game.
///
/// Both begin with the same moves. Many games begin with the same square, so that another move is one of this game only after
/// a move of the player, and the first moves of a finished game are those of the next one.
pub fn known(setup: Setup, mine: &Game, opened: &Game) -> Option<Known> {
    let (played, moves) = (mine.moves(), opened.moves());
    let same = played.iter().zip(moves).take_while(|(mine, opened)| mine == opened).count();
    let is_begun = !moves.is_empty() || !opened.start().taken().is_empty();
    if mine.start() != opened.start() || played.is_empty() || !is_begun {
        return None;
    }
    if same == played.len() || same == moves.len() {
        let is_next = same < played.len() && mine.position_after(usize::MAX).outcome().is_some();
        return (!is_next).then_some(Known::SameMoves);
    }
    let has_own_move = (0..same).any(|number| setup.is_local(mine.turn_after(number)));
    let end = opened.position_after(usize::MAX);
    let is_answer = end.outcome().is_some() || setup.is_local(end.turn());
    (has_own_move && is_answer).then_some(Known::OtherMoves(same))
}
