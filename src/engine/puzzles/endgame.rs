//! Exact values and perfect play of puzzles.
//!
//! Normal 3×3 has the [`tablebase`]. For positions with few free squares on other boards, [`Endgame`] computes them:
//! full-width negamax. A table has an entry for every position that the free squares allow. A side that can complete a
//! line does so, and otherwise takes a square on which the other side would. Neither rule changes a value: any other move
//! wins later, or loses after two marks.

use std::iter;

use crate::engine::evaluation::Value;
use crate::engine::{Mark, Objective, Position, Square, Squares, tablebase};

/// The maximum number of free squares. The table then has 3¹⁰ entries.
const MAX_FREE: u32 = 10;

/// Returns the value of a position of a puzzle or after it. On boards other than normal 3×3, returns `None` while more than
/// 10 squares are free or a game of misère goes on.
#[must_use]
pub fn value(position: &Position) -> Option<Value> {
    if tablebase::covers(position.rules()) {
        return tablebase::value(position);
    }
    Value::of_finished(position).or_else(|| Some(Endgame::new(position)?.value()))
}

/// Returns the value of a move, as [`value`] does.
#[must_use]
pub fn value_of_move(position: &Position, square: Square) -> Option<Value> {
    value(&position.play(square).ok()?).map(Value::of_last_move)
}

/// Returns the moves of a perfect game from this position to its end. Empty where [`value`] knows nothing.
///
/// ```
/// use tic_tac_toe::engine::{Rules, notation, puzzles};
///
/// // X replied to the center at a side.
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "b2 b1").game.position();
/// assert_eq!(format!("{:?}", puzzles::perfect_play(position)), "[a1, c3, a2, c1, c2]");
/// ```
#[must_use]
pub fn perfect_play(mut position: Position) -> Vec<Square> {
    if !tablebase::covers(position.rules()) {
        return Endgame::new(&position).map(|mut endgame| endgame.perfect_play()).unwrap_or_default();
    }
    let next = || {
        let square = tablebase::best_squares(&position)?.first()?;
        position = position.play(square).ok()?;
        Some(square)
    };
    iter::from_fn(next).collect()
}

/// Returns the reply that defends best, or `None` where [`value`] knows nothing or the game is over.
///
/// Of the replies with the best value, it leaves the fewest good answers.
///
/// ```
/// use tic_tac_toe::engine::{Rules, notation, puzzles};
///
/// // X has made a fork and wins. O blocks one of its lines.
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b1 a3 a2 c3").game.position();
/// assert_eq!(puzzles::defense(&position), Some("b2".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn defense(position: &Position) -> Option<Square> {
    let mut endgame = Endgame::new(position)?;
    let reply = endgame.defense(endgame.start())?;
    endgame.square(reply)
}

/// Whether a puzzle of this side is over: the game is, or the other side can complete no line any more where the value is
/// a draw.
#[must_use]
pub fn is_settled(position: &Position, solver: Mark) -> bool {
    let Some(mut endgame) = Endgame::new(position) else { return true };
    endgame.is_settled(endgame.start(), solver)
}

/// Returns the number of answers until the puzzle of the side to move [is settled](is_settled), if both sides play
/// perfectly.
#[must_use]
pub fn answers(position: &Position) -> u8 {
    Endgame::new(position).map_or(0, |mut endgame| endgame.answers())
}

/// All positions that follow from a position.
struct Endgame {
    /// The free squares of the first position. Each has a bit, and a digit in the index of the table.
    free: Vec<Square>,
    /// The lines that a side can still complete: the side, and the free squares among them.
    lines: Vec<(Mark, u16)>,
    /// The values of positions as far as they were needed.
    values: Vec<Option<Value>>,
    turn: Mark,
}

/// A position: the squares of [`Endgame::free`] that each side has taken.
#[derive(Clone, Copy)]
struct Node {
    turn: Mark,
    own: u16,
    other: u16,
}

impl Endgame {
    /// Returns the endgame of a position, or `None` if the position has too many free squares, is over, or completed lines
    /// lose.
    fn new(position: &Position) -> Option<Self> {
        let (rules, squares) = (position.rules(), position.legal_squares());
        if rules.objective() != Objective::Normal || squares.is_empty() || squares.len() > MAX_FREE {
            return None;
        }
        let free: Vec<Square> = squares.iter().collect();
        let set = |line: Squares| {
            let bits = free.iter().enumerate().filter(|(_, square)| line.contains(**square));
            bits.fold(0, |set, (bit, _)| set | 1 << bit)
        };
        let lines: Vec<Squares> = rules.lines().into_iter().map(|line| line.squares()).collect();
        let open = |mark: Mark| lines.iter().filter(move |line| (**line & position.marks(!mark)).is_empty());
        let lines = Mark::ALL.into_iter().flat_map(|mark| open(mark).map(move |line| (mark, set(*line)))).collect();
        let values = vec![None; 3_usize.pow(squares.len())];
        Some(Self { free, lines, values, turn: position.turn() })
    }

    /// Returns the value of the position.
    fn value(&mut self) -> Value {
        self.value_of(self.start())
    }

    /// Returns the moves of a perfect game to its end.
    fn perfect_play(&mut self) -> Vec<Square> {
        let (mut node, mut played) = (self.start(), Vec::new());
        loop {
            let value = self.value_of(node);
            let mut moves = bits(self.moves(node));
            let best = moves.find(|square| self.value_of(node.after(*square)).of_last_move() == value);
            let Some(square) = best else { return played };
            played.extend(self.square(square));
            node = node.after(square);
        }
    }

    /// Returns the best reply that leaves the fewest good answers.
    fn defense(&mut self, node: Node) -> Option<u16> {
        let value = self.value_of(node);
        let mut best: Option<(usize, u16)> = None;
        for square in bits(self.free_squares(node)) {
            if self.value_of(node.after(square)).of_last_move() == value {
                let answers = self.good_answers(node.after(square));
                if best.is_none_or(|(fewest, _)| answers < fewest) {
                    best = Some((answers, square));
                }
            }
        }
        best.map(|(_, square)| square)
    }

    /// Returns the number of moves that keep the result.
    fn good_answers(&mut self, node: Node) -> usize {
        let value = self.value_of(node);
        bits(self.free_squares(node))
            .filter(|square| self.value_of(node.after(*square)).of_last_move().same_result(value))
            .count()
    }

    /// Whether the game is over, or drawn because the other side can complete no line.
    fn is_settled(&mut self, node: Node, solver: Mark) -> bool {
        let free = self.free_squares(node);
        if free == 0 {
            return true;
        }
        let (solver_marks, other_marks) =
            if node.turn == solver { (node.own, node.other) } else { (node.other, node.own) };
        // The side to move places the first of the remaining marks.
        let moves_left = if node.turn == solver { free.count_ones() / 2 } else { free.count_ones().div_ceil(2) };
        let can_complete = |(side, line): &(Mark, u16)| {
            *side != solver && line & solver_marks == 0 && (line & !other_marks).count_ones() <= moves_left
        };
        !self.lines.iter().any(can_complete) && self.value_of(node) == Value::Draw
    }

    /// Plays perfectly from the start, and counts the answers of the side to move.
    fn answers(&mut self) -> u8 {
        let (mut node, mut answers) = (self.start(), 0);
        let solver = node.turn;
        while !self.is_settled(node, solver) {
            let Some(square) = self.defense(node) else { break };
            answers += u8::from(node.turn == solver);
            node = node.after(square);
        }
        answers
    }

    /// Returns the free squares, none if the game is over.
    fn free_squares(&self, node: Node) -> u16 {
        if self.is_lost(node) { 0 } else { ((1 << self.free.len()) - 1) & !(node.own | node.other) }
    }

    /// Returns the square of a bit.
    fn square(&self, bit: u16) -> Option<Square> {
        self.free.get(bit.trailing_zeros() as usize).copied()
    }

    const fn start(&self) -> Node {
        Node { turn: self.turn, own: 0, other: 0 }
    }

    fn value_of(&mut self, node: Node) -> Value {
        let index = node.index(self.free.len());
        if let Some(known) = self.values.get(index).copied().flatten() {
            return known;
        }
        let best = bits(self.moves(node)).map(|square| self.value_of(node.after(square)).of_last_move()).max();
        let value = best.unwrap_or(if self.is_lost(node) { Value::Loss(0) } else { Value::Draw });
        if let Some(entry) = self.values.get_mut(index) {
            *entry = Some(value);
        }
        value
    }

    /// Returns moves that include a best one, or none if the game is over.
    fn moves(&self, node: Node) -> u16 {
        let Node { turn, own, other } = node;
        let free = self.free_squares(node);
        let (wins, threats) = (self.completing(turn, own, other), self.completing(!turn, other, own));
        match (wins, threats) {
            _ if free == 0 => 0,
            (0, 0) => free,
            (0, threats) => threats & threats.wrapping_neg(),
            (wins, _) => wins & wins.wrapping_neg(),
        }
    }

    /// Returns the squares on which a side would complete a line.
    fn completing(&self, mark: Mark, own: u16, other: u16) -> u16 {
        let open = self.lines.iter().filter(|(side, line)| *side == mark && line & other == 0);
        open.map(|(_, line)| line & !own).filter(|lacking| lacking.is_power_of_two()).fold(0, |all, one| all | one)
    }

    /// Whether the other side has completed a line.
    fn is_lost(&self, node: Node) -> bool {
        self.lines.iter().any(|(side, line)| *side != node.turn && line & !node.other == 0)
    }
}

impl Node {
    /// Returns the position after a move.
    fn after(self, square: u16) -> Self {
        Self { turn: !self.turn, own: self.other, other: self.own | square }
    }

    /// Returns the index in the table: one digit to the base of 3 for each square. The number of marks tells the turn.
    fn index(self, squares: usize) -> usize {
        (0..squares).fold(0, |index, bit| 3 * index + usize::from(self.own >> bit & 1 | (self.other >> bit & 1) << 1))
    }
}

/// Iterates over the bits of a set.
fn bits(mut set: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let bit = set & set.wrapping_neg();
        set &= !bit;
        (bit != 0).then_some(bit)
    })
}
