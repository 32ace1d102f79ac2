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

use crate::other_games::explanation::{BoardKind, Loss};
use crate::other_games::grid::{self, Bits};

/// The powers of a, b, c and d in a product.
pub type Product = (u8, u8, u8, u8);

/// Returns the powers of a kind.
const fn powers(kind: BoardKind) -> Product {
    match kind {
        BoardKind::One => (0, 0, 0, 0),
        BoardKind::A => (1, 0, 0, 0),
        BoardKind::B => (0, 1, 0, 0),
        BoardKind::AB => (1, 1, 0, 0),
        BoardKind::C => (0, 0, 1, 0),
        BoardKind::CC => (0, 0, 2, 0),
        BoardKind::D => (0, 0, 0, 1),
        BoardKind::AD => (1, 0, 0, 1),
    }
}

/// Returns the product of boards of these kinds, reduced by the equations above.
pub fn product(kinds: impl IntoIterator<Item = BoardKind>) -> Product {
    let sum = |sum: Product, kind: BoardKind| {
        let (a, b, c, d) = powers(kind);
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
