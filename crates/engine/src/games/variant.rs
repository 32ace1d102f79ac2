//! The list of games.

use std::fmt;

use crate::games::infinite::Infinite;
use crate::games::position::GamePosition;
use crate::named::named;

/// Defines the games: a name and the position at the start.
macro_rules! games {
    ($($(#[$about:meta])* $variant:ident = $name:literal, $start:expr;)+) => {
        named! {
            /// A game, by its name in addresses and commands.
            pub enum Variant {
                $($(#[$about])* $variant = $name,)+
            }
        }

        impl Variant {
            /// Returns the position before the first move.
            pub fn start(self) -> Box<dyn GamePosition> {
                match self {
                    $(Self::$variant => Box::new($start),)+
                }
            }
        }
    };
}

games! {
    /// Three marks a side: the fourth removes the oldest.
    Infinite = "infinite", Infinite::default();
}

impl fmt::Display for Variant {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}
