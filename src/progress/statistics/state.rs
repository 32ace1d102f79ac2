//! Statistics of finished games, kept for the next visit: results, mistakes and streaks by opponent and rules.

use super::game::{Counter, FinishedGame};
use super::tally::Tally;
use crate::progress::mistakes::mistakes;
use crate::state::game::standing::End;
use crate::state::opponent::Opponent;
use crate::state::{GameResult, GameState, Round};
use engine::Mark;

/// A change of the score by a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreEvent {
    /// The end of a game counts.
    Counted(FinishedGame),
    /// The end of a game, which counted, is taken back.
    TakenBack(FinishedGame),
}

/// The statistics of all finished games at this screen, and of games imported from other browsers.
///
/// Each browser counts under a random number, its source. The tallies of a source grow only in its browser, so that of two
/// copies of a tally the one with more games is the newer one. Merging keeps that one: a grow-only counter (Shapiro et al.
/// 2011). To import a file again, or an older one, changes nothing, except that a file from before the player took a game
/// back can return it. Of a copied browser profile, one side of each tally is lost.
///
/// Both lists and all numbers are bounded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// The source of the next games.
    pub(crate) source: u64,
    /// One for each source, opponent and rules, the last played at the end. Imported ones count as older.
    pub(crate) tallies: Vec<Tally>,
    /// The last games, oldest first. Their tallies exist.
    pub(crate) recent: Vec<(Counter, GameResult)>,
}

/// The maximum number of tallies. A new one then replaces the one that was not played for the longest time.
pub const MAX_TALLIES: usize = 200;

/// The maximum number of recent games.
pub const MAX_RECENT: usize = 30;

/// A change of the statistics that can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The statistics before.
    pub before: Statistics,
    /// The statistics after.
    pub after: Statistics,
}

impl Statistics {
    /// Returns the statistics before the first game, with a random number as the source. Erased games return only by import,
    /// because the games after them have another source.
    pub const fn new(source: u64) -> Self {
        Self { source, tallies: Vec::new(), recent: Vec::new() }
    }

    /// Whether no game is counted.
    pub const fn is_empty(&self) -> bool {
        self.tallies.is_empty()
    }

    /// Counts a finished game.
    pub fn count(&mut self, game: &FinishedGame) {
        let counter = Counter { source: self.source, pairing: game.pairing };
        let place = self.tallies.iter().position(|tally| tally.counter == counter);
        let mut tally = place.map_or(Tally::new(counter), |place| self.tallies.remove(place));
        if self.tallies.len() >= MAX_TALLIES {
            let oldest = self.tallies.remove(0).counter;
            self.recent.retain(|(counter, _)| *counter != oldest);
        }
        tally.count(game);
        self.tallies.push(tally);
        self.recent.push((counter, game.result));
        self.forget_older();
    }

    /// Takes back the last game with this result, if this browser has counted one.
    pub fn take_back(&mut self, game: &FinishedGame) {
        let counter = Counter { source: self.source, pairing: game.pairing };
        let Some(place) = self.tallies.iter().position(|tally| tally.counter == counter) else { return };
        let Some(tally) = self.tallies.get_mut(place).filter(|tally| tally.count_of(game.result) > 0) else { return };
        tally.take_back(game);
        if tally.games() == 0 {
            self.tallies.remove(place);
        }
        if let Some(last) = self.recent.iter().rposition(|recent| *recent == (counter, game.result)) {
            self.recent.remove(last);
        }
    }

    /// Returns the statistics with the games of others. Returns `None` if there are too many tallies.
    #[must_use]
    pub fn merged(&self, others: &Self) -> Option<Self> {
        let theirs = |counter| others.games_of(counter) > self.games_of(counter);
        let (mut tallies, mut recent) = (others.tallies.clone(), others.recent.clone());
        tallies.retain(|tally| theirs(tally.counter));
        recent.retain(|(counter, _)| theirs(*counter));
        tallies.extend(self.tallies.iter().filter(|tally| !theirs(tally.counter)).copied());
        recent.extend(self.recent.iter().filter(|(counter, _)| !theirs(*counter)));
        let mut merged = Self { source: self.source, tallies, recent };
        merged.forget_older();
        (merged.tallies.len() <= MAX_TALLIES).then_some(merged)
    }

    /// Returns the number of games of a tally, 0 without it.
    fn games_of(&self, counter: Counter) -> u64 {
        self.tallies.iter().find(|tally| tally.counter == counter).map_or(0, Tally::games)
    }

    /// Drops the oldest of too many recent games.
    fn forget_older(&mut self) {
        let excess = self.recent.len().saturating_sub(MAX_RECENT);
        self.recent.drain(..excess);
    }

    /// Returns the number of games.
    pub fn games(&self) -> u64 {
        self.tallies.iter().map(Tally::games).sum()
    }
}

impl Change {
    /// Undoes the change in `now`, the stored statistics. Returns `None` after an import if another tab has counted a game since.
    pub fn undone(&self, now: &Statistics) -> Option<Statistics> {
        match now {
            _ if *now == self.after => Some(self.before.clone()),
            // The other tab's games are newer than the erased ones.
            _ if self.after.is_empty() => now.merged(&self.before),
            _ => None,
        }
    }
}

impl FinishedGame {
    /// Returns a game that is over after its last move.
    fn of(round: &Round) -> Option<Self> {
        let (setup, game) = (round.setup, round.game());
        // Between friends, X and O are counted, whoever plays them.
        let side = if setup.opponent == Opponent::Friend { Mark::X } else { round.near() };
        let result = GameResult::of(round.last_outcome()?, side);
        Some(Self { pairing: setup.pairing(), result, mistakes: mistakes(setup, game) })
    }
}

/// The stored statistics, which this release may know.
pub type Stored = Result<Statistics, IsNewer>;

/// A newer release has stored the statistics. This one must not change them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IsNewer;

impl GameState {
    /// Returns how games changed the score since [`Recorded`](crate::progress::Msg::Recorded), oldest change first.
    pub fn score_events(&self) -> Vec<ScoreEvent> {
        let ends = std::iter::successors(self.standing.ends.as_deref(), |end| end.earlier.as_deref());
        let event = |end: &End| {
            let game = FinishedGame::of(&end.round)?;
            Some(if end.is_taken_back { ScoreEvent::TakenBack(game) } else { ScoreEvent::Counted(game) })
        };
        let mut events: Vec<ScoreEvent> = ends.filter_map(event).collect();
        events.reverse();
        events
    }
}
