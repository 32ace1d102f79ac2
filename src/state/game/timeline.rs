//! The game with undo and redo.

use std::rc::Rc;

use super::progress::is_unfinished;
use engine::{Game, Mark, Square};

/// A game with undo and redo.
///
/// Undo moves the cursor back; later moves stay in the list. Undoing a move that replaced other moves restores those.
/// Redo reverts an undo exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timeline {
    now: Moment,
    /// The redo stack. Each undo moves the cursor back, so that the stack is never longer than the game.
    undone: Vec<Moment>,
    /// Whether the moves after the cursor were undone before this timeline began.
    is_resumed: bool,
}

/// A state of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Moment {
    game: Game,
    /// The game before the last move that replaced others.
    replaced: Option<Rc<Game>>,
    /// Whether the score counts the end of the game.
    is_counted: bool,
}

impl Moment {
    const fn new(game: Game) -> Self {
        Self { game, replaced: None, is_counted: false }
    }
}

impl Timeline {
    /// Returns a timeline with nothing to redo.
    pub const fn new(game: Game) -> Self {
        Self { now: Moment::new(game), undone: Vec::new(), is_resumed: false }
    }

    /// Returns the timeline of a game from an earlier visit or a link. The moves after the cursor can be redone.
    pub const fn resumed(game: Game) -> Self {
        Self { now: Moment::new(game), undone: Vec::new(), is_resumed: true }
    }

    /// Returns the timeline of a saved game, which is counted only if it is over. In a game whose end counts, no move was undone.
    pub fn saved(game: Game, is_counted: bool) -> Self {
        let is_counted = is_counted && !is_unfinished(&game);
        let resumed = Self::resumed(game);
        Self { is_resumed: !is_counted, now: Moment { is_counted, ..resumed.now }, ..resumed }
    }

    /// Whether the score counts the end of the game.
    pub const fn is_counted(&self) -> bool {
        self.now.is_counted
    }

    /// Notes that the score counts the end of the game. A move and an undo end this, and redo restores it.
    pub const fn set_counted(&mut self) {
        self.now.is_counted = true;
    }

    /// Returns the game.
    pub const fn game(&self) -> &Game {
        &self.now.game
    }

    /// Plays a square at the cursor. Returns whether the move is legal; an illegal move changes nothing.
    pub fn play(&mut self, square: Square) -> bool {
        let before = self.now.game.clone();
        let is_legal = self.now.game.play(square).is_ok();
        if is_legal {
            self.forget_undone();
            self.now.is_counted = false;
            if before.is_in_the_past() {
                self.now.replaced = Some(Rc::new(before));
            }
        }
        is_legal
    }

    /// Moves the cursor after this many moves, or to the end if there are fewer.
    pub fn jump(&mut self, moves: usize) {
        self.now.game.jump(moves);
        self.forget_undone();
    }

    /// Undoes all but the first `remaining` moves.
    pub fn undo(&mut self, remaining: usize) {
        let before = self.now.clone();
        let taken_back = remaining..before.game.cursor();
        match &before.replaced {
            Some(replaced) if taken_back.contains(&replaced.cursor()) => {
                self.now = Moment::new((**replaced).clone());
            }
            _ => {
                self.now.game.jump(remaining);
                self.now.is_counted = false;
            }
        }
        self.undone.push(before);
    }

    /// Clears the redo stack.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
        self.is_resumed = false;
    }

    /// Returns whether redo has an effect.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty() || self.is_resumed && self.now.game.is_in_the_past()
    }

    /// Reverts the last undo. In a resumed game, moves the cursor to the next turn of a local player, or to the end.
    pub fn redo(&mut self, is_local: impl Fn(Mark) -> bool) {
        if let Some(moment) = self.undone.pop() {
            self.now = moment;
        } else if self.can_redo() {
            let game = &mut self.now.game;
            let next = (game.cursor() + 1..game.moves().len()).find(|moves| is_local(game.turn_after(*moves)));
            game.jump(next.unwrap_or(usize::MAX));
        }
    }
}
