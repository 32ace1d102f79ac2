//! The collected games and their stored form.

use crate::progress::dated::list::{Dated, DatedList};
use engine::decimal::decimal;

/// The maximum length of an address in bytes: more than a game of 225 moves needs.
const MAX_ADDRESS: usize = 1_200;

/// The collected games.
pub type Collection = DatedList<Entry>;

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The local day of its end, counted from 1 January 1970.
    pub day: u32,
    /// A random number, that of the computer's choices.
    pub id: u64,
    /// Query and fragment of its address: `opponent=medium&play=x#moves=b2a1c3`.
    pub address: String,
}

/// The line of a game is `20424 7 opponent=medium&play=x#moves=b2a1c3`.
impl Dated for Entry {
    const NAME: &'static str = "tic-tac-toe-games";
    const MAX: usize = 200;

    fn day(&self) -> u32 {
        self.day
    }

    fn is_same(&self, other: &Self) -> bool {
        self.id == other.id && self.address == other.address
    }

    fn text(&self) -> String {
        [&*decimal(self.day.into()), " ", &decimal(self.id), " ", &self.address].concat()
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, ' ');
        let (day, id) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let address = parts.next()?;
        // A file has it between quotes.
        let is_plain = |letter: char| letter.is_ascii_graphic() && !matches!(letter, '"' | '\\');
        let is_valid = address.len() <= MAX_ADDRESS && address.contains('#') && address.chars().all(is_plain);
        is_valid.then(|| Self { day, id, address: address.to_owned() })
    }
}
