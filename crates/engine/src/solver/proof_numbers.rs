//! Proof numbers: estimates of the work that a position still needs.
//!
//! The proof number estimates the work to prove that the attacker completes a line, and the disproof number that to
//! prove the contrary. In Nagai's notation both sides share one rule: φ is the number for the goal of the side to move,
//! δ for that of its opponent. A child has the other side to move, so that its δ counts for its parent's φ and its φ
//! for its parent's δ:
//!
//! - φ = min δ(child): the mover needs only the easiest of its moves.
//! - δ = max φ(child) + *w* (number of children − 1): the opponent has to refute them all. Proof-number search (Allis
//!   1994) takes the sum of φ(child). But often the refutation of one move refutes others too, or moves transpose, and
//!   the sum counts the same work many times. So every child but the hardest counts *w* = 1 (weak proof-number search,
//!   Ueda, Hashimoto, Hashimoto and Iida 2008), or 1¾ if the defender moves. After the first moves of 6x6x4, 7x5x4 and
//!   8x4x4, and the replies to e2 on 9x4x4, 1¾ takes 0.87 times as many nodes as 1 (geometric mean of 48 positions).

/// φ and δ of a position that is not solved.
#[derive(Clone, Copy, Debug)]
pub(super) struct ProofNumbers {
    phi: u32,
    delta: u32,
}

const INFINITE: u32 = 1 << 30;

impl ProofNumbers {
    /// Limits that no unsolved position reaches.
    pub(super) const UNLIMITED: Self = Self { phi: INFINITE, delta: INFINITE };

    /// Returns the numbers of a position with this many moves that has not been searched: the opponent has to refute
    /// each.
    pub(super) const fn of_leaf(moves: u32) -> Self {
        Self { phi: 1, delta: moves }
    }

    pub(super) const fn reaches(self, limits: Self) -> bool {
        self.phi >= limits.phi || self.delta >= limits.delta
    }
}

/// The numbers of a position from those of its children, and the child to search next.
pub(super) struct Selection {
    pub(super) numbers: ProofNumbers,
    /// The index of the most proving child: that of the least δ, and of the least φ among these.
    pub(super) child: usize,
    /// The δ of the second-best child.
    second: u32,
    /// What the other children count together.
    others: u32,
}

impl Selection {
    /// Combines the numbers of all unsolved children of a position in which the attacker or the defender moves.
    pub(super) fn of(children: impl ExactSizeIterator<Item = ProofNumbers>, attacker_moves: bool) -> Self {
        let quarters = if attacker_moves { 4 } else { 7 };
        let others = quarters * u32::try_from(children.len().saturating_sub(1)).unwrap_or_default() / 4;
        let mut selection =
            Self { numbers: ProofNumbers { phi: INFINITE, delta: 0 }, child: 0, second: INFINITE + 1, others };
        let mut best = ProofNumbers { phi: 0, delta: INFINITE + 1 };
        for (index, child) in children.enumerate() {
            let numbers = &mut selection.numbers;
            numbers.phi = numbers.phi.min(child.delta);
            numbers.delta = numbers.delta.max(child.phi + others);
            if (child.delta, child.phi) < (best.delta, best.phi) {
                selection.second = best.delta;
                (best, selection.child) = (child, index);
            } else {
                selection.second = selection.second.min(child.delta);
            }
        }
        selection
    }

    /// Returns the limits within which the selected child is searched.
    ///
    /// The search leaves the child when it is clearly no longer the best, or when its parent reaches a limit. "Clearly"
    /// allows a quarter above the second-best child's δ (the 1 + ε trick, Pawlewicz and Lew 2007): otherwise the search
    /// would alternate between children of about equal numbers and lose their subtrees from the table.
    pub(super) fn child_limits(&self, limits: ProofNumbers) -> ProofNumbers {
        let room = self.second.saturating_add(self.second / 4 + 8);
        ProofNumbers { phi: limits.delta - self.others, delta: limits.phi.min(room) }
    }
}
