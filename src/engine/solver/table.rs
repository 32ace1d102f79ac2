//! A bounded memory of what has been settled.

/// What is remembered: small, since there are millions of it.
#[derive(Clone, Copy)]
struct Entry<T> {
    key: u128,
    effort: u32,
    value: T,
}

/// A table of a fixed size. Where it is full, the older and the easier is forgotten.
pub(super) struct Table<T> {
    entries: Vec<Option<Entry<T>>>,
    /// The number of entries, less one: one less than a power of two.
    mask: usize,
    used: usize,
    most: usize,
}

/// With how many entries a table begins.
const FEW: usize = 1 << 4;

impl<T: Copy> Table<T> {
    /// A table that takes at most so many bytes, and room for two entries at least.
    pub(super) fn with_bytes(bytes: usize) -> Self {
        let most = 1 << (bytes / size_of::<Option<Entry<T>>>()).max(2).ilog2();
        let few = most.min(FEW);
        Self { entries: vec![None; few], mask: few - 1, used: 0, most }
    }

    /// Makes room for twice as many, as long as it may: a small game should not wait for the memory of a large one.
    fn grow(&mut self) {
        let entries = vec![None; 2 * self.entries.len()];
        let old = std::mem::replace(&mut self.entries, entries);
        self.mask = self.entries.len() - 1;
        self.used = 0;
        for entry in old.into_iter().flatten() {
            self.insert(entry.key, entry.effort, entry.value);
        }
    }

    /// What is remembered under this key, which has to be well mixed.
    pub(super) fn get(&self, key: u128) -> Option<T> {
        let first = key as usize & self.mask;
        let found = |place: usize| self.entries.get(place).copied().flatten().filter(|entry| entry.key == key);
        found(first).or_else(|| found(first ^ 1)).map(|entry| entry.value)
    }

    /// Remembers this, which took so many nodes. Of two places, it takes the one in which there is nothing, the same, or
    /// else what took the fewest; but what took many nodes makes room in the end, for its effort is halved each time.
    pub(super) fn insert(&mut self, key: u128, effort: u32, value: T) {
        if self.used > self.entries.len() / 2 && self.entries.len() < self.most {
            self.grow();
        }
        let first = key as usize & self.mask;
        let rank = |place: usize| match self.entries.get(place) {
            Some(Some(entry)) if entry.key == key => 0,
            Some(Some(entry)) => u64::from(entry.effort) + 2,
            _ => 1,
        };
        let (place, spared) = if rank(first) <= rank(first ^ 1) { (first, first ^ 1) } else { (first ^ 1, first) };
        if let Some(Some(entry)) = self.entries.get_mut(spared) {
            entry.effort -= entry.effort / 8;
        }
        if let Some(entry) = self.entries.get_mut(place) {
            self.used += usize::from(entry.is_none());
            *entry = Some(Entry { key, effort, value });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Bytes = Table<u64>;
    const ENTRY: usize = size_of::<Option<Entry<u64>>>();

    /// A table of two entries.
    fn pair() -> Bytes {
        Table::with_bytes(0)
    }

    #[test]
    fn table_grows_to_its_bytes_and_no_further() {
        for (bytes, entries) in [(0, 2), (2 * ENTRY, 2), (4 * ENTRY - 1, 2), (4 * ENTRY, 4), (100 * ENTRY, 64)] {
            let mut table = Bytes::with_bytes(bytes);
            assert!(table.entries.len() <= FEW);
            for key in 0..1_000 {
                table.insert(key, 1, 0);
                assert!(table.entries.len() <= entries && table.mask == table.entries.len() - 1);
            }
            assert_eq!(table.entries.len(), entries);
        }
    }

    #[test]
    fn growing_keeps_all_entries() {
        let mut table = Bytes::with_bytes(4_096 * ENTRY);
        // Each pair of places has one of them.
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
    fn easier_entry_is_replaced() {
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
    fn spared_entry_loses_an_eighth_of_its_effort() {
        let mut table = pair();
        table.insert(0, 64, 10);
        table.insert(2, 20, 12);
        // The first entry goes from 56 to 49, 43, 38, 34, 30, 27, 24, 21 and 19, and is the easier one then.
        let spared = (1..20).take_while(|number| {
            table.insert(2 + 2 * number, 20, 0);
            table.get(0).is_some()
        });
        assert_eq!(spared.count(), 9);
    }
}
