//! The search for boards that are too large to be solved: what is the best move, and can that be proved?
//!
//! It looks ahead deeper and deeper until it is stopped (`alpha_beta`). It knows of every line how many marks are on it
//! (`board`), tries first what is forced (`must_play`), and finds wins by fours far beyond its depth (`vcf`). Whatever it
//! calls proved is so: a guess never has part in that. One reservation remains: its tables tell positions apart by Zobrist
//! keys of 64 bits, so that each look-up mistakes one position for another with a chance of about 2⁻⁶³.
//!
//! There is no clock in here. Whoever asks says when it is enough, and is asked that often.
//!
//! ```
//! use tic_tac_toe::engine::search::{Limits, Prospect, Search};
//! use tic_tac_toe::engine::{Objective, Rules, notation};
//!
//! let rules = Rules::new(15, 15, 5, Objective::Normal)?;
//! let position = notation::read_moves(rules, "h8 a1 i8 c1 j8 e1").game.position();
//! let found = Search::new(rules, 1 << 20).best_move(&position, Limits::NONE, &mut || false, &mut |_| {}).unwrap();
//! assert_eq!(found.prospect, Prospect::Win { within: 3 });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod alpha_beta;
mod board;
mod effort;
mod evaluate;
mod history;
mod lines;
mod move_picker;
mod must_play;
mod report;
mod root;
mod score;
mod transposition;
mod vcf;
mod zobrist;

pub use report::{Found, Limits, Prospect, chance};
pub use root::{DEFAULT_MEMORY, Search};
