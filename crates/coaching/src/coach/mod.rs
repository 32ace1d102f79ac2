//! Explains the game: rules of thumb, the reason of a move, the best move with its reason, what a move overlooked, and the review
//! of a game.
//!
//! ```
//! use coaching::coach::{self, ForkBlock, Reason};
//! use engine::{Rules, notation};
//!
//! let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3").game.position();
//! assert_eq!(position.to_string(), "X . .\n. O .\n. . X");
//!
//! // A side makes two in a row. X has to block on the opposite side, and has no time for a fork.
//! let Some(Reason::BlockFork { forks, by }) = coach::reason(&position, "b1".parse()?) else { panic!("a good move") };
//! assert_eq!(format!("{forks:?}"), "{c1, a3}");
//! assert!(matches!(by, ForkBlock::Force { reply, .. } if reply == "b3".parse()?));
//!
//! // A corner loses.
//! assert_eq!(coach::reason(&position, "c1".parse()?), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod facts;
mod fork_block;
mod hint;
mod line_reason;
mod oversight;
mod reason;
mod review;
mod rows;
mod rule_of_thumb;
mod shown_values;

pub use fork_block::ForkBlock;
pub use hint::{Hint, hint, urgent, with_threat};
pub use line_reason::line_reason;
pub use oversight::{Oversight, obvious_value, oversight};
pub use reason::{Reason, reason};
pub use review::{MoveQuality, MoveReview, Review, review};
pub use rule_of_thumb::RuleOfThumb;
pub use shown_values::{
    best_of_few, fastest_wins, has_all_moves, leaves_out_draws, promising_moves, shown_values, shows_few_values,
    value_with_moves,
};
