//! The collected games as a list, which is also their stored form.

use std::str::FromStr;

use engine::decimal::decimal;

/// The maximum number of games. A new one then replaces the oldest.
pub const MAX_GAMES: usize = 200;

/// The maximum length of an address in bytes: more than a game of 225 moves needs.
const MAX_ADDRESS: usize = 1_200;

/// The version of the stored form, its first line.
const VERSION: u32 = 1;

/// A finished game. No two games have the same number and address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The local day of its end, counted from 1 January 1970.
    pub day: u32,
    /// A random number, that of the computer's choices.
    pub id: u64,
    /// Query and fragment of its address: `opponent=medium&play=x#moves=b2a1c3`.
    pub address: String,
}

/// The collected games, oldest first, at most [`MAX_GAMES`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection {
    games: Vec<Entry>,
}

/// Why a stored collection is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A newer release has stored it. This one must not change it.
    Newer,
    /// It is no collection.
    Invalid,
}

impl Entry {
    /// Serializes to `20424 7 opponent=medium&play=x#moves=b2a1c3`.
    #[must_use]
    pub fn text(&self) -> String {
        [&*decimal(self.day.into()), " ", &decimal(self.id), " ", &self.address].concat()
    }

    /// Deserializes from such a text.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, ' ');
        let (day, id) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let address = parts.next()?;
        let is_plain = |letter: char| letter.is_ascii_graphic() && !matches!(letter, '"' | '\\');
        let is_valid = address.len() <= MAX_ADDRESS && address.contains('#') && address.chars().all(is_plain);
        is_valid.then(|| Self { day, id, address: address.to_owned() })
    }

    fn is_same_game(&self, other: &Self) -> bool {
        self.id == other.id && self.address == other.address
    }
}

impl Collection {
    /// Returns the games, oldest first.
    #[must_use]
    pub fn games(&self) -> &[Entry] {
        &self.games
    }

    /// Whether no game is collected.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Adds a game after those of the same day and of earlier days, unless it is here already.
    pub fn add(&mut self, game: Entry) {
        if self.games.iter().any(|other| other.is_same_game(&game)) {
            return;
        }
        let place = self.games.iter().rposition(|other| other.day <= game.day).map_or(0, |last| last + 1);
        self.games.insert(place, game);
        let excess = self.games.len().saturating_sub(MAX_GAMES);
        self.games.drain(..excess);
    }

    /// Removes a game.
    pub fn remove(&mut self, game: &Entry) {
        self.games.retain(|other| !other.is_same_game(game));
    }

    /// Returns these games with those of another list.
    #[must_use]
    pub fn merged(&self, other: &Self) -> Self {
        let mut merged = other.clone();
        self.games.iter().for_each(|game| merged.add(game.clone()));
        merged
    }

    /// Serializes to a line for each game, after the version.
    #[must_use]
    pub fn text(&self) -> String {
        let games = self.games.iter().map(Entry::text);
        [decimal(VERSION.into())].into_iter().chain(games).collect::<Vec<String>>().join("\n")
    }
}

/// Reads the stored form. A line that is no game is dropped, and so are the oldest of too many games.
impl FromStr for Collection {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut lines = text.lines();
        match lines.next().and_then(|line| line.parse().ok()) {
            Some(VERSION) => {
                let mut collection = Self::default();
                lines.filter_map(Entry::read).for_each(|game| collection.add(game));
                Ok(collection)
            }
            Some(version) if version > VERSION => Err(Unreadable::Newer),
            _ => Err(Unreadable::Invalid),
        }
    }
}
