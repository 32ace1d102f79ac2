//! Values with names.

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

/// Defines an enumeration with a name for each value, for addresses, storage, styles and tests. A derive macro, such as `strum`’s,
/// would add packages to this crate, which has none.
#[doc(hidden)]
#[macro_export]
macro_rules! __named {
    ($(#[$attribute:meta])* pub enum $type:ident { $($(#[$about:meta])* $value:ident = $name:literal,)+ }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $type {
            $($(#[$about])* $value,)+
        }

        impl $type {
            /// All values.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$value),+];

            /// The names of all values, in the same order.
            pub const NAMES: [&'static str; Self::ALL.len()] = [$($name),+];

            /// Returns the name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $name,)+
                }
            }

            /// Returns the value with this name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.name() == name)
            }
        }

        impl $crate::named::Named for $type {
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

pub use __named as named;
