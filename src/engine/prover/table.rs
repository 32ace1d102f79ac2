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
