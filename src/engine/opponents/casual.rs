//! **Casual** wins if it can and blocks if it must, but does not see further. It is meant to be beaten.
//!
//! Before the game it takes a fancy to a line or to a pair of lines, its [`Plan`]. Its rules, in order:
//!
//! 1. Complete a line.
//! 2. Take a square on which the other side would complete a line.
//! 3. While the plan is open, take a free square of it.
//! 4. Take any free square.
//!
//! Where a rule leaves a choice, every square is equally likely. The same plan can be drawn up for any board; on others
//! than that of 3 × 3, another one is drawn up when a mark of the other side is on it. In misère, where completing a line
//! loses, there is no plan, and it takes any square on which it completes none.

use super::{Advice, Motive, draw};
use crate::engine::{Line, Position, Rules, Squares};

/// What Casual fancies: the squares of a line, or of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plan(Squares);

impl Plan {
    /// Every plan for a board: each line and each pair of lines, on 3 × 3 8 + 28.
    #[must_use]
    pub fn all(rules: Rules) -> Vec<Self> {
        let lines: Vec<Squares> = rules.lines().into_iter().map(Line::squares).collect();
        // A line paired with itself stands for the line alone.
        lines
            .iter()
            .enumerate()
            .flat_map(|(number, first)| lines.iter().skip(number).map(|second| Self(*first | *second)))
            .collect()
    }

    /// The plan for the game that is played with this seed, each equally likely. `None` only if the board had no line,
    /// and every board has one.
    #[must_use]
    pub fn drawn(rules: Rules, seed: u64) -> Option<Self> {
        let lines = rules.lines();
        let plans = u32::try_from(lines.len() * (lines.len() + 1) / 2).ok()?;
        let mut number = draw::number_for_the_game(plans, seed) as usize;
        // All of them would be many on a large board. They are counted in the order in which they would be listed.
        let mut rest = lines.as_slice();
        while number >= rest.len() {
            number -= rest.len();
            rest = rest.get(1..)?;
        }
        Some(Self(rest.first()?.squares() | rest.get(number)?.squares()))
    }

    /// The squares of its lines, whatever is on them.
    #[must_use]
    pub const fn squares(self) -> Squares {
        self.0
    }

    /// The free squares of the plan while it is open, which it is as long as the other side has no mark on it. Otherwise
    /// none.
    pub(super) fn open_squares(self, position: &Position) -> Squares {
        let spoilt = !(self.0 & position.marks(!position.turn())).is_empty();
        if spoilt { Squares::EMPTY } else { self.0 & position.legal_squares() }
    }
}

/// What its rules say in a position when it has this plan.
///
/// ```
/// use tic_tac_toe::engine::opponents::casual::{self, Plan};
/// use tic_tac_toe::engine::{Rules, notation};
///
/// let mut plans = Plan::all(Rules::TIC_TAC_TOE).into_iter();
/// let right_column = plans.find(|plan| format!("{plan:?}") == "Plan({c1, c2, c3})").unwrap();
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "c1 a1").game.position();
/// assert_eq!(position.to_string(), "O . X\n. . .\n. . .");
/// assert_eq!(format!("{:?}", casual::advice(&position, right_column).squares), "{c2, c3}");
/// ```
#[must_use]
pub fn advice(position: &Position, plan: Plan) -> Advice {
    Advice::pressing(position)
        .or_else(|| Advice::of(Motive::Plan(plan), plan.open_squares(position)))
        .unwrap_or_else(|| Advice::any_free(position))
}
