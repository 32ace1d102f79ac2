//! The game that is played, with the way back out of every change to it.

use std::rc::Rc;

use crate::engine::{Game, Mark, Square};

/// A game, and what was taken back or replaced in it.
///
/// Undoing goes back in the moves, which stay in the list after the cursor. If one of the moves that it takes back was
/// played in the past, those that were there before come back instead. Redoing restores exactly what undoing left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timeline {
    now: Moment,
    /// What was undone since the last change, the latest at the end. Each undoing goes back in the moves, so that there
    /// are never more of these than moves.
    undone: Vec<Moment>,
    /// Whether the moves after the shown position were taken back before all that is known here.
    is_resumed: bool,
}

/// The game as it stands at one time.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Moment {
    game: Game,
    /// The game as it stood before the last move that replaced others.
    replaced: Option<Rc<Game>>,
}

impl Timeline {
    /// A game in which nothing was taken back yet.
    #[must_use]
    pub const fn new(game: Game) -> Self {
        Self { now: Moment { game, replaced: None }, undone: Vec::new(), is_resumed: false }
    }

    /// A game that comes back after a visit or from a link: the moves after the shown position can be redone.
    #[must_use]
    pub const fn resumed(game: Game) -> Self {
        Self { now: Moment { game, replaced: None }, undone: Vec::new(), is_resumed: true }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.now.game
    }

    /// Plays a square in the shown position and tells whether that is legal. If it is not, nothing changes.
    pub fn play(&mut self, square: Square) -> bool {
        let before = self.now.game.clone();
        let is_legal = self.now.game.play(square).is_ok();
        if is_legal {
            self.forget_undone();
            if before.is_in_the_past() {
                self.now.replaced = Some(Rc::new(before));
            }
        }
        is_legal
    }

    /// Shows the position after this many moves, or after all of them if there are fewer.
    pub fn jump(&mut self, moves: usize) {
        self.now.game.jump(moves);
        self.forget_undone();
    }

    /// Takes back the moves after the first `kept` ones.
    pub fn undo(&mut self, kept: usize) {
        let before = self.now.clone();
        let taken_back = kept..before.game.cursor();
        match &before.replaced {
            Some(replaced) if taken_back.contains(&replaced.cursor()) => {
                self.now = Moment { game: (**replaced).clone(), replaced: None };
            }
            _ => self.now.game.jump(kept),
        }
        self.undone.push(before);
    }

    /// Leaves nothing to redo.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
        self.is_resumed = false;
    }

    /// Whether there is something to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty() || self.is_resumed && self.now.game.is_in_the_past()
    }

    /// Restores what the last undoing left, if nothing changed since. After a visit that is not known any more: then it
    /// goes on to the next of these turns, at which a person at this screen could undo, or to the last move.
    pub fn redo(&mut self, is_here: impl Fn(Mark) -> bool) {
        if let Some(moment) = self.undone.pop() {
            self.now = moment;
        } else if self.can_redo() {
            let game = &mut self.now.game;
            let next = (game.cursor() + 1..game.moves().len()).find(|moves| is_here(game.turn_after(*moves)));
            game.jump(next.unwrap_or(usize::MAX));
        }
    }
}
