//! Who answers: a friend at the same screen, or one of the computer players.

use super::position::Position;
use super::square::Square;

/// Who plays the other mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// A second person at the same screen.
    Friend,
    /// The program.
    Computer(Computer),
}

/// A way for the program to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Computer {
    /// Any free square.
    Random,
    /// Wins and blocks, otherwise follows a line it fancies. Meant to be beaten.
    Casual,
    /// Any move after which no trap can be set for it.
    Trapper,
    /// Eight rules, in order.
    Strategist,
    /// Best play, and the most traps on the way.
    Perfect,
}

impl Computer {
    /// All computer players, from the weakest to the strongest.
    pub const ALL: [Self; 5] = [Self::Random, Self::Casual, Self::Trapper, Self::Strategist, Self::Perfect];

    /// The name in lower case, as addresses write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Casual => "casual",
            Self::Trapper => "trapper",
            Self::Strategist => "strategist",
            Self::Perfect => "perfect",
        }
    }

    /// The square that it plays in a position, or `None` when the game is over.
    ///
    /// The same position and seed always give the same square. One seed serves a whole game: a player with a plan, as
    /// [`Casual`](Self::Casual) has one, keeps it for as long as the seed stays the same.
    #[must_use]
    pub fn reply(self, position: &Position, seed: u64) -> Option<Square> {
        let squares: Vec<Square> = position.legal_squares().iter().collect();
        fastrand::Rng::with_seed(seed).choice(squares)
    }
}

impl Opponent {
    /// The friend and all computer players, from the weakest to the strongest.
    pub const ALL: [Self; 6] = [
        Self::Friend,
        Self::Computer(Computer::Random),
        Self::Computer(Computer::Casual),
        Self::Computer(Computer::Trapper),
        Self::Computer(Computer::Strategist),
        Self::Computer(Computer::Perfect),
    ];

    /// The name in lower case, as addresses write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Friend => "friend",
            Self::Computer(computer) => computer.name(),
        }
    }

    /// The opponent that an address names in lower case, if it names one.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|opponent| opponent.name() == name)
    }
}
