//! What the dialog shows of the statistics: tallies added up by opponent and rules.

use crate::progress::statistics::state::Statistics;
use crate::progress::statistics::tally::Tally;
use crate::state::GameResult;
use crate::state::game::setup::Pairing;
use crate::state::opponent::Opponent;
use coaching::Level;
use engine::{Rules, tablebase};

impl Statistics {
    /// Returns the different rules, the last played at the end.
    pub fn boards(&self) -> Vec<Rules> {
        let mut boards: Vec<Rules> = Vec::new();
        for tally in &self.tallies {
            boards.retain(|rules| *rules != tally.counter.pairing.rules);
            boards.push(tally.counter.pairing.rules);
        }
        boards
    }

    /// Returns the tally against each opponent who was played, in the order of [`Opponent::ALL`], under these rules or all. The
    /// strongest level has one tally for the boards on which it is unbeatable, and one for the others.
    pub fn by_opponent(&self, rules: Option<Rules>) -> Vec<Tally> {
        let tally = |opponent, is_unbeatable| {
            self.sum(rules, &|pairing| pairing.opponent == opponent && is_unbeatable_in(pairing) == is_unbeatable)
        };
        Opponent::ALL
            .into_iter()
            .flat_map(|opponent| [tally(opponent, true), tally(opponent, false)])
            .flatten()
            .collect()
    }

    /// Returns the tally of all games but those between friends, under these rules or all.
    pub fn total(&self, rules: Option<Rules>) -> Option<Tally> {
        self.sum(rules, &|pairing| pairing.opponent != Opponent::Friend)
    }

    /// Adds up tallies. The current streak is that of the last played one, and the best one is the longest of all.
    fn sum(&self, rules: Option<Rules>, is_part: &dyn Fn(Pairing) -> bool) -> Option<Tally> {
        let is_part = |tally: &&Tally| {
            let pairing = tally.counter.pairing;
            rules.is_none_or(|rules| pairing.rules == rules) && is_part(pairing)
        };
        let parts = self.tallies.iter().filter(is_part).copied();
        parts.reduce(|sum, tally| tally.with_older(&sum))
    }

    /// Returns the last games under these rules or all, oldest first.
    pub fn recent(&self, rules: Option<Rules>) -> impl Iterator<Item = (Opponent, GameResult)> {
        let games =
            self.recent.iter().filter(move |(counter, _)| rules.is_none_or(|rules| counter.pairing.rules == rules));
        games.map(|(counter, result)| (counter.pairing.opponent, *result))
    }
}

/// Whether the opponent is the strongest level, on a board where it never loses.
fn is_unbeatable_in(pairing: Pairing) -> bool {
    pairing.opponent == Opponent::at_level(Level::Unbeatable) && tablebase::is_drawn(pairing.rules)
}
