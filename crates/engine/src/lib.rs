//! m,n,k-games such as tic-tac-toe and gomoku, on boards of up to 20 × 20: rules, positions, games, notation, exact values, a
//! solver and a search. The engine knows no browser and no user interface.
//!
//! ```
//! use engine::{Game, Limits, Position, Rules, Search, Solver};
//!
//! let rules: Rules = "15x15x5".parse()?;
//! let game = Game::parse(rules, "h8 i9 g7")?;
//! let analysis = Search::new(rules).best(&game.position(), Limits::nodes(100_000))?;
//! println!("{analysis}"); // the best move, its winning chance and the depth, such as h7: 35 %, depth 9
//!
//! let rules: Rules = "5x5x4".parse()?;
//! let result = Solver::new(rules)?.result(&Position::new(rules), Limits::none())?;
//! println!("{result}"); // draw
//!
//! let error = Game::parse(rules, "a1 a1").unwrap_err();
//! println!("{error}"); // move 2: a1 is taken
//! # assert_eq!(result, engine::Wdl::Draw);
//! # assert_eq!(error.to_string(), "move 2: a1 is taken");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A game
//!
//! On the board, a [`Mark`] stands on a [`Square`]; [`Squares`] is a set, and a [`Line`] is squares that win together. [`Rules`]
//! define the board and the [`Objective`]. A [`Position`] has an [`Outcome`] once the game is over. A [`Game`] is a start, the
//! moves and a cursor. [`notation`] reads and writes all of these; the crate `records` has whole games as texts and files.
//!
//! # Its value
//!
//! | to find | use | boards |
//! |---|---|---|
//! | the best move, as good as the [`Limits`] allow | [`Analyzer`] | all |
//! | the same by heuristic search alone, the best lines, or with several threads | [`Search`] | all |
//! | the result with best play, proven | [`Solver`] | up to 64 squares |
//! | the exact value at once | [`tablebase`] | up to 10 squares |
//! | wins, threats and forks of the next moves | [`tactics`] | all |
//!
//! [`other_games`] has games with other rules, such as ultimate.
//!
//! The result is an [`Analysis`] with an [`Evaluation`] for the side to move, [`Variations`], or a [`Wdl`]. [`Analyses`] stores the
//! results of a game, and [`book`] has those of openings that take the solver long.
//!
//! [`endgame`] has the exact values of all boards with few free squares, [`symmetry`] the turns and reflections of a board, and
//! [`renju`] the moves that black may not make.
//!
//! # Features
//!
//! | feature | adds |
//! |---|---|
//! | `clock` (default) | limits of time |
//! | `threads` (default) | searches with several threads |
//! | `renju` (default) | rules by which longer lines do not count: exactly five, and renju with its fouls |
//! | `small` | fewer copies of long functions, for a small download |

mod analysis;
mod board;
#[doc(hidden)]
pub mod decimal;
pub mod endgame;
mod evaluation;
mod game;
mod limits;
mod mixing;
#[doc(hidden)]
pub mod named;
pub mod notation;
pub mod other_games;
mod outcome;
mod position;
pub mod renju;
mod reserve;
mod rules;
mod search;
mod solver;
pub mod symmetry;
pub mod tablebase;
pub mod tactics;

pub use analysis::{Analyses, Analyzer, book};
pub use board::{ByMark, Direction, LONGEST_SIDE, Line, Mark, Square, Squares};
pub use evaluation::{Analysis, BestMove, Evaluation, OtherRules, Proof, Value, Wdl, winning_chance};
pub use game::Game;
pub use limits::Limits;
#[doc(no_inline)]
pub use notation::{MoveListError, ParseRulesError, SquareError};
pub use outcome::Outcome;
pub use position::{IllegalMove, ImpossiblePosition, Position};
pub use rules::{Objective, Rules, RulesError};
#[doc(hidden)]
pub use search::patterns;
pub use search::{Search, Variation, Variations};
pub use solver::{Solver, Unproven, UnsolvableRules};
