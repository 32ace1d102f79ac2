//! The games for the crate `minimax`: a move that wins or prevents a loss is the only one, and the others are ordered
//! by their lines.

use std::cmp::Reverse;
use std::rc::Rc;

use engine::{Rules, Square};
use minimax::{Evaluation, Evaluator, Game, Winner};

/// The constants of a game.
struct Board {
    all: u64,
    lines: Vec<u64>,
    in_a_row: u32,
    /// The number of lines through each square.
    lines_through: [usize; 64],
    /// A random number for each side and square.
    hashes: [[u64; 64]; 2],
}

/// A position.
#[derive(Clone)]
pub struct State {
    board: Rc<Board>,
    mover: u64,
    other: u64,
    hash: u64,
}

/// A square, as a set of one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Move(u64);

/// Any m,n,k-game of up to 64 squares.
pub struct AnyBoard;

impl State {
    /// The empty board.
    pub fn empty(rules: Rules) -> Self {
        let columns = rules.columns();
        let bit = |square: Square| 1_u64 << (square.row() * columns + square.column());
        let set = |squares: engine::Squares| squares.iter().fold(0, |set, square| set | bit(square));
        let lines: Vec<u64> = rules.lines().into_iter().map(|line| set(line.squares())).collect();
        let through = |number: usize| lines.iter().filter(|line| **line >> number & 1 != 0).count();
        let mut random = fastrand::Rng::with_seed(0);
        let board = Board {
            all: set(rules.squares()),
            in_a_row: rules.in_a_row().into(),
            lines_through: std::array::from_fn(through),
            hashes: std::array::from_fn(|_| std::array::from_fn(|_| random.u64(..))),
            lines,
        };
        Self { board: Rc::new(board), mover: 0, other: 0, hash: 0 }
    }

    /// The number of squares.
    pub fn squares(&self) -> u8 {
        self.board.all.count_ones() as u8
    }

    fn free(&self) -> u64 {
        self.board.all & !(self.mover | self.other)
    }

    /// The squares on which a side completes a line.
    fn completing(&self, own: u64, others: u64) -> u64 {
        let missing = |line: &u64| if line & others == 0 { line & !own } else { 0 };
        let missing = self.board.lines.iter().map(missing).filter(|squares| squares.is_power_of_two());
        missing.fold(0, |all, square| all | square)
    }

    /// Swaps the sides before a square is taken, or after it is freed.
    fn turn(&mut self, square: u64) {
        std::mem::swap(&mut self.mover, &mut self.other);
        let [first, second] = &self.board.hashes;
        let first_moves = (self.mover | self.other).count_ones().is_multiple_of(2);
        let hashes = if first_moves { first } else { second };
        self.hash ^= at(hashes, square);
    }
}

/// The value of a square.
#[expect(clippy::indexing_slicing, reason = "the number is less than 64")]
const fn at<T: Copy>(values: &[T; 64], square: u64) -> T {
    values[square.trailing_zeros() as usize & 63]
}

impl Game for AnyBoard {
    type S = State;
    type M = Move;

    fn generate_moves(state: &State, moves: &mut Vec<Move>) -> Option<Winner> {
        if let Some(winner) = Self::get_winner(state) {
            return Some(winner);
        }
        let wins = state.completing(state.mover, state.other);
        let threats = state.completing(state.other, state.mover);
        let only = if wins != 0 { wins } else { threats };
        if only != 0 {
            moves.push(Move(only & only.wrapping_neg()));
            return None;
        }
        let mut rest = state.free();
        while rest != 0 {
            moves.push(Move(rest & rest.wrapping_neg()));
            rest &= rest - 1;
        }
        moves.sort_by_key(|square| Reverse(at(&state.board.lines_through, square.0)));
        None
    }

    fn apply(state: &mut State, square: Move) -> Option<State> {
        state.turn(square.0);
        state.other |= square.0;
        None
    }

    fn undo(state: &mut State, square: Move) {
        state.other &= !square.0;
        state.turn(square.0);
    }

    fn get_winner(state: &State) -> Option<Winner> {
        if state.board.lines.iter().any(|line| line & !state.other == 0) {
            Some(Winner::PlayerJustMoved)
        } else if state.free() == 0 {
            Some(Winner::Draw)
        } else {
            None
        }
    }

    fn zobrist_hash(state: &State) -> u64 {
        state.hash
    }

    fn table_index(square: Move) -> u16 {
        square.0.trailing_zeros() as u16
    }

    fn max_table_index() -> u16 {
        63
    }
}

/// Evaluates the open lines of each side, with more weight for more marks.
pub struct OpenLines;

impl Evaluator for OpenLines {
    type G = AnyBoard;

    fn evaluate(&self, state: &State) -> Evaluation {
        let open = |own: u64, others: u64| -> i32 {
            let lines = state.board.lines.iter().filter(|line| *line & others == 0);
            lines.map(|line| 1 << (2 * (line & own).count_ones().min(state.board.in_a_row - 1))).sum()
        };
        let difference = open(state.mover, state.other) - open(state.other, state.mover);
        difference.clamp(-10_000, 10_000) as Evaluation
    }
}
