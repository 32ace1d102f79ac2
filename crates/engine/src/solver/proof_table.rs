//! The transposition table of the solver: a hash table of bounded size for positions that have been searched.
//!
//! The heuristic search has one of its own (`search/transposition_table.rs`), with keys of 64 bits and replacement by
//! depth and age. With this table, its entries would take 32 bytes instead of 16.
//!
//! Each key has a pair of slots: the number of pairs times the key, as a fraction of 2³². A new entry replaces an empty
//! slot or the same key, otherwise the entry whose subtree took fewer nodes. The entry that stays loses an eighth of its
//! recorded nodes, so that even an expensive one makes room if it is not stored again.
//!
//! The table starts small and doubles when half full, up to its limit: a small game does not wait for the memory of a
//! large one. The address space of the whole table is reserved at the start, and the table grows in place: it never needs
//! memory for a copy, and leaves no holes behind. If the memory cannot be reserved, the limit is lower.

use crate::reserve::reserve;

#[derive(Clone, Copy, Debug)]
struct Entry<T> {
    /// The halves of the key: a `u128` would align the entry to 16 bytes.
    key: [u64; 2],
    /// The nodes of the subtree, reduced by aging.
    nodes: u32,
    value: T,
}

#[derive(Debug)]
pub(super) struct ProofTable<T> {
    pairs: Vec<[Option<Entry<T>>; 2]>,
    used: usize,
    max_pairs: usize,
    /// How often the table can still double: it has `max_pairs >> doublings` pairs.
    doublings: u32,
}

/// The greatest binary logarithm of the number of pairs in a new table.
const INITIAL_LOG: u32 = 3;

const fn halves(key: u128) -> [u64; 2] {
    [key as u64, (key >> 64) as u64]
}

impl<T: Copy> ProofTable<T> {
    /// Returns a table of at most this many bytes, and of at least two slots.
    pub(super) fn with_memory(bytes: usize) -> Self {
        let most = (bytes / size_of::<[Option<Entry<T>>; 2]>()).clamp(1, u32::MAX as usize);
        let (mut pairs, max_pairs) = reserve(most);
        let doublings = max_pairs.ilog2().saturating_sub(INITIAL_LOG);
        pairs.resize(max_pairs >> doublings, [None; 2]);
        Self { pairs, used: 0, max_pairs, doublings }
    }

    /// Doubles the table. All pairs move to its end, and from there, one after the other, to their places, which are never among
    /// the pairs that are still to move.
    fn grow(&mut self) {
        self.doublings -= 1;
        let old = self.pairs.len();
        self.pairs.resize(self.max_pairs >> self.doublings, [None; 2]);
        let new = self.pairs.len() - old;
        self.pairs.copy_within(..old, new);
        self.pairs.iter_mut().take(new).for_each(|pair| *pair = [None; 2]);
        self.used = 0;
        for place in new..self.pairs.len() {
            let entries = self.pairs.get_mut(place).map(std::mem::take);
            for entry in entries.into_iter().flatten().flatten() {
                self.put(entry);
            }
        }
    }

    fn pair(&self, key: [u64; 2]) -> usize {
        ((u64::from(key[0] as u32) * self.pairs.len() as u64) >> 32) as usize
    }

    /// Returns the value of a key, whose bits have to be well mixed.
    pub(super) fn get(&self, key: u128) -> Option<T> {
        let key = halves(key);
        let pair = self.pairs.get(self.pair(key))?;
        pair.iter().flatten().find(|entry| entry.key == key).map(|entry| entry.value)
    }

    /// Stores a value that took `nodes` nodes to find.
    pub(super) fn insert(&mut self, key: u128, nodes: u64, value: T) {
        if self.used > self.pairs.len() && self.doublings > 0 {
            self.grow();
        }
        self.put(Entry { key: halves(key), nodes: u32::try_from(nodes).unwrap_or(u32::MAX), value });
    }

    fn put(&mut self, new: Entry<T>) {
        let pair = self.pair(new.key);
        let Some([first, second]) = self.pairs.get_mut(pair) else { return };
        let rank = |slot: &Option<Entry<T>>| match slot {
            Some(entry) if entry.key == new.key => 0,
            Some(entry) => u64::from(entry.nodes) + 2,
            None => 1,
        };
        let (slot, spared) = if rank(first) <= rank(second) { (first, second) } else { (second, first) };
        if let Some(entry) = spared {
            entry.nodes -= entry.nodes / 8;
        }
        self.used += usize::from(slot.is_none());
        *slot = Some(new);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Table = ProofTable<u64>;
    const ENTRY: usize = size_of::<Option<Entry<u64>>>();

    /// Returns the key of this number whose pair is the same share of all pairs.
    fn spread(number: u64, of: u64) -> u128 {
        (u128::from(number) << 32) / u128::from(of)
    }

    #[test]
    fn growing_keeps_all_entries() {
        let mut table = Table::with_memory(4_096 * ENTRY);
        // At each size, the new entries are between those before: one for each pair.
        table.insert(0, 1, 0);
        for of in (1..=10).map(|log| 1 << log) {
            for key in (1..of).step_by(2) {
                table.insert(spread(key, of), 1, key * 1_024 / of);
            }
        }
        assert_eq!((table.used, table.pairs.len()), (1_024, 1_024));
        assert!((0..1_024).all(|key| table.get(spread(key, 1_024)) == Some(key)));
        assert_eq!(table.get(1), None);
    }

    #[test]
    fn same_key_is_replaced_first_and_then_the_cheaper_entry() {
        // A table of two slots.
        let mut table = Table::with_memory(0);
        table.insert(0, 100, 9);
        table.insert(2, 50, 12);
        table.insert(0, 100, 10);
        assert_eq!((table.get(0), table.get(2), table.used), (Some(10), Some(12), 2));
        table.insert(4, 1, 14);
        assert_eq!((table.get(0), table.get(2), table.get(4)), (Some(10), None, Some(14)));
    }

    #[test]
    fn spared_entry_loses_an_eighth_of_its_nodes() {
        let mut table = Table::with_memory(0);
        table.insert(0, 64, 10);
        table.insert(2, 20, 12);
        // The first entry goes from 56 to 49, 43, 38, 34, 30, 27, 24, 21 and 19, and is the cheaper one then.
        let spared = (1..20).take_while(|number| {
            table.insert(2 + 2 * number, 20, 0);
            table.get(0).is_some()
        });
        assert_eq!(spared.count(), 9);
    }
}
