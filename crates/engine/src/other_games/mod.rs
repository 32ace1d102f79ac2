//! Games on 3 × 3 boards with other rules than m,n,k-games.
//!
//! ```
//! use engine::Limits;
//! use engine::other_games::{Game, Variant, best};
//!
//! let mut game = Game::parse(Variant::Infinite, "b1 b2 a1")?;
//! let position = game.position();
//! let moves = best(&position.values(Limits::none()));
//! let names: Vec<String> = moves.iter().map(|played| position.name_of(*played)).collect();
//! assert_eq!(names, ["c1"]); // blocks
//! game.play(moves[0])?;
//!
//! let error = Game::parse(Variant::Infinite, "b1 b1").unwrap_err();
//! assert_eq!(error.to_string(), "move 2: b1 is taken");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Variant`] is the name of a game. A [`Game`] is the moves played, and gives the [`GamePosition`] after them, which knows
//! rules, values and their [`Explanation`]. A [`Level`] chooses moves.
//!
//! A game is a folder with an implementation of [`GamePosition`], and a line in the list of `variant.rs`.

mod explanation;
mod game;
mod grid;
mod infinite;
mod level;
mod notakto;
mod position;
mod solved;
mod ultimate;
mod variant;
mod wild;

pub use explanation::{BoardKind, Explanation, Loss};
pub use game::{Game, MoveError, MoveProblem};
pub use level::Level;
pub use position::{Ending, GamePosition, IllegalMove, Move, best};
pub use ultimate::Ultimate;
pub use variant::Variant;
