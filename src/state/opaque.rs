//! Values of the lazy part in the state of the page.

use std::any::Any;
use std::fmt;
use std::ptr;
use std::rc::Rc;

/// A value whose type only the lazy part knows, compared by identity. The first part needs no code to compare or drop it.
#[derive(Clone)]
pub struct Opaque(Rc<dyn Value>);

trait Value: Any + fmt::Debug {}

impl<T: Any + fmt::Debug> Value for T {}

impl Opaque {
    /// Wraps a value.
    pub fn new(value: impl Any + fmt::Debug) -> Self {
        Self(Rc::new(value))
    }

    /// Returns the value, if it has this type.
    pub fn get<T: Any>(&self) -> Option<&T> {
        let value: &dyn Any = &*self.0;
        value.downcast_ref()
    }
}

impl fmt::Debug for Opaque {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl PartialEq for Opaque {
    fn eq(&self, other: &Self) -> bool {
        ptr::addr_eq(Rc::as_ptr(&self.0), Rc::as_ptr(&other.0))
    }
}

impl Eq for Opaque {}
