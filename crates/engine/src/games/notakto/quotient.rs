//! The misère quotient of notakto (Plambeck and Whitehead, *The Secrets of Notakto*, arXiv 1301.1672).
//!
//! A board counts by its kind alone: two boards of one kind can replace each other in any sum of boards. Kinds multiply, and the
//! product of all boards says who wins. The kinds are 18 elements of the commutative monoid
//!
//! ```text
//! a² = 1   b³ = b   b²c = c   c³ = ac²   b²d = d   cd = ad   d² = c²
//! ```
//!
//! The side to move loses if the product is a, b², bc or c². The kinds of the 46 live boards, up to symmetry, are a table, which
//! the tests check in all sums of up to three boards. The exchange of d with ad, and others, would do as well.

use crate::games::grid::{self, Bits};
use crate::named::named;

named! {
    /// What a board counts, with its name in the paper.
    pub enum BoardKind {
        /// Nothing: like a board that is finished.
        One = "1",
        /// A single move.
        A = "a",
        /// Like two moves, of which a side may skip the second.
        B = "b",
        /// Both of these.
        AB = "ab",
        /// The empty board.
        C = "c",
        /// Only the center is taken: like two empty boards.
        CC = "c2",
        /// Some boards with three crosses.
        D = "d",
        /// Two crosses beside each other at the edge.
        AD = "ad",
    }
}

named! {
    /// Why the side to move loses: the product of all boards.
    pub enum Loss {
        /// All boards together count a single move, which the side to move has to make.
        SingleMove = "a",
        /// The boards answer each other: for each move on one, another has its reply.
        Answers = "b2",
        /// An empty board and a board of kind b, which answer each other.
        EmptyAndB = "bc",
        /// The boards count like two empty ones, or like the center alone, where each move has its opposite.
        Opposites = "c2",
    }
}

/// The powers of a, b, c and d in a product.
pub type Product = (u8, u8, u8, u8);

impl BoardKind {
    const fn powers(self) -> Product {
        match self {
            Self::One => (0, 0, 0, 0),
            Self::A => (1, 0, 0, 0),
            Self::B => (0, 1, 0, 0),
            Self::AB => (1, 1, 0, 0),
            Self::C => (0, 0, 1, 0),
            Self::CC => (0, 0, 2, 0),
            Self::D => (0, 0, 0, 1),
            Self::AD => (1, 0, 0, 1),
        }
    }
}

/// Returns the product of boards of these kinds, reduced by the equations above.
pub fn product(kinds: impl IntoIterator<Item = BoardKind>) -> Product {
    let sum = |sum: Product, kind: BoardKind| {
        let (a, b, c, d) = kind.powers();
        (sum.0 + a, sum.1 + b, sum.2 + c, sum.3 + d)
    };
    let mut product = kinds.into_iter().fold((0, 0, 0, 0), sum);
    loop {
        let (a, b, c, d) = product;
        product = match product {
            (2.., ..) => (a - 2, b, c, d),
            (.., 2..) => (a, b, c + 2, d - 2),
            (_, _, 1.., 1) => (a + 1, b, c - 1, d),
            (_, 2.., 1.., _) | (_, 2.., _, 1) | (_, 3.., ..) => (a, b - 2, c, d),
            (_, _, 3.., _) => (a + 1, b, c - 1, d),
            reduced => return reduced,
        };
    }
}

/// Returns why the side to move loses, or `None` if it wins.
pub const fn loss(product: Product) -> Option<Loss> {
    match product {
        (1, 0, 0, 0) => Some(Loss::SingleMove),
        (0, 2, 0, 0) => Some(Loss::Answers),
        (0, 1, 1, 0) => Some(Loss::EmptyAndB),
        (0, 0, 2, 0) => Some(Loss::Opposites),
        _ => None,
    }
}

/// The kinds of live boards, one letter each, in the order of their representatives. Capitals are ab, c² and ad.
const KINDS: &[u8; 46] = b"c11DbabbadCbbBaBaabbadbabaBdBa1bbaBabbbaabaaaa";

/// Returns the kind of a board with these crosses.
pub fn kind(crosses: Bits) -> BoardKind {
    if grid::has_line(crosses) {
        return BoardKind::One;
    }
    let representative = grid::representative(crosses);
    let is_earlier = |other: &Bits| !grid::has_line(*other) && grid::representative(*other) == *other;
    match KINDS.get((0..representative).filter(is_earlier).count()) {
        Some(b'a') => BoardKind::A,
        Some(b'b') => BoardKind::B,
        Some(b'B') => BoardKind::AB,
        Some(b'c') => BoardKind::C,
        Some(b'C') => BoardKind::CC,
        Some(b'd') => BoardKind::D,
        Some(b'D') => BoardKind::AD,
        _ => BoardKind::One,
    }
}
