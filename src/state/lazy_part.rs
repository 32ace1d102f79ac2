//! The loading state and the reducer rules of the lazy part.

use std::fmt::Debug;
use std::mem::discriminant;
use std::rc::Rc;

use super::{GameAction, GameState, LazyAction, Note, Revision, Stage};
use crate::engine::{Computer, Square, tablebase};

/// Whether the lazy part is loaded.
#[derive(Clone, Copy, Debug, Default)]
pub enum LazyPart {
    /// Not loaded yet.
    #[default]
    NotLoaded,
    /// Loaded for the rest of the visit.
    Loaded(&'static dyn LazyRules),
    /// Loading failed. The player or the next game tries again.
    Failed,
}

/// The rules that the reducer needs for other computer players and boards than those of a first visit, for undo across
/// games, for matches, for host pages and for [`LazyAction`]s.
///
/// They come with the lazy part because the first moves of a first visit do not need them.
pub trait LazyRules: Debug {
    /// Whether the computer player has enough analysis to move.
    fn is_reply_ready(&self, state: &GameState, computer: Computer) -> bool;

    /// Returns the computer player's move if it moves now.
    fn reply(&self, state: &GameState, computer: Computer) -> Option<Square>;

    /// Restores the previous game, if any.
    fn undo_game(&self, state: &mut GameState);

    /// Restores the game that undo left, if any.
    fn redo_game(&self, state: &mut GameState);

    /// Drops the notes that match. Only the lazy part adds notes.
    fn drop_notes(&self, state: &mut GameState, is_dropped: &dyn Fn(&Note) -> bool);

    /// Returns the state after any action, or the same `Rc` if nothing changes, so that Yew renders nothing.
    fn reduce(&self, state: Rc<GameState>, action: GameAction) -> Rc<GameState>;

    /// Applies an action of the lazy part.
    fn apply(&self, state: &mut GameState, action: &LazyAction);
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

    fn undo_game(&self, state: &mut GameState) {
        state.undo_game();
    }

    fn redo_game(&self, state: &mut GameState) {
        state.redo_game();
    }

    fn drop_notes(&self, state: &mut GameState, is_dropped: &dyn Fn(&Note) -> bool) {
        state.drop_notes(is_dropped);
    }

    fn reduce(&self, state: Rc<GameState>, action: GameAction) -> Rc<GameState> {
        let mut next = (*state).clone();
        if state.host().is_none_or(|host| host.allows(&action)) {
            let is_by_host = matches!(&action, GameAction::Lazy(action) if matches!(**action, LazyAction::Host(_)));
            next.apply_with_match(action);
            if next.revision != state.revision {
                next.is_by_host = is_by_host;
            }
        }
        if next == *state { state } else { Rc::new(next) }
    }

    fn apply(&self, state: &mut GameState, action: &LazyAction) {
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

impl GameState {
    /// Whether the lazy part is loaded.
    #[must_use]
    pub const fn lazy_part(&self) -> LazyPart {
        self.lazy_part
    }

    /// Returns the state with the lazy part loaded.
    #[must_use]
    pub fn with_lazy_part(self) -> Self {
        Self { lazy_part: LazyPart::Loaded(LazyPart::RULES), ..self }
    }

    /// Whether to load the lazy part now: as soon as a dialog or the page needs it, and otherwise after the first move, so
    /// that loading does not delay that move.
    #[must_use]
    pub fn requests_lazy_part(&self) -> bool {
        let is_needed = self.dialog.is_some() || self.revision != Revision::default() || self.needs_lazy_part();
        self.lazy_part == LazyPart::NotLoaded && is_needed
    }

    /// Whether the page, apart from its dialog, shows something that needs the lazy part.
    #[must_use]
    pub fn needs_lazy_part(&self) -> bool {
        let lacks_opponent =
            matches!(self.stage(), Stage::Thinking(computer) if !self.can_reply_without_lazy_part(computer));
        self.coach.is_active() || lacks_opponent || !tablebase::covers(self.setup.rules)
    }
}
