//! Enumerations whose values have names.

/// Defines an enumeration with a name for each value. A derive macro, such as `strum`’s, would add packages to this crate, which
/// has none.
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
    };
}

pub use __named as named;
