//! Keys of positions after A. L. Zobrist, *A New Hashing Method with Application for Game Playing*, 1970: every mark on
//! every cell has a random number, and a position is the exclusive or of those that are on it.

use super::cells::Cell;
use crate::engine::{ByMark, Mark};

/// The numbers of all marks on all cells.
static KEYS: ByMark<[u64; 256]> = ByMark { x: numbers(1), o: numbers(2) };

/// The next number of the generator SplitMix64, by S. Vigna, and its next state.
const fn split_mix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (number ^ (number >> 31), state)
}

#[expect(clippy::indexing_slicing, reason = "the loop ends with the array")]
const fn numbers(seed: u64) -> [u64; 256] {
    let mut numbers = [0; 256];
    let mut state = seed << 32;
    let mut index = 0;
    while index < numbers.len() {
        (numbers[index], state) = split_mix(state);
        index += 1;
    }
    numbers
}

/// The number of a mark on a cell.
#[expect(clippy::indexing_slicing, reason = "there are as many numbers as a cell has values")]
pub fn key(mark: Mark, cell: Cell) -> u64 {
    KEYS[mark][usize::from(cell)]
}

/// The number of the side at the root of a search. The last cells are on no board.
pub fn root_key(mark: Mark) -> u64 {
    key(mark, Cell::MAX - 1)
}

/// The number of a side's turn.
pub fn turn_key(mark: Mark) -> u64 {
    key(mark, Cell::MAX)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// The first numbers of the reference implementation at <https://prng.di.unimi.it/splitmix64.c>.
    #[test]
    fn generator_is_split_mix_64() {
        let mut state = 1_234_567;
        let numbers = [(); 3].map(|()| {
            let (number, next) = split_mix(state);
            state = next;
            number
        });
        assert_eq!(numbers, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn every_mark_on_every_cell_has_its_own_number() {
        let all = Mark::ALL.into_iter().flat_map(|mark| (0..=Cell::MAX).map(move |cell| key(mark, cell)));
        assert_eq!(all.collect::<HashSet<_>>().len(), 512);
        assert_eq!(Mark::ALL.map(turn_key), Mark::ALL.map(|mark| key(mark, 255)));
    }
}
