//! Memory that may be refused: tables become smaller than wanted, and no analysis fails.

/// Returns an empty vector and the number of elements for which it has room: `most`, or fewer if their memory cannot be reserved,
/// but at least one.
pub(super) fn reserve<T>(most: usize) -> (Vec<T>, usize) {
    let (mut vector, mut elements) = (Vec::new(), most.max(1));
    while elements > 1 && vector.try_reserve_exact(elements).is_err() {
        elements /= 2;
    }
    (vector, elements)
}
