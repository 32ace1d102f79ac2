//! Who answers: a friend at the same screen, or one of the computer players.
//!
//! Each computer player is a rule book of its own, one to a file, that says exactly among which squares it chooses in a
//! position. The choice itself is drawn from a seed, so that the same seed gives the same game. Every one of them plays
//! either mark, first or second.

pub mod casual;
mod draw;
pub mod perfect;
pub mod random;
pub mod strategist;
pub mod trapper;

use super::position::Position;
use super::reasons::Reason;
use super::square::Square;
use super::squares::Squares;

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

    /// The squares among which it chooses in a position, all equally likely. There are none once the game is over.
    ///
    /// Only [`casual`] minds the seed, from which it draws its plan.
    #[must_use]
    pub fn candidates(self, position: &Position, seed: u64) -> Squares {
        match self {
            Self::Random => random::candidates(position),
            Self::Casual => casual::Plan::drawn(position.rules(), seed)
                .map_or_else(|| random::candidates(position), |plan| casual::candidates(position, plan)),
            Self::Trapper => trapper::candidates(position),
            Self::Strategist => strategist::candidates(position),
            Self::Perfect => perfect::candidates(position),
        }
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

    /// Which rule it followed with a move and what the rule found in it. `None` for a move that it would not make, and
    /// for players that follow no such rules: only [`Strategist`](Self::Strategist) does.
    ///
    /// ```
    /// use tic_tac_toe::engine::reasons::Reason;
    /// use tic_tac_toe::engine::{Computer, Rules, notation};
    ///
    /// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1").game.position();
    /// let reply = Computer::Strategist.reply(&position, 1).unwrap();
    /// assert_eq!(Computer::Strategist.rule_followed(&position, reply), Some(Reason::Centre));
    /// ```
    #[must_use]
    pub fn rule_followed(self, position: &Position, square: Square) -> Option<Reason> {
        match self {
            Self::Strategist => strategist::reason(position, square),
            Self::Random | Self::Casual | Self::Trapper | Self::Perfect => None,
        }
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
