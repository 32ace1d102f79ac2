//! Positions to which weights are fitted.

use std::sync::LazyLock;

use engine::patterns::{GROUPS, MAX_COUNT, classes, group, patterns};
use engine::{Mark, Position, Square};

/// A position of a game, as its patterns.
pub struct Sample {
    /// For each free square near a mark, the patterns of the side to move and of the other side.
    pub squares: Vec<[u16; 2]>,
    /// The index in `squares` of the move that was played.
    pub played: usize,
    /// For the side to move and for the other side, the number of free squares of each group, at most [`MAX_COUNT`].
    pub counts: [[u8; GROUPS]; 2],
    /// The result for the side to move: 1 for a win, ½ for a draw, 0 for a loss.
    pub result: f64,
}

/// How far from all marks a move is out of the question.
const NEAR: u8 = 2;

/// The group of each pattern.
static GROUP_OF_PATTERNS: LazyLock<Vec<usize>> = LazyLock::new(|| classes().into_iter().map(group).collect());

impl Sample {
    /// The sample of a position without its result, or `None` if the move is far from all marks.
    pub fn new(position: &Position, played: Square) -> Option<Self> {
        let turn = position.turn();
        let taken: Vec<Square> = position.taken().iter().collect();
        let is_near = |square: &Square| {
            taken.iter().any(|other| {
                square.column().abs_diff(other.column()) <= NEAR && square.row().abs_diff(other.row()) <= NEAR
            })
        };
        let (mut squares, mut counts, mut index) = (Vec::new(), [[0_u8; GROUPS]; 2], None);
        for (square, numbers) in patterns(position) {
            let numbers = [numbers[turn], numbers[!turn]];
            for (number, counts) in numbers.into_iter().zip(&mut counts) {
                if let Some(count) = GROUP_OF_PATTERNS.get(number).and_then(|group| counts.get_mut(*group)) {
                    *count = (*count + 1).min(MAX_COUNT as u8);
                }
            }
            if square == played {
                index = Some(squares.len());
            }
            if is_near(&square) {
                squares.push(numbers.map(|number| number as u16));
            }
        }
        let played = index.filter(|_| is_near(&played))?;
        Some(Self { squares, played, counts, result: 0.5 })
    }

    /// Sets the result from the winner of the game.
    pub fn set_result(&mut self, turn: Mark, winner: Option<Mark>) {
        self.result = winner.map_or(0.5, |winner| f64::from(winner == turn));
    }
}
