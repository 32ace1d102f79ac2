//! Computer players for m,n,k-games, and a coach that explains moves.
//!
//! ```
//! use coaching::{Computer, Level};
//! use engine::{Rules, notation};
//!
//! let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1").game.position();
//! assert_eq!(Computer::Level(Level::Unbeatable).reply(&position, 1), Some("b2".parse()?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`opponents`] play, each with its own strength and strategy, and explain their moves.
//! - [`coach`] gives hints, reasons and reviews.
//! - [`lesson`] has a position for each rule of thumb.
//! - [`puzzles`] are positions with a single good move.
//!
//! Everything is pure, and knows only the crate [`engine`].

pub mod coach;
pub mod lesson;
pub mod opponents;
pub mod puzzles;
mod square_kind;

pub use opponents::{Computer, Level};
