//! The stars of the player, and the last games on the way to the next ones.

use super::goal::Goal;
use crate::state::{GameResult, known_boards};
use coaching::Level;
use engine::{Objective, Rules, notation};

/// The maximum number of rungs: of about 40 boards all levels. The one that was not played for the longest time makes room.
const MAX_RUNGS: usize = 200;

/// The number of last games that count for a star.
const GAMES: usize = 3;

/// The levels on all boards that the player has played without help.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    /// The last played at the end.
    rungs: Vec<Rung>,
}

/// A level on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Rung {
    rules: Rules,
    level: Level,
    has_star: bool,
    /// The last results, the newest at the end, at most [`GAMES`].
    recent: Vec<GameResult>,
}

/// The next star on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextStar {
    /// The level.
    pub level: Level,
    /// What wins its star.
    pub goal: Goal,
    /// Whether one of the last two games was won, so that one more win in the next game is enough.
    pub is_half_done: bool,
}

impl NextStar {
    /// Whether one game can win it.
    #[must_use]
    pub const fn is_near(self) -> bool {
        self.is_half_done || !matches!(self.goal, Goal::TwoWins)
    }
}

impl Ladder {
    /// The ladder before the first game.
    pub const NONE: Self = Self { rungs: Vec::new() };

    fn rung(&self, rules: Rules, level: Level) -> Option<&Rung> {
        self.rungs.iter().find(|rung| (rung.rules, rung.level) == (rules, level))
    }

    /// Whether the player has the star of a level.
    #[must_use]
    pub fn has_star(&self, rules: Rules, level: Level) -> bool {
        self.rung(rules, level).is_some_and(|rung| rung.has_star)
    }

    /// Whether the player has the star of a level, or has won one of the last games against it.
    fn has_beaten(&self, rules: Rules, level: Level) -> bool {
        self.rung(rules, level).is_some_and(|rung| rung.has_star || rung.recent.contains(&GameResult::Won))
    }

    /// Returns, for each level of a board from the weakest on, whether the player has its star.
    #[must_use]
    pub fn stars(&self, rules: Rules) -> Vec<bool> {
        Level::all_under(rules).iter().map(|level| self.has_star(rules, *level)).collect()
    }

    /// Returns the boards that the player has played without help, the last played first.
    #[must_use]
    pub fn boards(&self) -> Vec<Rules> {
        let mut boards: Vec<Rules> = Vec::new();
        for rung in self.rungs.iter().rev() {
            if !boards.contains(&rung.rules) {
                boards.push(rung.rules);
            }
        }
        boards
    }

    /// Whether the player has all stars of a board.
    #[must_use]
    pub fn has_all_stars(&self, rules: Rules) -> bool {
        self.stars(rules).into_iter().all(|has_star| has_star)
    }

    /// Returns the star that the player can win next on a board, or `None` with all stars: that of the weakest open level from the
    /// strongest beaten one up, or else of the strongest open level below it.
    #[must_use]
    pub fn next_star(&self, rules: Rules) -> Option<NextStar> {
        let levels = Level::all_under(rules);
        let beaten = levels.iter().rposition(|level| self.has_beaten(rules, *level)).unwrap_or_default();
        let is_open = |level: &&Level| !self.has_star(rules, **level);
        let level = *levels.iter().skip(beaten).find(is_open).or_else(|| levels.iter().rfind(is_open))?;
        let recent = self.rung(rules, level).map_or(&[][..], |rung| &rung.recent);
        let last_two = recent.iter().rev().take(GAMES - 1);
        let is_half_done = last_two.filter(|result| **result == GameResult::Won).count() == 1;
        Some(NextStar { level, goal: Goal::of(rules, level), is_half_done })
    }

    /// Returns the well-known board that comes after this one and has a next star.
    #[must_use]
    pub fn next_board(&self, rules: Rules) -> Option<Rules> {
        known_boards::after(rules).into_iter().find(|board| self.next_star(*board).is_some())
    }

    /// Counts a game that the player has played without help. Returns whether it wins a star.
    pub fn count(&mut self, rules: Rules, level: Level, result: GameResult) -> bool {
        let place = self.rungs.iter().position(|rung| (rung.rules, rung.level) == (rules, level));
        let new = || Rung { rules, level, has_star: false, recent: Vec::new() };
        let mut rung = place.map_or_else(new, |place| self.rungs.remove(place));
        rung.recent.push(result);
        let excess = rung.recent.len().saturating_sub(GAMES);
        rung.recent.drain(..excess);
        let is_won = !rung.has_star && Goal::of(rules, level).is_reached(&rung.recent);
        rung.has_star |= is_won;
        self.push(rung);
        is_won
    }

    fn push(&mut self, rung: Rung) {
        self.rungs.push(rung);
        let excess = self.rungs.len().saturating_sub(MAX_RUNGS);
        self.rungs.drain(..excess);
    }

    /// Returns this ladder with the stars of another one. Merging twice changes nothing.
    #[must_use]
    pub fn merged(mut self, other: Self) -> Self {
        for theirs in other.rungs {
            match self.rungs.iter_mut().find(|mine| (mine.rules, mine.level) == (theirs.rules, theirs.level)) {
                Some(mine) => {
                    mine.has_star |= theirs.has_star;
                    if mine.recent.is_empty() {
                        mine.recent = theirs.recent;
                    }
                }
                None => self.push(theirs),
            }
        }
        self
    }

    /// Serializes to `easy 3x3x3 normal yes wdl,medium 3x3x3 normal no w`: the level, the rules, whether it has a star, and the
    /// first letters of its last results, if there are some.
    #[must_use]
    pub fn text(&self) -> String {
        self.rungs.iter().map(Rung::text).collect::<Vec<String>>().join(",")
    }

    /// Deserializes from such a text. Another release may know other levels: what is unknown is dropped.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut ladder = Self::default();
        for rung in text.split(',').filter_map(Rung::read) {
            if ladder.rung(rung.rules, rung.level).is_none() {
                ladder.push(rung);
            }
        }
        ladder
    }
}

impl Rung {
    fn text(&self) -> String {
        let star = if self.has_star { " yes" } else { " no" };
        let mut text = [self.level.name(), " ", &self.rules.name(), " ", self.rules.objective().name(), star].concat();
        if !self.recent.is_empty() {
            text.push(' ');
            text.extend(self.recent.iter().filter_map(|result| result.name().chars().next()));
        }
        text
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.split(' ');
        let level = Level::from_name(parts.next()?)?;
        let (board, objective) = (parts.next()?, Objective::from_name(parts.next()?)?);
        let rules = notation::read_rules(board, objective).ok()?;
        let has_star = match parts.next()? {
            "yes" => true,
            "no" => false,
            _ => return None,
        };
        let result = |letter| GameResult::ALL.into_iter().find(|result| result.name().starts_with(letter));
        let recent: Vec<GameResult> = parts.next().unwrap_or_default().chars().map(result).collect::<Option<_>>()?;
        let is_valid = recent.len() <= GAMES && Level::all_under(rules).contains(&level);
        is_valid.then_some(Self { rules, level, has_star, recent })
    }
}
