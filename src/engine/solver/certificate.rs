//! Why a side achieves what it wants, in so few words that the reason can be used again elsewhere.

use super::lines::{Lines, each};

/// Why the attacker completes a line before the defender does.
///
/// It still does if the defender first takes a square that matters for none of this: then the attacker plays as if
/// nothing had happened. Such a square is a free move of the defender, though, and with enough of them it would complete
/// a line of its own. So the certificate counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Win {
    /// The squares that the attacker takes, and those of the defender's replies that were looked at.
    pub(super) squares: u64,
    /// The squares that the defender is forced to take by threats.
    pub(super) forced: u64,
    /// The most moves that the defender is free to choose before the end.
    pub(super) free_moves: u8,
}

impl Win {
    /// The attacker completes a line now, or one of two with its next move but one.
    pub(super) const fn at_once(squares: u64) -> Self {
        Self { squares, forced: squares, free_moves: 0 }
    }

    /// The attacker takes a square, and that forces the defender to reply with another.
    pub(super) const fn after_threat(self, square: u64, reply: u64) -> Self {
        Self { squares: self.squares | square | reply, forced: self.forced | reply, ..self }
    }

    /// The squares with which the defender can hope to prevent this win instead of the move that was refuted by it, or
    /// of passing; `defence` are the lines of the defender before that move.
    ///
    /// Besides the squares of the win itself, these are all lines that the defender might complete meanwhile: it gets the
    /// squares it is forced to take, its free moves with this one, and the move that completes the line.
    pub(super) fn after_free_move(self, defence: &Lines) -> Self {
        let free_moves = self.free_moves.saturating_add(1);
        let dangerous = |need: u64| (need & !self.forced).count_ones() <= u32::from(free_moves) + 1;
        let squares =
            defence.as_slice().iter().filter(|need| dangerous(**need)).fold(self.squares, |all, need| all | need);
        Self { squares, free_moves, ..self }
    }

    /// The same after the squares have been moved elsewhere.
    pub(super) fn map(self, turn: impl Fn(u64) -> u64) -> Self {
        Self { squares: turn(self.squares), forced: turn(self.forced), ..self }
    }

    /// Both, where the defender has the choice.
    pub(super) fn or(self, other: Self) -> Self {
        Self {
            squares: self.squares | other.squares,
            forced: self.forced | other.forced,
            free_moves: self.free_moves.max(other.free_moves),
        }
    }
}

/// Adds squares to a set until the attacker needs at least two of the set for each of its lines.
///
/// The defender threatens to complete a line and relies on the attacker's having to prevent that. That holds even if the
/// attacker owns all squares outside the set, as long as it cannot complete a line of its own with one move.
pub(super) fn with_two_of_each(attack: &Lines, mut squares: u64) -> u64 {
    for need in attack.as_slice() {
        for square in each(need & !squares) {
            if (need & squares).count_ones() >= 2 {
                break;
            }
            squares |= square;
        }
    }
    squares
}
