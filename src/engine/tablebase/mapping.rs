//! Numbers for all sets of squares.

use super::nine::Nine;

/// A number for each set of squares: the sum of its squares' weights.
#[derive(Clone, Debug)]
pub(super) struct Mapping([u16; 1 << 9]);

impl Mapping {
    /// The sums of these weights.
    pub(super) fn new(weights: [u16; 9]) -> Self {
        let mut sums = [0; 1 << 9];
        for (square, weight) in weights.into_iter().enumerate() {
            // All sets of the squares before, and after them the same sets with this square as well.
            if let Some((without, with)) = sums.split_at_mut_checked(1 << square) {
                for (with, without) in with.iter_mut().zip(without) {
                    *with = *without + weight;
                }
            }
        }
        Self(sums)
    }

    /// The sum of these squares' weights.
    pub(super) fn of(&self, squares: Nine) -> u16 {
        self.0.get(usize::from(squares.bits())).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mapping_adds_the_weights() {
        let mapping = Mapping::new([1, 10, 100, 1_000, 0, 0, 0, 0, 20_000]);
        assert_eq!(mapping.of(Nine::EMPTY), 0);
        assert_eq!(mapping.of(Nine::ALL), 21_111);
        assert_eq!(mapping.of(Nine::from_bits(0b100_000_101)), 20_101);
    }
}
