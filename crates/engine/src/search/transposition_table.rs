//! The transposition table: results of searched positions in a hash table of fixed size.
//!
//! An entry holds a score with its *bound* (fail-high gives a lower bound, fail-low an upper bound), the depth of the
//! search, the best move, and whether the score is heuristic. Lookups compare the full 64-bit key: a wrong hit
//! needs two positions with equal [keys](super::zobrist).
//!
//! Each position has a bucket of two slots. A new entry replaces the first of these that the bucket holds:
//!
//! 1. the entry of the same position, unless that is clearly deeper, of this search, and the new one is a mere bound;
//! 2. an entry of an older search, whose *age* differs;
//! 3. the entry with the smaller depth.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::board::Square;
use crate::reserve::reserve;

/// What a score says about the value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The value is at least the score: the search failed high.
    Lower,
    /// The value is at most the score: the search failed low.
    Upper,
    /// The value is the score.
    Exact,
}

/// The result of a search of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The score for the side to move. A proven score counts plies from this position.
    pub score: i32,
    /// The relation of the score to the value.
    pub bound: Bound,
    /// The depth of the search, negative beyond the horizon.
    pub depth: i8,
    /// The best move, unless all searched moves lose.
    pub best: Option<Square>,
    /// Whether the score depends on a static evaluation or on omitted moves.
    pub is_heuristic: bool,
}

/// A hash table of entries, which several threads may use at the same time.
#[derive(Debug)]
pub struct TranspositionTable {
    slots: Box<[Slot]>,
    /// The number of the search, modulo 256.
    age: AtomicU8,
}

/// A place for an entry. Threads neither lock nor order their accesses, so that a reader may find halves of two writers. A
/// word is the exclusive or of key and entry, so that such a slot holds no key that anyone looks for (R. M. Hyatt, T. Mann,
/// *A Lock-less Transposition Table Implementation for Parallel Search*, 2002).
#[derive(Debug, Default)]
struct Slot {
    /// The key ⊕ the entry.
    check: AtomicU64,
    /// The packed entry, or 0 in an unused slot:
    ///
    /// ```text
    ///   bits 0–15    score
    ///   bits 16–23   depth + 128
    ///   bits 32–33   bound, never 0
    ///   bit  34      heuristic
    ///   bits 40–47   age
    ///   bits 48–63   index of the best move, or 65,535
    /// ```
    entry: AtomicU64,
}

impl Slot {
    /// Returns the key and the packed entry.
    fn load(&self) -> (u64, u64) {
        let entry = self.entry.load(Ordering::Relaxed);
        (self.check.load(Ordering::Relaxed) ^ entry, entry)
    }

    fn store(&self, key: u64, entry: u64) {
        self.check.store(key ^ entry, Ordering::Relaxed);
        self.entry.store(entry, Ordering::Relaxed);
    }
}

const SLOT_BYTES: usize = size_of::<Slot>();

impl TranspositionTable {
    /// Creates a table of at most `bytes` bytes, but at least two slots. The number of slots is a power of two. If the memory
    /// cannot be reserved, the table is smaller.
    pub fn with_memory(bytes: usize) -> Self {
        let (mut slots, room) = reserve(1 << (bytes / SLOT_BYTES).max(2).ilog2());
        slots.resize_with(room.max(2), Slot::default);
        Self { slots: slots.into(), age: AtomicU8::new(0) }
    }

    /// Starts a new search, which makes all entries old.
    pub fn begin_search(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    /// The number of searches, modulo 256.
    #[cfg(all(test, feature = "threads"))]
    pub fn age(&self) -> u8 {
        self.age.load(Ordering::Relaxed)
    }

    /// The slots of the bucket of this key.
    #[expect(clippy::indexing_slicing, reason = "a slot is a remainder by the number of slots")]
    fn bucket(&self, key: u64) -> [&Slot; 2] {
        let first = key as usize & (self.slots.len() - 1);
        [&self.slots[first], &self.slots[first ^ 1]]
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let mut slots = self.bucket(key).into_iter().map(Slot::load);
        slots.find(|(other, _)| *other == key).and_then(|(_, entry)| unpack(entry))
    }

    pub fn insert(&self, key: u64, entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let priority = |slot: &Slot| {
            let (other, packed) = slot.load();
            (other != key, packed >> 40 & 0xff == u64::from(age), packed >> 16 & 0xff)
        };
        let [first, second] = self.bucket(key);
        let (for_first, for_second) = (priority(first), priority(second));
        let (slot, (is_other, is_new, depth)) =
            if for_first <= for_second { (first, for_first) } else { (second, for_second) };
        let is_bound = entry.bound != Bound::Exact && entry.is_heuristic;
        if !is_other && is_new && is_bound && depth > u64::from(entry.depth.cast_unsigned() ^ SIGN) + LESS_DEEP {
            return;
        }
        slot.store(key, pack(entry, age));
    }
}

/// By how much a bound may be shallower than the entry of the same position that it replaces. It fits the present window,
/// which the deeper entry did not.
const LESS_DEEP: u64 = 2;

/// The sign of a depth. Inverted, greater depths are greater numbers.
const SIGN: u8 = 0x80;

fn pack(entry: Entry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    // Every score fits in 16 bits.
    u64::from((entry.score as i16).cast_unsigned())
        | u64::from(entry.depth.cast_unsigned() ^ SIGN) << 16
        | bound << 32
        | u64::from(entry.is_heuristic) << 34
        | u64::from(age) << 40
        | u64::from(entry.best.map_or(u16::MAX, Square::index)) << 48
}

fn unpack(packed: u64) -> Option<Entry> {
    let bound = match packed >> 32 & 3 {
        1 => Bound::Lower,
        2 => Bound::Upper,
        3 => Bound::Exact,
        _ => return None,
    };
    Some(Entry {
        score: (packed as u16).cast_signed().into(),
        bound,
        depth: ((packed >> 16) as u8 ^ SIGN).cast_signed(),
        best: Square::from_index((packed >> 48) as u16),
        is_heuristic: packed >> 34 & 1 != 0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn get_returns_the_inserted_entry() {
        let table = TranspositionTable::with_memory(1 << 16);
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..10_000 {
            let entry = Entry {
                score: random.i32(-30_000..=30_000),
                bound: [Bound::Lower, Bound::Upper, Bound::Exact][random.usize(0..3)],
                depth: random.i8(..),
                best: Square::from_index(random.u16(..500)),
                is_heuristic: random.bool(),
            };
            let key = random.u64(..);
            table.insert(key, entry);
            assert_eq!(table.get(key), Some(entry));
        }
    }

    #[test]
    fn deeper_entry_of_this_search_stays() {
        let best = Square::new(0, 0);
        let entry = |depth| Entry { score: 0, bound: Bound::Exact, depth, best, is_heuristic: false };
        let table = TranspositionTable::with_memory(32);
        table.insert(1, entry(9));
        table.insert(2, entry(1));
        table.insert(3, entry(2));
        assert_eq!((table.get(1), table.get(2), table.get(3)), (Some(entry(9)), None, Some(entry(2))));
        table.begin_search();
        table.insert(4, entry(1));
        assert!(table.get(4).is_some());
    }
}
