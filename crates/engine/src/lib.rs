//! m,n,k-games such as tic-tac-toe and gomoku: rules, positions, games and their notation, exact values, solver, search and
//! analysis.
//!
//! The engine uses neither browser nor user interface. Each file has one noun. From the smallest up:
//!
//! - On the [`board`], a [`Mark`] stands on a [`Square`]; [`Squares`] is a set, and a [`Line`] is squares that win
//!   together. [`Rules`] define board and objective. A [`Position`] has an [`Outcome`] once the game is over. A [`Game`]
//!   is a start, the moves and a cursor.
//! - [`notation`] reads and writes squares, moves, boards and positions. The crate `records` has whole games as texts and files.
//! - The [`tablebase`] knows the exact values of boards of up to 10 squares, and `endgame` those of positions with few
//!   free squares. The [`solver`] proves results on boards of up to 64 squares. The [`search`] estimates positions of
//!   any board, and proves some. The [`evaluation`] defines the form of results.
//! - The [`analysis`] combines these three. Its book has results of openings that take the solver long, [`Analyses`] stores
//!   the results of a game.
//! - [`renju`] knows the fouls: moves that X may not make by those rules.
//! - [`tactics`] finds immediate wins and forks.
//!
//! ```
//! use engine::{Game, Mark, Outcome, Rules};
//!
//! let mut game = Game::new(Rules::TIC_TAC_TOE);
//! for name in ["a1", "b1", "b2", "a2", "c3"] {
//!     game.play(name.parse()?)?;
//! }
//! assert_eq!(game.position().to_string(), "X O .\nO X .\n. . X");
//! assert!(matches!(game.position().outcome(), Some(Outcome::Won { by: Mark::X, .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod analysis;
pub mod board;
pub mod decimal;
pub mod endgame;
pub mod evaluation;
pub mod game;
pub mod mixing;
pub mod named;
pub mod notation;
pub mod outcome;
pub mod position;
pub mod renju;
mod reserve;
pub mod rules;
pub mod search;
pub mod solver;
pub mod square_kind;
pub mod symmetry;
pub mod tablebase;
pub mod tactics;

pub use analysis::analyses::Analyses;
pub use board::{ByMark, Direction, Line, Mark, Square, Squares};
pub use game::Game;
pub use outcome::Outcome;
pub use position::{IllegalMove, ImpossiblePosition, Position};
pub use rules::{Objective, Rules, RulesError};
