//! The loading state of the lazy part, and its rules in the reducer.

pub mod opaque;

use crate::state::compared::Ignored;
use std::rc::Rc;

use self::opaque::Opaque;
use super::{GameAction, GameState, Revision, Round, Stage, Standing};
use coaching::Computer;
use engine::{Outcome, Rules, Square};

/// The lazy part, what waits for it, and what only it knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lazy {
    /// Whether it is loaded.
    pub part: LazyPart,
    /// The action that the lazy part applies once it is loaded: undo, redo, navigation, or a new game inside a host page.
    pub(crate) waiting: Option<GameAction>,
    /// The values of the lazy part, unless all are defaults.
    pub(crate) values: Option<Opaque>,
}

impl Lazy {
    /// Changes the state of the lazy part, unless it is loaded. `NotLoaded` tries again after a failure.
    pub(crate) const fn set(&mut self, part: LazyPart) {
        if !self.part.is_loaded() {
            self.part = part;
        }
    }

    /// Keeps an action until the lazy part is loaded.
    pub(crate) fn wait_with(&mut self, action: GameAction) {
        self.waiting = Some(action);
        self.set(LazyPart::NotLoaded);
    }
}

/// Whether the lazy part is loaded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LazyPart {
    /// Not loaded yet.
    #[default]
    NotLoaded,
    /// Loaded for the rest of the visit.
    Loaded(Ignored<&'static LazyRules>),
    /// Loading failed. The player or the next game tries again.
    Failed,
}

/// The rules that the reducer needs for other computer players and boards than those of a first visit, for undo and
/// navigation, for matches, for notes, for host pages and for [`LazyAction`](crate::app::rooms::LazyAction)s.
///
/// They come with the lazy part because the first moves of a first visit do not need them.
#[derive(Debug)]
pub struct LazyRules {
    /// Returns the state after any action, or the same `Rc` if nothing changes, so that Yew renders nothing.
    pub reduce: fn(Rc<GameState>, GameAction) -> Rc<GameState>,
    /// Returns whether an action has an effect.
    pub is_changed_by: fn(&GameState, &GameAction) -> bool,
    /// Takes back the end of a round, which the standing has counted with this outcome.
    pub take_back: fn(&mut Standing, Round, Outcome),
    /// Whether the computer player has enough analysis to move.
    pub is_reply_ready: fn(&GameState, Computer) -> bool,
    /// Returns the computer player's move if it moves now.
    pub reply: fn(&GameState, Computer) -> Option<Square>,
}

impl LazyPart {
    /// Whether the lazy part is loaded.
    pub const fn is_loaded(self) -> bool {
        matches!(self, Self::Loaded(_))
    }

    /// Returns the rules that come with the lazy part.
    pub(crate) const fn rules(self) -> Option<&'static LazyRules> {
        match self {
            Self::Loaded(Ignored(rules)) => Some(rules),
            Self::NotLoaded | Self::Failed => None,
        }
    }
}

impl GameState {
    /// Whether to load the lazy part now: as soon as a dialog or the page needs it, and otherwise after the first move, so
    /// that loading does not delay that move.
    pub fn requests_lazy_part(&self) -> bool {
        let is_needed = self.dialog.is_some() || self.shown.revision != Revision::default() || self.needs_lazy_part();
        self.lazy.part == LazyPart::NotLoaded && is_needed
    }

    /// Whether the page, apart from its dialog, shows something that needs the lazy part.
    pub fn needs_lazy_part(&self) -> bool {
        let lacks_opponent =
            matches!(self.stage(), Stage::Thinking(computer) if !self.can_reply_without_lazy_part(computer));
        self.coach.is_active() || lacks_opponent || self.round.setup.rules != Rules::TIC_TAC_TOE
    }
}
