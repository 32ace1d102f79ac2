//! What the board alone says about the moves of a game. No analysis changes it, so that a review computes it only once, although
//! each new analysis asks for another review.

use std::cell::RefCell;

use super::hint::explain;
use super::oversight::{Oversight, obvious_value_with, oversight_with};
use super::reason::Reason;
use engine::tactics::Threats;
use engine::{Evaluation, Game, Position, Rules, Square};

/// The facts about a position of a game, and about the move that was played there.
pub(super) struct Facts {
    pub(super) position: Position,
    /// The move; `None` after the last one.
    pub(super) square: Option<Square>,
    /// What the lines prove about the position.
    pub(super) obvious: Option<Evaluation>,
    /// What the move overlooked.
    pub(super) oversight: Option<Oversight>,
    /// The best move that was explained last, with its reason.
    explained: Option<(Square, Option<Reason>)>,
}

thread_local! {
    /// The facts about the last reviewed game.
    static LAST: RefCell<Vec<Facts>> = const { RefCell::new(Vec::new()) };
}

/// Passes the facts about all positions of a game to `read`, in order.
pub(super) fn with_facts<T>(game: &Game, read: impl FnOnce(&mut [Facts]) -> T) -> T {
    LAST.with_borrow_mut(|known| {
        let squares = game.moves().iter().copied().map(Some).chain([None]);
        let mut count = 0;
        for (position, square) in game.positions().zip(squares) {
            let is_known = |facts: &Facts| (facts.position, facts.square) == (position, square);
            if !known.get(count).is_some_and(is_known) {
                known.truncate(count);
                known.push(Facts::of(position, square));
            }
            count += 1;
        }
        known.truncate(count);
        read(known)
    })
}

impl Facts {
    fn of(position: Position, square: Option<Square>) -> Self {
        let threats = Threats::of(&position).unwrap_or_default();
        // Rules of thumb explain normal 3×3.
        let can_overlook = position.rules() != Rules::TIC_TAC_TOE;
        let oversight = square.filter(|_| can_overlook).and_then(|square| oversight_with(&position, square, &threats));
        Self { position, square, obvious: obvious_value_with(&threats), oversight, explained: None }
    }

    /// Explains a move of the position.
    pub(super) fn explain(&mut self, square: Square) -> Option<Reason> {
        match &self.explained {
            Some((known, reason)) if *known == square => reason.clone(),
            _ => {
                let reason = explain(&self.position, square);
                self.explained = Some((square, reason.clone()));
                reason
            }
        }
    }
}
