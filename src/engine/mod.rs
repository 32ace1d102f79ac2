//! The game itself: rules, positions, games, their notation, exact values and computer players.
//!
//! Nothing here knows of a browser or of a screen; all of it builds and tests natively. One noun per file, from the
//! smallest up: a [`Mark`] is put on a [`Square`]; [`Squares`] is a set of them; [`Rules`] say which board it is and
//! what wins; a [`Position`] is one moment of play and knows its [`Outcome`]; a [`Game`] is the moves that were played
//! and where the reader stands in them; [`notation`] writes all of that down and reads it back, and a [`text`] is a whole
//! game for people to read.
//!
//! On these stands what analyzes a position: the [`tablebase`] knows the exact value of every move, [`tactics`] sees what a
//! side threatens, [`reasons`] put a good move into the terms of eight well-known rules, and the [`opponents`] play and
//! explain themselves. A [`hint`] is the best move with its reason, a [`review`] analyzes the moves of a whole game.
//!
//! Other boards than that of 3 × 3 take time: the [`solver`] finds exact results where the board has up to 64 squares, the
//! [`search`] looks ahead on any board, and the [`analyzer`] asks both for an [`evaluation`].
//!
//! ```
//! use tic_tac_toe::engine::{Game, Mark, Outcome, Rules};
//!
//! let mut game = Game::new(Rules::TIC_TAC_TOE);
//! for name in ["a1", "b1", "b2", "a2", "c3"] {
//!     game.play(name.parse()?)?;
//! }
//! assert_eq!(game.position().to_string(), "X O .\nO X .\n. . X");
//! assert!(matches!(game.position().outcome(), Some(Outcome::Won { by: Mark::X, .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod analyzer;
pub mod decimal;
pub mod evaluation;
pub mod game;
pub mod hint;
pub mod line;
pub mod mark;
mod mixing;
pub mod notation;
pub mod opponents;
pub mod outcome;
pub mod place;
pub mod position;
pub mod reasons;
pub mod review;
pub mod rules;
pub mod search;
pub mod solver;
pub mod square;
pub mod squares;
pub mod tablebase;
pub mod tactics;
pub mod text;

pub use game::Game;
pub use line::{Direction, Line};
pub use mark::{ByMark, Mark};
pub use opponents::{Computer, Opponent};
pub use outcome::Outcome;
pub use position::{IllegalMove, ImpossiblePosition, Position};
pub use rules::{Objective, Rules, RulesError};
pub use square::Square;
pub use squares::Squares;
