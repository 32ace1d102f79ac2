//! Exact values of positions with few free squares, by full-width negamax.
//!
//! A table has an entry for every position that the free squares allow. In normal games, a side that can complete a line does
//! so, and otherwise takes a square on which the other side would. Neither rule changes a value: any other move wins later,
//! or loses after two marks.

use crate::board::{Mark, Square, Squares};
use crate::evaluation::Value;
use crate::position::Position;
use crate::rules::Objective;

/// The maximum number of free squares. The table then has 3¹⁰ entries.
pub(crate) const MAX_FREE: u32 = 10;

/// All positions that follow from a position.
#[derive(Debug)]
pub struct Endgame {
    /// The free squares of the first position. Each has a bit, and a digit in the index of the table.
    free: Vec<Square>,
    /// The lines that a side can still complete: the side, and the free squares among them.
    lines: Vec<(Mark, u16)>,
    /// The values of positions as far as they were needed.
    values: Vec<Option<Value>>,
    objective: Objective,
    start: Node,
}

/// A position: which of the free squares of the first position each side has taken.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    turn: Mark,
    own: u16,
    other: u16,
}

/// Returns the value of a position, or `None` while more than 10 squares are free, or if longer lines do not count.
pub fn value(position: &Position) -> Option<Value> {
    Value::of_finished(position).or_else(|| {
        let mut endgame = Endgame::new(position)?;
        Some(endgame.value(endgame.start()))
    })
}

impl Endgame {
    /// Returns the endgame of a position, or `None` if the position has more than 10 free squares or is over, or if longer lines do
    /// not count.
    pub fn new(position: &Position) -> Option<Self> {
        let (rules, squares) = (position.rules(), position.legal_squares());
        if squares.is_empty() || squares.len() > MAX_FREE || !rules.counts_overlines() {
            return None;
        }
        let mut endgame = Self {
            free: squares.iter().collect(),
            lines: Vec::new(),
            values: vec![None; 3_usize.pow(squares.len())],
            objective: rules.objective(),
            start: Node { turn: position.turn(), own: 0, other: 0 },
        };
        for line in rules.lines().into_iter().map(|line| line.squares()) {
            let open = Mark::ALL.into_iter().filter(|mark| (line & position.marks(!*mark)).is_empty());
            let set = endgame.set(line);
            endgame.lines.extend(open.map(|mark| (mark, set)));
        }
        Some(endgame)
    }

    /// Returns the first position.
    pub const fn start(&self) -> Node {
        self.start
    }

    /// Returns a position that follows from the first one.
    pub(crate) fn node(&self, position: &Position) -> Node {
        let [own, other] = [position.turn(), !position.turn()].map(|mark| self.set(position.marks(mark)));
        Node { turn: position.turn(), own, other }
    }

    /// Returns the value of a position for the side to move.
    pub fn value(&mut self, node: Node) -> Value {
        let index = node.index(self.free.len());
        if let Some(known) = self.values.get(index).copied().flatten() {
            return known;
        }
        let best = bits(self.moves(node)).map(|square| self.value(node.after(square)).of_last_move()).max();
        let value = best.unwrap_or(match self.objective {
            _ if !self.has_line(node) => Value::Draw,
            Objective::Normal => Value::Loss(0),
            Objective::Misere => Value::Win(0),
        });
        if let Some(entry) = self.values.get_mut(index) {
            *entry = Some(value);
        }
        value
    }

    /// Returns moves that include a best one, or none if the game is over.
    pub fn moves(&self, node: Node) -> u16 {
        let Node { turn, own, other } = node;
        let free = self.free_squares(node);
        if free == 0 || self.objective == Objective::Misere {
            return free;
        }
        match (self.completing(turn, own, other), self.completing(!turn, other, own)) {
            (0, 0) => free,
            (0, threats) => threats & threats.wrapping_neg(),
            (wins, _) => wins & wins.wrapping_neg(),
        }
    }

    /// Returns the free squares, none if the game is over.
    pub fn free_squares(&self, node: Node) -> u16 {
        if self.has_line(node) { 0 } else { self.untaken(node) }
    }

    /// Returns the squares without a mark, also once the game is over.
    pub(crate) fn untaken(&self, node: Node) -> u16 {
        ((1 << self.free.len()) - 1) & !(node.own | node.other)
    }

    /// Whether a completed line wins.
    pub fn line_wins(&self) -> bool {
        self.objective == Objective::Normal
    }

    /// Whether the side that moved last has completed a line.
    pub(crate) fn has_line(&self, node: Node) -> bool {
        self.lines.iter().any(|(side, line)| *side != node.turn && line & !node.other == 0)
    }

    /// Whether a side may still complete a line, with this number of moves left.
    pub fn can_complete_line(&self, node: Node, mark: Mark, moves_left: u32) -> bool {
        let (own, other) = if mark == node.turn { (node.own, node.other) } else { (node.other, node.own) };
        let is_in_reach =
            |(side, line): &(Mark, u16)| *side == mark && line & other == 0 && (line & !own).count_ones() <= moves_left;
        self.lines.iter().any(is_in_reach)
    }

    /// Returns the squares of a set.
    pub fn squares(&self, set: u16) -> Squares {
        self.free.iter().enumerate().filter(|(bit, _)| set >> bit & 1 == 1).map(|(_, square)| *square).collect()
    }

    /// Returns the number of entries of a table with all positions.
    pub(crate) const fn len(&self) -> usize {
        self.values.len()
    }

    /// Returns the index of a position in such a table.
    pub(crate) const fn index(&self, node: Node) -> usize {
        node.index(self.free.len())
    }

    /// Returns the free squares of the first position in a set.
    fn set(&self, squares: Squares) -> u16 {
        let bits = self.free.iter().enumerate().filter(|(_, square)| squares.contains(**square));
        bits.fold(0, |set, (bit, _)| set | 1 << bit)
    }

    /// Returns the squares on which a side would complete a line.
    fn completing(&self, mark: Mark, own: u16, other: u16) -> u16 {
        let open = self.lines.iter().filter(|(side, line)| *side == mark && line & other == 0);
        open.map(|(_, line)| line & !own).filter(|lacking| lacking.is_power_of_two()).fold(0, |all, one| all | one)
    }
}

impl Node {
    /// Returns the side to move.
    pub const fn turn(self) -> Mark {
        self.turn
    }

    /// Returns the position after a move.
    pub fn after(self, square: u16) -> Self {
        Self { turn: !self.turn, own: self.other, other: self.own | square }
    }

    /// Returns the index in the table: one digit to the base of 3 for each square. The number of marks tells the turn.
    const fn index(self, squares: usize) -> usize {
        let (mut index, mut bit) = (0, 0);
        while bit < squares {
            index = 3 * index + (self.own >> bit & 1 | (self.other >> bit & 1) << 1) as usize;
            bit += 1;
        }
        index
    }
}

/// Iterates over the bits of a set.
pub fn bits(mut set: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let bit = set & set.wrapping_neg();
        set &= !bit;
        (bit != 0).then_some(bit)
    })
}
