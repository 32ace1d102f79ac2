//! Who answers: a friend at the same screen, somebody elsewhere, or one of the computer players.
//!
//! Each computer player is a rule book of its own, one to a file, that says exactly among which squares it chooses in a
//! position, and why: its [`Advice`]. By the same, it [explains](Explanation) its moves. The choice itself is drawn from a
//! seed, so that the same seed gives the same game. Every one of them plays either mark, first or second.

mod advice;
pub mod casual;
mod combination;
pub(crate) mod draw;
mod elsewhere;
mod explanation;
mod open_lines;
pub mod perfect;
pub mod random;
pub mod strategist;
pub mod trapper;

pub use advice::{Advice, Motive};
pub use combination::Combination;
pub use explanation::Explanation;
pub use open_lines::Liking;

use super::position::Position;
use super::rules::Rules;
use super::square::Square;
use super::squares::Squares;

/// Who plays the other mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// A second person at the same screen.
    Friend,
    /// A person elsewhere, to whom the game goes as a link and from whom it comes back as one.
    Correspondent,
    /// The program.
    Computer(Computer),
}

/// A way for the program to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Computer {
    /// Any free square: [`random`].
    Random,
    /// Wins and blocks, otherwise follows a line it fancies. Meant to be beaten: [`casual`].
    Casual,
    /// Any move after which no trap can be set for it: [`trapper`].
    Trapper,
    /// Eight rules, in order: [`strategist`].
    Strategist,
    /// Best play, and the most traps on the way: [`perfect`].
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

    /// What its rules say in a position: the squares among which it chooses, and why.
    ///
    /// Only [`casual`] minds the seed, from which it draws its plan. [`perfect`] is so where the [tablebase](super::tablebase)
    /// knows the values; elsewhere it goes by the rules of [`strategist`], and whoever has the time asks a search instead.
    #[must_use]
    pub fn advice(self, position: &Position, seed: u64) -> Advice {
        if position.rules() == Rules::TIC_TAC_TOE {
            self.advice_on_three_by_three(position, seed)
        } else {
            elsewhere::advice(self, position, seed)
        }
    }

    /// The same for the 3 × 3 board alone.
    fn advice_on_three_by_three(self, position: &Position, seed: u64) -> Advice {
        match self {
            Self::Random => random::advice(position),
            Self::Casual => casual::Plan::drawn(position.rules(), seed)
                .map_or_else(|| random::advice(position), |plan| casual::advice(position, plan)),
            Self::Trapper => trapper::advice(position),
            Self::Strategist => strategist::advice(position),
            Self::Perfect => perfect::advice(position),
        }
    }

    /// The squares among which it chooses in a position, all equally likely. There are none once the game is over.
    #[must_use]
    pub fn candidates(self, position: &Position, seed: u64) -> Squares {
        self.advice(position, seed).squares
    }

    /// The square that it plays in a position, or `None` when the game is over.
    ///
    /// The same position and seed always give the same square. One seed serves a whole game: a player with a plan, as
    /// [`Casual`](Self::Casual) has one, keeps it for as long as the seed stays the same.
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
        draw::one_of(self.candidates(position, seed), seed, position.taken().len())
    }

    /// The same for the 3 × 3 board, or `None` on any other: for a page that need not load the rules for those.
    #[must_use]
    pub fn reply_on_three_by_three(self, position: &Position, seed: u64) -> Option<Square> {
        if position.rules() != Rules::TIC_TAC_TOE {
            return None;
        }
        draw::one_of(self.advice_on_three_by_three(position, seed).squares, seed, position.taken().len())
    }
}

impl Opponent {
    /// The people, then all computer players, from the weakest to the strongest.
    pub const ALL: [Self; 7] = [
        Self::Friend,
        Self::Correspondent,
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
            Self::Correspondent => "link",
            Self::Computer(computer) => computer.name(),
        }
    }

    /// The opponent that an address names in lower case, if it names one.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|opponent| opponent.name() == name)
    }
}
