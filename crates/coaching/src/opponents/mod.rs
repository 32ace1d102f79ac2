//! The computer players.
//!
//! People choose one of up to five [levels](Level), or one of three players that are known by their strategies. Each has a file. It
//! defines a [`Choice`], the squares among which the player chooses in a position; the seed of the game selects one of them.
//! Explanations of a move derive from the same choice.
//!
//! The functions for normal 3×3 and for other boards are separate, so that a program can link one without the others:
//! [`medium::reply_on_three_by_three`] is [`Level::Medium`] on normal 3×3.

mod choice;
pub mod easy;
mod favorite_lines;
pub mod hard;
mod level;
mod line_heuristic;
pub mod medium;
pub mod random;
mod seeded_random;
pub mod strategist;
pub mod trapper;
mod trapper_opening;
pub mod unbeatable;
pub mod very_hard;

pub use choice::{Choice, Criterion, LineHeuristic};
pub use level::Level;

use engine::{Position, Rules, Square};

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Computer {
    /// Plays as strong as its level.
    Level(Level),
    /// Plays any free square: [`random`].
    Random,
    /// Avoids traps: [`trapper`].
    Trapper,
    /// Follows eight rules of thumb: [`strategist`].
    Strategist,
}

impl Computer {
    /// The level that plays the move of a short search: [`very_hard`].
    pub const VERY_HARD: Self = Self::Level(Level::VeryHard);

    /// The levels, from the weakest to the strongest.
    pub const LEVELS: [Self; 5] = [
        Self::Level(Level::Easy),
        Self::Level(Level::Medium),
        Self::Level(Level::Hard),
        Self::VERY_HARD,
        Self::Level(Level::Unbeatable),
    ];

    /// The players that are known by their strategies, from the weakest to the strongest.
    pub const STRATEGIES: [Self; 3] = [Self::Random, Self::Trapper, Self::Strategist];

    /// All computer players: the levels, then the strategies.
    pub const ALL: [Self; 8] = {
        let [easy, medium, hard, very_hard, unbeatable] = Self::LEVELS;
        let [random, trapper, strategist] = Self::STRATEGIES;
        [easy, medium, hard, very_hard, unbeatable, random, trapper, strategist]
    };

    /// Whether the player can lose on normal 3×3. The tests count its games.
    pub const fn can_lose_on_three_by_three(self) -> bool {
        match self {
            Self::Level(level) => !matches!(level, Level::VeryHard | Level::Unbeatable),
            Self::Random => true,
            Self::Trapper | Self::Strategist => false,
        }
    }

    /// Whether the player plays the result of an analysis with a time limit, on boards that the [`tablebase`](engine::tablebase)
    /// does not cover.
    pub const fn analyzes(self) -> bool {
        matches!(self, Self::Level(Level::Unbeatable))
    }

    /// Returns the name in lower case, as in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::Random => "random",
            Self::Trapper => "trapper",
            Self::Strategist => "strategist",
        }
    }

    /// Returns the squares among which the player chooses in a position, and why.
    ///
    /// Only [`medium`] and [`easy`] use the seed, to draw lines and attention.
    pub fn choice(self, position: &Position, seed: u64) -> Choice {
        if position.rules() == Rules::TIC_TAC_TOE {
            return match self {
                Self::Level(Level::Easy) | Self::Random => random::choice(position),
                Self::Level(Level::Medium) => medium::choice_on_three_by_three(position, seed),
                Self::Level(Level::Hard) => hard::choice_on_three_by_three(position),
                Self::Trapper => trapper::choice_on_three_by_three(position),
                Self::Strategist => strategist::choice_on_three_by_three(position),
                Self::Level(Level::VeryHard | Level::Unbeatable) => unbeatable::choice(position),
            };
        }
        match self {
            Self::Level(Level::Easy) => easy::choice_on_other_boards(position, seed),
            Self::Random => random::choice(position),
            Self::Level(Level::Medium) => medium::choice_on_other_boards(position, seed),
            Self::Level(Level::Hard) => hard::choice_on_other_boards(position),
            Self::Trapper => trapper::choice_on_other_boards(position),
            Self::Strategist => strategist::choice_on_other_boards(position),
            Self::Level(Level::VeryHard | Level::Unbeatable) => unbeatable::choice(position),
        }
    }

    /// Returns the square that the player plays in a position, or `None` once the game is over.
    ///
    /// The same position and seed always give the same square. A game keeps one seed.
    ///
    /// ```
    /// use coaching::{Computer, Level};
    /// use engine::{Rules, notation};
    ///
    /// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1").game.position();
    /// assert_eq!(Computer::Level(Level::Unbeatable).reply(&position, 1), Some("b2".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reply(self, position: &Position, seed: u64) -> Option<Square> {
        self.choice(position, seed).square(position, seed)
    }
}
