//! Sets of squares as the bits of a `u64`: bit *n* is the square of index *n*, and a single square is a set of one.

/// Iterates over the squares of a set, each as a set of one, in ascending order.
#[inline]
pub(super) fn squares(set: u64) -> impl Iterator<Item = u64> + Clone {
    let mut rest = set;
    std::iter::from_fn(move || {
        let lowest = rest & rest.wrapping_neg();
        rest ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// Iterates over the indices of the squares of a set in ascending order; all are below 64.
#[inline]
pub(super) fn indices(set: u64) -> impl Iterator<Item = usize> + Clone {
    let mut rest = set;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let index = rest.trailing_zeros() as usize & 63;
        rest &= rest - 1;
        Some(index)
    })
}
