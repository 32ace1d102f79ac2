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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refused_memory_is_halved() {
        // More than half of the address space is always refused.
        let (vector, elements) = reserve::<u64>(usize::MAX / 8);
        assert!((1..usize::MAX / 16).contains(&elements) && vector.capacity() >= elements);
        assert_eq!(reserve::<u64>(1_000).1, 1_000);
    }
}
