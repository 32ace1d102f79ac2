//! The results against one opponent under one set of rules.

use super::game::{Counter, FinishedGame};
use crate::state::GameResult;
use crate::state::opponent::Opponent;

/// The maximum of every number. Larger numbers stay there.
pub const MAX_COUNT: u32 = 999_999_999;

/// The results against one opponent under one set of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The source, the opponent and the rules.
    pub counter: Counter,
    /// Wins of the near side of the score: the player, or X between friends.
    pub won: u32,
    /// Draws.
    pub drawn: u32,
    /// Wins of the far side.
    pub lost: u32,
    /// The number of games whose mistakes are known.
    pub reviewed: u32,
    /// The number of mistakes in those games.
    pub mistakes: u32,
    /// The number of games in a row without a loss, up to the last game. Always 0 between friends.
    pub streak: u32,
    /// The longest streak.
    pub best: u32,
    /// The streak and the longest one before the last game, which return if that game is taken back.
    pub before: Option<[u32; 2]>,
}

impl Tally {
    /// Returns the tally before the first game.
    pub const fn new(counter: Counter) -> Self {
        Self { counter, won: 0, drawn: 0, lost: 0, reviewed: 0, mistakes: 0, streak: 0, best: 0, before: None }
    }

    /// Counts a finished game.
    pub(crate) fn count(&mut self, game: &FinishedGame) {
        let count = self.count_mut(game.result);
        *count = sum(*count, 1);
        if let Some(mistakes) = game.mistakes {
            self.reviewed = sum(self.reviewed, 1);
            self.mistakes = sum(self.mistakes, mistakes);
        }
        self.before = Some([self.streak, self.best]);
        let is_streak = game.result != GameResult::Lost && self.counter.pairing.opponent != Opponent::Friend;
        self.streak = if is_streak { sum(self.streak, 1) } else { 0 };
        self.best = self.best.max(self.streak);
    }

    /// Takes back a game that was counted. Of games before the last one, the streaks are not known exactly.
    pub(crate) fn take_back(&mut self, game: &FinishedGame) {
        let count = self.count_mut(game.result);
        *count = count.saturating_sub(1);
        if let Some(mistakes) = game.mistakes {
            self.reviewed = self.reviewed.saturating_sub(1);
            self.mistakes = self.mistakes.saturating_sub(mistakes).min(self.reviewed.saturating_mul(9));
        }
        let [streak, best] = self.before.take().unwrap_or([self.streak.saturating_sub(1), self.best]);
        self.best = best.min(sum(self.won, self.drawn));
        self.streak = streak.min(self.best);
    }

    /// Returns the tally with the games of another one, which count as older.
    #[must_use]
    pub(crate) fn with_older(&self, older: &Self) -> Self {
        Self {
            counter: self.counter,
            won: sum(self.won, older.won),
            drawn: sum(self.drawn, older.drawn),
            lost: sum(self.lost, older.lost),
            reviewed: sum(self.reviewed, older.reviewed),
            mistakes: sum(self.mistakes, older.mistakes),
            streak: self.streak,
            best: self.best.max(older.best),
            before: self.before,
        }
    }

    /// Returns the number of games.
    pub fn games(&self) -> u64 {
        [self.won, self.drawn, self.lost].into_iter().map(u64::from).sum()
    }

    /// Returns the count of a result.
    pub fn count_of(mut self, result: GameResult) -> u32 {
        *self.count_mut(result)
    }

    const fn count_mut(&mut self, result: GameResult) -> &mut u32 {
        match result {
            GameResult::Won => &mut self.won,
            GameResult::Drawn => &mut self.drawn,
            GameResult::Lost => &mut self.lost,
        }
    }

    /// Returns 10 times the mistakes per game, rounded, or `None` if they are unknown.
    pub fn mistakes_in_ten_games(&self) -> Option<u64> {
        let [reviewed, mistakes] = [self.reviewed, self.mistakes].map(u64::from);
        (20 * mistakes + reviewed).checked_div(2 * reviewed)
    }

    /// Whether the numbers fit together, as those of counted and merged games do.
    pub(crate) fn is_consistent(&self) -> bool {
        let numbers = [self.won, self.drawn, self.lost, self.reviewed, self.mistakes, self.streak, self.best];
        let is_streak_of_games = u64::from(self.best) <= u64::from(self.won) + u64::from(self.drawn);
        self.games() > 0
            && numbers.into_iter().all(|number| number <= MAX_COUNT)
            && u64::from(self.reviewed) <= self.games()
            && u64::from(self.mistakes) <= 9 * u64::from(self.reviewed)
            && self.streak <= self.best
            && self.before.is_none_or(|[streak, best]| streak <= best && best <= self.best)
            && is_streak_of_games
            && (self.best == 0 || self.counter.pairing.opponent != Opponent::Friend)
    }
}

/// Adds two numbers up to [`MAX_COUNT`].
fn sum(one: u32, other: u32) -> u32 {
    one.saturating_add(other).min(MAX_COUNT)
}
