//! Certificates of the two-sided game: proofs and disproofs of the attacker's goal that also refute other moves.
//!
//! **A disproof** is a relevance zone *Z* (λ-search, Thomsen 2000): the defender still prevents every line of the
//! attacker if the attacker owns all free squares outside *Z*. Therefore a disproof that refutes one move of the
//! attacker refutes every move outside *Z*.
//!
//! The defender may rely on threats of its own, which the attacker has to answer. An attacker who can complete a line
//! does not answer. So the zone contains at least two squares of each line of the attacker ([`with_two_of_each`]): even
//! with all squares outside *Z*, the attacker is two moves from completing one.
//!
//! **A proof** needs more than a zone: free moves of the defender may complete a line outside it. So
//! [`Win`] counts the defender's free moves until the end and collects the squares that the defender is forced to take.
//!
//! Suppose the defender plays *m* outside the zone, and the attacker ignores it. By the end, the defender has at most
//! *m*, its free moves, its forced squares, and the move that completes a line. A residual line through *m* that needs
//! more squares comes too late. The zone consists of `squares` and of all lines that could come in time: see
//! [`Win::before_free_move`].

use super::bits::squares;
use super::residual::lines::ResidualLines;

/// The result of a position, with the reason: whether the attacker can complete a line before the defender does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Certificate {
    /// The attacker completes a line first.
    Proof(Win),
    /// The defender prevents all of the attacker's lines, with this relevance zone.
    Disproof(u64),
}

impl Certificate {
    /// Returns the certificate of an image of the position.
    pub(super) fn map(self, transform: impl Fn(u64) -> u64) -> Self {
        match self {
            Self::Proof(win) => Self::Proof(win.map(transform)),
            Self::Disproof(zone) => Self::Disproof(transform(zone)),
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
    /// The greatest number of free moves that the defender gets.
    pub(super) free_moves: u8,
}

impl Win {
    /// Returns a win without free moves of the defender: by a four, two fours, or a fork that makes two fours.
    pub(super) const fn immediate(squares: u64) -> Self {
        Self { squares, forced: squares, free_moves: 0 }
    }

    /// Returns the win in the position before a searched move of either side.
    pub(super) const fn before_move(self, square: u64) -> Self {
        Self { squares: self.squares | square, ..self }
    }

    /// Returns the win in the position before the defender's forced reply.
    pub(super) const fn before_forced_reply(self, reply: u64) -> Self {
        Self { squares: self.squares | reply, forced: self.forced | reply, ..self }
    }

    /// Returns the win in the position before a refuted free move of the defender, whose lines there are `defense`.
    ///
    /// The win also refutes all moves outside its squares.
    pub(super) fn before_free_move(self, defense: &ResidualLines) -> Self {
        let free_moves = self.free_moves.saturating_add(1);
        let is_in_time = |line: u64| (line & !self.forced).count_ones() <= u32::from(free_moves) + 1;
        let squares =
            defense.as_slice().iter().filter(|line| is_in_time(**line)).fold(self.squares, |all, line| all | line);
        Self { squares, free_moves, ..self }
    }

    /// Returns the zone of the disproof that this VCF is if it is the defender's own.
    ///
    /// The attacker gets only the forced squares, and one move instead of a forced reply. A line that still needs two other
    /// squares in the zone comes too late. A line without two other squares is in the zone as a whole.
    pub(super) fn disproof(self, attack: &ResidualLines) -> u64 {
        let mut zone = self.squares;
        for line in attack.as_slice() {
            let free = line & !self.forced;
            if free.count_ones() < 2 {
                zone |= line;
            }
            for square in squares(free & !zone) {
                if (free & zone).count_ones() >= 2 {
                    break;
                }
                zone |= square;
            }
        }
        zone
    }

    /// Returns the union of two wins, which answers either choice of the defender.
    pub(super) fn union(self, other: Self) -> Self {
        Self {
            squares: self.squares | other.squares,
            forced: self.forced | other.forced,
            free_moves: self.free_moves.max(other.free_moves),
        }
    }

    /// Returns the same win for an image of the position.
    pub(super) fn map(self, transform: impl Fn(u64) -> u64) -> Self {
        Self { squares: transform(self.squares), forced: transform(self.forced), ..self }
    }
}

/// Adds squares to a zone until it holds at least two squares of each of the attacker's lines, or a whole shorter line.
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
