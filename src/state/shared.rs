//! Values that are compared by identity.

use std::ops::Deref;
use std::rc::Rc;

/// A value that equals only its own copies. Comparing dialogs and notes by value would add 500 bytes to a first visit.
#[derive(Debug)]
pub struct Shared<T>(Rc<T>);

impl<T> Shared<T> {
    /// Wraps a value. The result equals no other.
    pub fn new(value: T) -> Self {
        Self(Rc::new(value))
    }
}

impl<T: Clone> Shared<T> {
    /// Returns the value for changes. Copies keep the old value and become unequal.
    pub fn change(&mut self) -> &mut T {
        Rc::make_mut(&mut self.0)
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Eq for Shared<T> {}
