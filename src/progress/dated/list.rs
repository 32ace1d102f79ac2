//! A bounded list of what has happened on which day. Its text is its stored form.

use std::str::FromStr;

use engine::decimal::decimal;

/// The version of the stored form, its first line.
const VERSION: u32 = 1;

/// What has happened on a day, which is stored as a line.
pub trait Dated: Clone + PartialEq {
    /// The name of the list in local storage.
    const NAME: &'static str;

    /// The maximum length of a list. A new item then replaces the oldest.
    const MAX: usize;

    /// Returns the local day, counted from 1 January 1970.
    fn day(&self) -> u32;

    /// Whether both are the same event, so that a list has one of them.
    fn is_same(&self, other: &Self) -> bool;

    /// Serializes to a line.
    fn text(&self) -> String;

    /// Deserializes from a line.
    fn read(text: &str) -> Option<Self>;
}

/// A list by day, oldest first. Lists of several browsers merge to a grow-only set (Shapiro et al. 2011): merging twice changes
/// nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatedList<T> {
    items: Vec<T>,
}

/// Why a stored list is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A newer release has stored it. This one must not change it.
    Newer,
    /// It is no such list.
    Invalid,
}

impl<T> Default for DatedList<T> {
    fn default() -> Self {
        Self { items: Vec::new() }
    }
}

impl<T: Dated> DatedList<T> {
    /// Returns the items, oldest first.
    #[must_use]
    pub fn items(&self) -> &[T] {
        &self.items
    }

    /// Whether the list is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Adds an item after those of the same day and of earlier days, unless it is here already.
    pub fn add(&mut self, item: T) {
        if self.items.iter().any(|other| other.is_same(&item)) {
            return;
        }
        let place = self.items.iter().rposition(|other| other.day() <= item.day()).map_or(0, |last| last + 1);
        self.items.insert(place, item);
        let excess = self.items.len().saturating_sub(T::MAX);
        self.items.drain(..excess);
    }

    /// Removes an item.
    pub fn remove(&mut self, item: &T) {
        self.items.retain(|other| !other.is_same(item));
    }

    /// Returns the items of both lists. Those of the same day stand in the order of `other`, then in that of this list.
    #[must_use]
    pub fn merged(&self, other: &Self) -> Self {
        let mut merged = other.clone();
        self.items.iter().for_each(|item| merged.add(item.clone()));
        merged
    }

    /// Serializes to a line for each item, after the version.
    #[must_use]
    pub fn text(&self) -> String {
        let items = self.items.iter().map(T::text);
        [decimal(VERSION.into())].into_iter().chain(items).collect::<Vec<String>>().join("\n")
    }
}

impl<T: Dated> FromIterator<T> for DatedList<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        items.into_iter().for_each(|item| list.add(item));
        list
    }
}

/// Reads the stored form. A line that is no item is dropped, and so are the oldest of too many items.
impl<T: Dated> FromStr for DatedList<T> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut lines = text.lines();
        match lines.next().and_then(|line| line.parse().ok()) {
            Some(VERSION) => Ok(lines.filter_map(T::read).collect()),
            Some(version) if version > VERSION => Err(Unreadable::Newer),
            _ => Err(Unreadable::Invalid),
        }
    }
}
