//! Values that only the lazy part reads and changes.

use std::any::Any;
use std::ptr;
use std::rc::Rc;

use super::score::ScoreReset;
use super::setup::Pairing;
use super::{MatchScore, Players, Scores};

/// The values.
#[derive(Clone, Debug, Default)]
pub(super) struct Values {
    /// The scores of all boards; those under the current rules may be older.
    pub scores: Scores,
    /// The players at this screen.
    pub players: Players,
    /// The last reset of scores, until its dialog closes.
    pub reset: Option<Rc<ScoreReset>>,
    /// The matches against other opponents or on other boards.
    pub matches: Vec<(Pairing, MatchScore)>,
}

/// The values, compared by identity. Behind `dyn Any`, the first part needs no code to drop them.
#[derive(Clone, Debug, Default)]
pub(super) struct LazyValues(Option<Rc<dyn Any>>);

impl LazyValues {
    /// Returns the values, unless all are defaults.
    pub fn get(&self) -> Option<&Values> {
        self.0.as_deref()?.downcast_ref()
    }

    /// Changes the values. They become unequal to the values before.
    pub fn change(&mut self, change: impl FnOnce(&mut Values)) {
        let mut values = self.get().cloned().unwrap_or_default();
        change(&mut values);
        self.0 = Some(Rc::new(values));
    }
}

impl PartialEq for LazyValues {
    fn eq(&self, other: &Self) -> bool {
        let address = |values: &Self| values.0.as_ref().map_or(ptr::null(), |values| Rc::as_ptr(values).cast::<()>());
        ptr::eq(address(self), address(other))
    }
}

impl Eq for LazyValues {}
