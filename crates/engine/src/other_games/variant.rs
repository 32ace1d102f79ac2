//! The list of games.

use std::fmt;

use crate::named::named;
use crate::other_games::infinite::Infinite;
use crate::other_games::notakto::Notakto;
use crate::other_games::position::GamePosition;
use crate::other_games::ultimate::Ultimate;
use crate::other_games::wild::Wild;

/// Defines the games, in the order in which a page offers them: a name and the position at the start.
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
    /// Nine boards in one.
    Ultimate = "ultimate", Ultimate::default();
    /// Either mark at each move; a line wins.
    Wild = "wild", Wild::new(false);
    /// Either mark at each move; a line loses.
    WildMisere = "wild-misere", Wild::new(true);
    /// One board of crosses; its last line loses.
    Notakto1 = "notakto-1", Notakto::new(1);
    /// Two boards of crosses; the last line loses.
    Notakto2 = "notakto-2", Notakto::new(2);
    /// Three boards of crosses; the last line loses.
    Notakto3 = "notakto-3", Notakto::new(3);
}

impl Variant {
    /// Whether both sides may place the same marks, so that the sides are the first and the second player.
    pub const fn has_equal_marks(self) -> bool {
        match self {
            Self::Infinite | Self::Ultimate => false,
            Self::Wild | Self::WildMisere | Self::Notakto1 | Self::Notakto2 | Self::Notakto3 => true,
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}
