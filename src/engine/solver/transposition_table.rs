//! A transposition table: a hash table of bounded size for positions that have been searched.
//!
//! The heuristic search has one of its own (`search/transposition_table.rs`), with keys of 64 bits and replacement by
//! depth and age. With this table, its entries would take 32 bytes instead of 16. In three positions on 15×15, the
//! search to depth 8 took 2% fewer nodes with this table, which is less than the difference in each.
//!
//! Each key has two slots, `key & mask` and that with the lowest bit flipped. A new entry replaces an empty slot or the
//! same key, otherwise the entry whose subtree took fewer nodes. The entry that stays loses an eighth of its recorded
//! nodes, so that even an expensive one makes room if it is not stored again.
//!
//! The table starts small and doubles when half full, up to its limit: a small game does not wait for the memory of a
//! large one.

#[derive(Clone, Copy)]
struct Entry<T> {
    key: u128,
    /// The nodes of the subtree, reduced by aging.
    nodes: u32,
    value: T,
}

pub(super) struct TranspositionTable<T> {
    entries: Vec<Option<Entry<T>>>,
    /// The number of slots, a power of two, minus 1.
    mask: usize,
    used: usize,
    max_len: usize,
}

const INITIAL_LEN: usize = 1 << 4;

impl<T: Copy> TranspositionTable<T> {
    /// Returns a table of at most this many bytes, and of at least two slots.
    pub(super) fn with_memory(bytes: usize) -> Self {
        let max_len = 1 << (bytes / size_of::<Option<Entry<T>>>()).max(2).ilog2();
        let len = max_len.min(INITIAL_LEN);
        Self { entries: vec![None; len], mask: len - 1, used: 0, max_len }
    }

    fn grow(&mut self) {
        let entries = vec![None; 2 * self.entries.len()];
        let old = std::mem::replace(&mut self.entries, entries);
        self.mask = self.entries.len() - 1;
        self.used = 0;
        for entry in old.into_iter().flatten() {
            self.put(entry);
        }
    }

    /// Returns the value of a key, whose bits have to be well mixed.
    pub(super) fn get(&self, key: u128) -> Option<T> {
        let first = key as usize & self.mask;
        let found = |slot: usize| self.entries.get(slot).copied().flatten().filter(|entry| entry.key == key);
        found(first).or_else(|| found(first ^ 1)).map(|entry| entry.value)
    }

    /// Stores a value that took `nodes` nodes to find.
    pub(super) fn insert(&mut self, key: u128, nodes: u64, value: T) {
        if self.used > self.entries.len() / 2 && self.entries.len() < self.max_len {
            self.grow();
        }
        self.put(Entry { key, nodes: u32::try_from(nodes).unwrap_or(u32::MAX), value });
    }

    fn put(&mut self, new: Entry<T>) {
        let first = new.key as usize & self.mask;
        let rank = |slot: usize| match self.entries.get(slot) {
            Some(Some(entry)) if entry.key == new.key => 0,
            Some(Some(entry)) => u64::from(entry.nodes) + 2,
            _ => 1,
        };
        let (slot, spared) = if rank(first) <= rank(first ^ 1) { (first, first ^ 1) } else { (first ^ 1, first) };
        if let Some(Some(entry)) = self.entries.get_mut(spared) {
            entry.nodes -= entry.nodes / 8;
        }
        if let Some(entry) = self.entries.get_mut(slot) {
            self.used += usize::from(entry.is_none());
            *entry = Some(new);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Table = TranspositionTable<u64>;
    const ENTRY: usize = size_of::<Option<Entry<u64>>>();

    /// Returns a table of two slots.
    fn pair() -> Table {
        Table::with_memory(0)
    }

    #[test]
    fn table_grows_to_its_bytes_and_no_further() {
        for (bytes, entries) in [(0, 2), (2 * ENTRY, 2), (4 * ENTRY - 1, 2), (4 * ENTRY, 4), (100 * ENTRY, 64)] {
            let mut table = Table::with_memory(bytes);
            assert!(table.entries.len() <= INITIAL_LEN);
            for key in 0..1_000 {
                table.insert(key, 1, 0);
                assert!(table.entries.len() <= entries && table.mask == table.entries.len() - 1);
            }
            assert_eq!(table.entries.len(), entries);
        }
    }

    #[test]
    fn growing_keeps_all_entries() {
        let mut table = Table::with_memory(4_096 * ENTRY);
        // Each pair of slots has one of them.
        for key in 0..1_000 {
            table.insert(2 * key, 1, key as u64);
            assert!(table.used <= table.entries.len());
        }
        assert_eq!(table.used, 1_000);
        assert_eq!(table.entries.len(), 2_048);
        assert!((0..1_000).all(|key| table.get(2 * key) == Some(key as u64)));
        assert_eq!(table.get(1), None);
    }

    #[test]
    fn cheaper_entry_is_replaced() {
        let mut table = pair();
        table.insert(0, 100, 10);
        table.insert(2, 50, 12);
        assert_eq!((table.get(0), table.get(2), table.used), (Some(10), Some(12), 2));
        table.insert(4, 1, 14);
        assert_eq!((table.get(0), table.get(2), table.get(4)), (Some(10), None, Some(14)));
    }

    #[test]
    fn same_key_is_replaced_first() {
        let mut table = pair();
        table.insert(0, 100, 10);
        table.insert(2, 50, 12);
        table.insert(0, 7, 11);
        assert_eq!((table.get(0), table.get(2)), (Some(11), Some(12)));
    }

    #[test]
    fn spared_entry_loses_an_eighth_of_its_nodes() {
        let mut table = pair();
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
