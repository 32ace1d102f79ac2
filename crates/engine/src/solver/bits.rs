//! Sets of squares as the bits of a `u64`: bit *n* is the square of index *n*, and a single square is a set of one.

/// Returns the set without its lowest square: empty if there are no others. This is faster than to count the squares.
#[inline]
pub(super) const fn without_lowest(set: u64) -> u64 {
    set & set.wrapping_sub(1)
}

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
        rest = without_lowest(rest);
        Some(index)
    })
}
