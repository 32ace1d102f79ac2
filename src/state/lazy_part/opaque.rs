//! Values of the lazy part in the state of the page.

use std::any::Any;
use std::fmt::Debug;
use std::rc::Rc;

use crate::state::compared::ByAddress;

/// A value whose type only the lazy part knows, compared by identity. The first part needs no code to compare or drop it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opaque(ByAddress<Rc<dyn Value>>);

trait Value: Any + Debug {}

impl<T: Any + Debug> Value for T {}

impl Opaque {
    /// Wraps a value.
    pub fn new(value: impl Any + Debug) -> Self {
        Self(ByAddress(Rc::new(value)))
    }

    /// Returns the value, if it has this type.
    pub fn get<T: Any>(&self) -> Option<&T> {
        let value: &dyn Any = &*self.0.0;
        value.downcast_ref()
    }
}
