//! The opponent: a friend at the same screen, a remote player, or a computer player.

use coaching::{Computer, Level};
use engine::Rules;

/// The player of the other mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// A second person at the same screen.
    Friend,
    /// A remote player; both send the game as a link.
    Remote,
    /// A computer player.
    Computer(Computer),
}

impl Opponent {
    /// All opponents: the computer players, then people.
    #[expect(clippy::indexing_slicing, reason = "the compiler evaluates it")]
    pub const ALL: [Self; Computer::ALL.len() + 2] = {
        let mut all = [Self::Remote; Computer::ALL.len() + 2];
        let mut index = 0;
        while index < Computer::ALL.len() {
            all[index] = Self::Computer(Computer::ALL[index]);
            index += 1;
        }
        all[index] = Self::Friend;
        all
    };

    /// Earlier names of levels, which addresses, attributes and stored values may have.
    pub const EARLIER_NAMES: [(&str, Level); 2] = [("casual", Level::Medium), ("perfect", Level::Unbeatable)];

    /// Returns the computer at this level.
    pub const fn at_level(level: Level) -> Self {
        Self::Computer(Computer::Level(level))
    }

    /// Returns the name in lower case, as in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Friend => "friend",
            Self::Remote => "link",
            Self::Computer(computer) => computer.name(),
        }
    }

    /// Returns the opponent that is offered in place of this one under these rules.
    #[must_use]
    pub const fn under(self, rules: Rules) -> Self {
        match self {
            Self::Computer(Computer::Level(level)) => Self::at_level(level.under(rules)),
            opponent => opponent,
        }
    }

    /// Returns the opponent with this name, or this earlier one, in lower case.
    pub fn from_name(name: &str) -> Option<Self> {
        let earlier = || Self::EARLIER_NAMES.iter().find(|(earlier, _)| *earlier == name);
        let opponent = Self::ALL.into_iter().find(|opponent| opponent.name() == name);
        opponent.or_else(|| earlier().map(|(_, level)| Self::at_level(*level)))
    }
}
