//! Opponents: a friend at the same screen, a remote player, and the computer players.
//!
//! Each computer player has a file. It defines a [`Choice`], the squares among which the player chooses in a position;
//! the seed of the game selects one of them. The [explanation](Explanation) of a move derives from the same choice.
//!
//! The functions for normal 3×3 and for other boards are separate: a first visit plays [`casual`] on normal 3×3 before
//! the lazy part has loaded.

pub mod casual;
mod choice;
mod explanation;
mod favorite_lines;
mod line_heuristic;
mod opening_book;
pub mod perfect;
pub mod random;
pub(crate) mod seeded_random;
pub mod strategist;
pub mod trapper;

pub use choice::{Choice, Criterion, LineHeuristic};
pub use explanation::Explanation;

use super::position::Position;
use super::rules::Rules;
use super::square::Square;

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

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Computer {
    /// Plays any free square: [`random`].
    Random,
    /// Wins and blocks, and otherwise prefers certain lines: [`casual`].
    Casual,
    /// Avoids traps: [`trapper`].
    Trapper,
    /// Follows eight rules of thumb: [`strategist`].
    Strategist,
    /// Plays best and sets the most traps: [`perfect`].
    Perfect,
}

impl Computer {
    /// All computer players, from the weakest to the strongest.
    pub const ALL: [Self; 5] = [Self::Random, Self::Casual, Self::Trapper, Self::Strategist, Self::Perfect];

    /// Returns the percentage of lost games among all that can be played against the player on normal 3×3, with either mark
    /// and whatever it chooses. The tests count them.
    #[must_use]
    pub const fn lost_percent(self) -> u8 {
        match self {
            Self::Random => 41,
            Self::Casual => 10,
            Self::Trapper | Self::Strategist | Self::Perfect => 0,
        }
    }

    /// Returns the name in lower case, as in addresses.
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

    /// Returns the squares among which the player chooses in a position, and why.
    ///
    /// Only [`casual`] uses the seed, to draw its lines and its attention.
    #[must_use]
    pub fn choice(self, position: &Position, seed: u64) -> Choice {
        if position.rules() == Rules::TIC_TAC_TOE {
            return match self {
                Self::Random => random::choice(position),
                Self::Casual => casual::choice_on_three_by_three(position, seed),
                Self::Trapper => trapper::choice_on_three_by_three(position),
                Self::Strategist => strategist::choice_on_three_by_three(position),
                Self::Perfect => perfect::choice_on_three_by_three(position),
            };
        }
        match self {
            Self::Random => random::choice(position),
            Self::Casual => casual::choice_on_other_boards(position, seed),
            Self::Trapper => trapper::choice_on_other_boards(position),
            Self::Strategist => strategist::choice_on_other_boards(position),
            Self::Perfect => perfect::choice_on_other_boards(position),
        }
    }

    /// Returns the square that the player plays in a position, or `None` once the game is over.
    ///
    /// The same position and seed always give the same square. A game keeps one seed.
    ///
    /// ```
    /// use tic_tac_toe::engine::{Computer, Rules, notation};
    ///
    /// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1").game.position();
    /// assert_eq!(Computer::Perfect.reply(&position, 1), Some("b2".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn reply(self, position: &Position, seed: u64) -> Option<Square> {
        self.choice(position, seed).square(position, seed)
    }
}

impl Opponent {
    /// All opponents: people, then computer players from the weakest to the strongest.
    pub const ALL: [Self; 7] = [
        Self::Friend,
        Self::Remote,
        Self::Computer(Computer::Random),
        Self::Computer(Computer::Casual),
        Self::Computer(Computer::Trapper),
        Self::Computer(Computer::Strategist),
        Self::Computer(Computer::Perfect),
    ];

    /// Returns the name in lower case, as in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Friend => "friend",
            Self::Remote => "link",
            Self::Computer(computer) => computer.name(),
        }
    }

    /// Returns the opponent with this name, in lower case.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|opponent| opponent.name() == name)
    }
}
