//! What is remembered of positions that were searched, in a table of fixed size.

use super::cells::Cell;

/// What a score says about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The score is at least this.
    AtLeast,
    /// The score is at most this.
    AtMost,
    /// The score is this.
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The score for the side to move; a proved one counts the marks from here.
    pub score: i32,
    /// What the score says.
    pub bound: Bound,
    /// How deep it was searched.
    pub depth: u8,
    /// The best move.
    pub best: Cell,
    /// Whether an estimate had part in the score, or a move that was left out.
    pub is_guessed: bool,
}

/// A table of a fixed number of places.
///
/// Two places stand together for any position, so that a deep search of one is not soon lost to a shallow one of
/// another. What was remembered before the present search goes first.
#[derive(Clone, Debug)]
pub struct Table {
    keys: Vec<u64>,
    /// For each key its memory in one word: 16 bits of score, 8 of depth, 8 of move, 2 of bound, 1 for a guess, and 8 of
    /// the number of the search.
    words: Vec<u64>,
    search: u8,
}

/// The bytes that one place takes.
const PLACE: usize = 16;

impl Table {
    /// A table of at most so many bytes, of two places at least.
    pub fn with_memory(bytes: usize) -> Self {
        let places = ((bytes / PLACE).max(2) + 1).next_power_of_two() / 2;
        Self { keys: vec![0; places], words: vec![0; places], search: 0 }
    }

    /// Begins another search.
    pub const fn begin_search(&mut self) {
        self.search = self.search.wrapping_add(1);
    }

    const fn places(&self, key: u64) -> [usize; 2] {
        let first = key as usize & (self.keys.len() - 1);
        [first, first ^ 1]
    }

    /// What is remembered of the position with this key.
    #[expect(clippy::indexing_slicing, reason = "a place is a remainder by the number of places")]
    pub fn get(&self, key: u64) -> Option<Memory> {
        self.places(key).into_iter().find(|place| self.keys[*place] == key).and_then(|place| unpack(self.words[place]))
    }

    /// Remembers this of the position with this key.
    #[expect(clippy::indexing_slicing, reason = "a place is a remainder by the number of places")]
    pub fn put(&mut self, key: u64, memory: Memory) {
        let rank = |place: usize| {
            let word = self.words[place];
            let same = self.keys[place] == key;
            (!same, word >> 40 & 0xff == u64::from(self.search), word >> 16 & 0xff)
        };
        let [first, second] = self.places(key);
        let place = if rank(first) <= rank(second) { first } else { second };
        self.keys[place] = key;
        self.words[place] = pack(memory, self.search);
    }
}

fn pack(memory: Memory, search: u8) -> u64 {
    let bound = match memory.bound {
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
        Bound::Exact => 3,
    };
    // Every score fits in 16 bits.
    u64::from((memory.score as i16).cast_unsigned())
        | u64::from(memory.depth) << 16
        | u64::from(memory.best) << 24
        | bound << 32
        | u64::from(memory.is_guessed) << 34
        | u64::from(search) << 40
}

/// Nothing is in a place that was never used.
const fn unpack(word: u64) -> Option<Memory> {
    let bound = match word >> 32 & 3 {
        1 => Bound::AtLeast,
        2 => Bound::AtMost,
        3 => Bound::Exact,
        _ => return None,
    };
    Some(Memory {
        score: (word as u16).cast_signed() as i32,
        bound,
        depth: (word >> 16) as u8,
        best: (word >> 24) as u8,
        is_guessed: word >> 34 & 1 != 0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_is_found_again_whatever_it_is() {
        let mut table = Table::with_memory(1 << 16);
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..10_000 {
            let memory = Memory {
                score: random.i32(-30_000..=30_000),
                bound: [Bound::AtLeast, Bound::AtMost, Bound::Exact][random.usize(0..3)],
                depth: random.u8(..),
                best: random.u8(..),
                is_guessed: random.bool(),
            };
            let key = random.u64(..);
            table.put(key, memory);
            assert_eq!(table.get(key), Some(memory));
        }
    }

    #[test]
    fn a_table_takes_no_more_than_its_memory() {
        for bytes in [0, 1, 16, 31, 32, 33, 1_000, 65_535, 65_536, 65_537] {
            let table = Table::with_memory(bytes);
            assert!(table.keys.len().is_power_of_two() && table.keys.len() >= 2);
            assert!(table.keys.len() == 2 || table.keys.len() * PLACE <= bytes, "{bytes}");
        }
    }

    #[test]
    fn the_deeper_memory_of_this_search_stays() {
        let memory = |depth| Memory { score: 0, bound: Bound::Exact, depth, best: 0, is_guessed: false };
        let mut table = Table::with_memory(32);
        table.put(1, memory(9));
        table.put(2, memory(1));
        table.put(3, memory(2));
        assert_eq!((table.get(1), table.get(2), table.get(3)), (Some(memory(9)), None, Some(memory(2))));
        table.begin_search();
        table.put(4, memory(1));
        assert!(table.get(4).is_some());
    }
}
