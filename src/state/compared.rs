//! Values that are not compared by their contents.

use std::fmt;
use std::ops::Deref;
use std::ptr;

/// A value that comparisons ignore: there is only one, or what is compared beside it determines it.
#[derive(Clone, Copy, Default)]
pub struct Ignored<T>(pub T);

impl<T> PartialEq for Ignored<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Ignored<T> {}

impl<T> fmt::Debug for Ignored<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("_")
    }
}

/// A value that equals none, so that a component with it renders whenever the one around it does.
#[derive(Clone, Copy, Debug)]
pub struct Unequal<T>(pub T);

impl<T> PartialEq for Unequal<T> {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// A value behind a pointer, compared by its address.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByAddress<P>(pub P);

impl<P: Deref> PartialEq for ByAddress<P> {
    fn eq(&self, other: &Self) -> bool {
        ptr::addr_eq(&raw const *self.0, &raw const *other.0)
    }
}

impl<P: Deref> Eq for ByAddress<P> {}
