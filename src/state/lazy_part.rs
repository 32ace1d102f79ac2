//! The loading state and the reducer rules of the lazy part.

use std::fmt::Debug;
use std::mem::discriminant;

use super::{GameAction, GameState};
use crate::engine::{Computer, Square};

/// Whether the lazy part is loaded.
#[derive(Clone, Copy, Debug, Default)]
pub enum LazyPart {
    /// Not loaded yet.
    #[default]
    NotLoaded,
    /// Loaded for the rest of the visit.
    Loaded(&'static dyn LazyRules),
    /// Loading failed. The player decides when to try again.
    Failed,
}

/// The rules that the reducer needs for other boards than 3×3, and for actions that only the lazy part dispatches.
///
/// They come with the lazy part because the first moves on 3×3 do not need them.
pub trait LazyRules: Debug {
    /// Whether the computer player has enough analysis to move.
    fn is_reply_ready(&self, state: &GameState, computer: Computer) -> bool;

    /// Returns the computer player's move if it moves now.
    fn reply(&self, state: &GameState, computer: Computer) -> Option<Square>;

    /// Applies an action that only the lazy part dispatches, or that switches to another game.
    fn apply(&self, state: &mut GameState, action: GameAction);
}

/// The only [`LazyRules`].
#[derive(Debug)]
struct AllRules;

impl LazyRules for AllRules {
    fn is_reply_ready(&self, state: &GameState, computer: Computer) -> bool {
        state.has_enough_analysis(computer)
    }

    fn reply(&self, state: &GameState, computer: Computer) -> Option<Square> {
        state.best_reply(computer)
    }

    fn apply(&self, state: &mut GameState, action: GameAction) {
        state.apply_lazy(action);
    }
}

impl LazyPart {
    /// The rules. Only the lazy part may name them, because they are downloaded with the code that does.
    pub const RULES: &'static dyn LazyRules = &AllRules;

    /// Whether the lazy part is loaded.
    #[must_use]
    pub const fn is_loaded(self) -> bool {
        matches!(self, Self::Loaded(_))
    }

    /// Returns the rules that come with the lazy part.
    pub(super) const fn rules(self) -> Option<&'static dyn LazyRules> {
        match self {
            Self::Loaded(rules) => Some(rules),
            Self::NotLoaded | Self::Failed => None,
        }
    }
}

/// All loaded parts are equal, because there is only one implementation of [`LazyRules`].
impl PartialEq for LazyPart {
    fn eq(&self, other: &Self) -> bool {
        discriminant(self) == discriminant(other)
    }
}

impl Eq for LazyPart {}
