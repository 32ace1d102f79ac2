//! What the position editor knows.

use super::draft::Draft;
use engine::{ImpossiblePosition, Position, Square};

/// The position editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Editor {
    pub(super) draft: Draft,
    /// The square that the player aims at.
    pub(super) aim: Option<Square>,
    /// Whether the player has tried to play this draft, which is impossible.
    pub(super) is_tried: bool,
}

impl Editor {
    /// Begins with the draft of a position.
    pub fn new(position: &Position) -> Self {
        Self { draft: Draft::of(position), aim: None, is_tried: false }
    }

    /// The draft.
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The square that the player aims at.
    pub const fn aim(&self) -> Option<Square> {
        self.aim
    }

    /// Returns why the position is impossible, once the player has tried to play it.
    pub fn problem(&self) -> Option<ImpossiblePosition> {
        if self.is_tried { self.draft.position().err() } else { None }
    }
}
