//! The lists by day that a file has: the collected games and the rated ones.

use super::json_value::{Json, array, quoted};
use crate::progress::collection::list::Collection;
use crate::progress::dated::list::{Dated, DatedList};
use crate::progress::rating::log::RatedGame;

/// The names of the lists in a file.
const GAMES: &str = "games";
const RATED: &str = "rated";

/// The collected games and the rated ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lists {
    /// The collected games.
    pub games: Collection,
    /// The rated games.
    pub rated: DatedList<RatedGame>,
}

impl Lists {
    /// Returns the members of the JSON object of a file.
    pub(super) fn members(&self) -> Vec<(&'static str, String)> {
        let mut members = Vec::new();
        if !self.games.is_empty() {
            members.push((GAMES, lines(&self.games)));
        }
        if !self.rated.is_empty() {
            members.push((RATED, lines(&self.rated)));
        }
        members
    }

    /// Reads the members of the JSON object of a file. Returns `None` if a line is invalid.
    pub(super) fn read<J: Json>(json: &J) -> Option<Self> {
        Some(Self { games: read_lines(json, GAMES)?, rated: read_lines(json, RATED)? })
    }

    /// Returns these lists with the items of others.
    #[must_use]
    pub fn merged(&self, others: &Self) -> Self {
        Self { games: self.games.merged(&others.games), rated: self.rated.merged(&others.rated) }
    }

    /// Returns these lists after a change from `before` to `after` is taken back.
    #[must_use]
    pub fn undone(&self, before: &Self, after: &Self) -> Self {
        Self {
            games: undone(&self.games, &before.games, &after.games),
            rated: undone(&self.rated, &before.rated, &after.rated),
        }
    }
}

fn lines<T: Dated>(list: &DatedList<T>) -> String {
    array(&list.items().iter().map(|item| quoted(&item.text())).collect::<Vec<String>>())
}

fn read_lines<J: Json, T: Dated>(json: &J, name: &str) -> Option<DatedList<T>> {
    let lines = json.get(name).map_or(Some(Vec::new()), |lines| lines.elements())?;
    lines.iter().map(|line| T::read(&line.text()?)).collect()
}

/// Undoes a change of a list: removes the entries that it added, and adds those that it removed.
fn undone<T: Dated>(now: &DatedList<T>, before: &DatedList<T>, after: &DatedList<T>) -> DatedList<T> {
    let is_added = |item: &T| !before.items().iter().any(|other| other.is_same(item));
    let mut kept = now.clone();
    after.items().iter().filter(|item| is_added(item)).for_each(|item| kept.remove(item));
    kept.merged(before)
}
