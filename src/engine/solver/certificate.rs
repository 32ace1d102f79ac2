//! Certificates of the two-sided game: the winner's reasons, in a form that refutes other moves of the loser as well.
//!
//! **A prevention** is certified by a relevance zone *Z* (λ-search, Thomsen 2000): the defender still prevents every
//! line of the attacker if the attacker owns all free squares outside *Z*. Therefore a prevention that refutes one move
//! of the attacker refutes every move outside *Z*.
//!
//! The defender may rely on threats of its own, which the attacker has to answer. An attacker who can complete a line
//! does not answer. So the zone contains at least two squares of each line of the attacker ([`with_two_of_each`]): even
//! with all squares outside *Z*, the attacker is two moves from completing one.
//!
//! **A win** of the attacker needs more than a zone, because free moves of the defender elsewhere may complete a line
//! of the defender's. [`Win`] therefore counts the defender's free moves until the end and collects the squares that
//! the defender is forced to take. Suppose the defender plays *m* outside the zone, and the attacker continues as if
//! nothing had happened. By the end, the defender has at most *m*, its free moves, its forced squares, and the move
//! that completes a line. A residual line through *m* that needs more than that comes too late. The zone for the
//! defender's choice consists of `squares` and of all lines that could come in time: see [`Win::after_free_move`].

use super::bits::squares;
use super::residual_lines::ResidualLines;

/// The answer to the attacker's question: can it complete a line before the defender does?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The attacker completes a line first.
    Completed(Win),
    /// The defender prevents that, with this relevance zone.
    Prevented(u64),
}

impl Answer {
    /// Returns the same answer for an image of the position.
    pub(super) fn map(self, turn: impl Fn(u64) -> u64) -> Self {
        match self {
            Self::Completed(win) => Self::Completed(win.map(turn)),
            Self::Prevented(zone) => Self::Prevented(turn(zone)),
        }
    }
}

/// The certificate of a win of the attacker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Win {
    /// The attacker's moves and those of the defender's replies that were searched.
    pub(super) squares: u64,
    /// The squares that threats force the defender to take.
    pub(super) forced: u64,
    /// The greatest number of the defender's free moves before the end.
    pub(super) free_moves: u8,
}

impl Win {
    /// Returns a win that leaves the defender no free move: by a four, by two fours, or by a fork that makes two.
    pub(super) const fn at_once(squares: u64) -> Self {
        Self { squares, forced: squares, free_moves: 0 }
    }

    /// Returns the win in the position before a move of the attacker.
    pub(super) const fn after_move(self, square: u64) -> Self {
        Self { squares: self.squares | square, ..self }
    }

    /// Returns the win in the position before the defender's forced reply.
    pub(super) const fn after_forced_reply(self, reply: u64) -> Self {
        Self { squares: self.squares | reply, forced: self.forced | reply, ..self }
    }

    /// Returns the win in the position before a free move of the defender that it refutes. `defense` are the defender's
    /// lines before that move.
    ///
    /// Moves outside its squares are refuted as well.
    pub(super) fn after_free_move(self, defense: &ResidualLines) -> Self {
        let free_moves = self.free_moves.saturating_add(1);
        let is_in_time = |line: u64| (line & !self.forced).count_ones() <= u32::from(free_moves) + 1;
        let squares =
            defense.as_slice().iter().filter(|line| is_in_time(**line)).fold(self.squares, |all, line| all | line);
        Self { squares, free_moves, ..self }
    }

    /// Returns the win against either of two choices of the defender.
    pub(super) fn or(self, other: Self) -> Self {
        Self {
            squares: self.squares | other.squares,
            forced: self.forced | other.forced,
            free_moves: self.free_moves.max(other.free_moves),
        }
    }

    /// Returns the same win for an image of the position.
    pub(super) fn map(self, turn: impl Fn(u64) -> u64) -> Self {
        Self { squares: turn(self.squares), forced: turn(self.forced), ..self }
    }
}

/// Adds squares to a zone until it contains at least two of each of the attacker's lines, or the whole line.
pub(super) fn with_two_of_each(attack: &ResidualLines, mut zone: u64) -> u64 {
    for line in attack.as_slice() {
        for square in squares(line & !zone) {
            if (line & zone).count_ones() >= 2 {
                break;
            }
            zone |= square;
        }
    }
    zone
}
