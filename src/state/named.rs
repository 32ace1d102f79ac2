//! Values with names in addresses and in storage.

/// A value with a name, for addresses, storage, styles and tests.
pub trait Named: Copy {
    /// Returns the name.
    fn name(self) -> &'static str;

    /// Returns the value with this name.
    fn from_name(name: &str) -> Option<Self>;

    /// Returns the names of all values.
    fn names() -> Vec<&'static str>;
}

impl Named for bool {
    fn name(self) -> &'static str {
        if self { "yes" } else { "no" }
    }

    fn from_name(name: &str) -> Option<Self> {
        [true, false].into_iter().find(|value| value.name() == name)
    }

    fn names() -> Vec<&'static str> {
        vec![false.name(), true.name()]
    }
}

/// No value has the empty name, which [`Named::names`] leaves out.
impl<T: Named> Named for Option<T> {
    fn name(self) -> &'static str {
        self.map_or("", Named::name)
    }

    fn from_name(name: &str) -> Option<Self> {
        T::from_name(name).map(Some)
    }

    fn names() -> Vec<&'static str> {
        T::names()
    }
}

/// Defines an enumeration like [`engine::named`], whose values are [`Named`].
macro_rules! named {
    ($(#[$attribute:meta])* pub enum $type:ident $values:tt) => {
        engine::named::named! { $(#[$attribute])* pub enum $type $values }

        impl $crate::state::named::Named for $type {
            fn name(self) -> &'static str {
                self.name()
            }

            fn from_name(name: &str) -> Option<Self> {
                Self::from_name(name)
            }

            fn names() -> Vec<&'static str> {
                Self::NAMES.to_vec()
            }
        }
    };
}

pub(crate) use named;
