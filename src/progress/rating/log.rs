//! The games that make the rating.

use super::glicko::{RatedResult, Rating};
use super::levels;
use crate::progress::collection::ended_game::EndedGame;
use crate::progress::collection::list::Entry;
use crate::progress::collection::played::{Moves, Played};
use crate::progress::dated::list::{Dated, DatedList};
use crate::state::GameResult;
use crate::state::opponent::Opponent;
use coaching::{Computer, Level};
use engine::decimal::decimal;
use engine::{Objective, Rules, notation};

/// A game against a level with a measured rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// The local day of its end, counted from 1 January 1970.
    pub day: u32,
    /// A random number, that of the computer's choices.
    pub id: u64,
    /// The rules.
    pub rules: Rules,
    /// The level.
    pub level: Level,
    /// The result for the player.
    pub result: GameResult,
}

/// The rating of the player on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardRating {
    /// The rules.
    pub rules: Rules,
    /// The rating.
    pub rating: u32,
    /// The rating is within this distance with a probability of 95 %: two standard deviations.
    pub uncertainty: u32,
    /// The rating after each game, the last at the end.
    pub course: Vec<u32>,
}

/// The games after which a rating says something of the player, and not of the first games.
const SETTLED_AFTER: usize = 10;

impl BoardRating {
    /// Whether there are enough games to compare the rating with levels.
    pub const fn is_settled(&self) -> bool {
        self.course.len() >= SETTLED_AFTER
    }
}

/// The line of a game is `20424 7 medium 3x3x3 won`.
impl Dated for RatedGame {
    const NAME: &'static str = "tic-tac-toe-rated";
    const MAX: usize = 300;

    fn day(&self) -> u32 {
        self.day
    }

    fn is_same(&self, other: &Self) -> bool {
        self.id == other.id && self.rules == other.rules && self.level == other.level
    }

    fn text(&self) -> String {
        let numbers = [decimal(self.day.into()), decimal(self.id)].join(" ");
        [&*numbers, self.level.name(), &self.rules.name(), self.result.name()].join(" ")
    }

    fn read(text: &str) -> Option<Self> {
        let [day, id, level, board, result] = text.split(' ').collect::<Vec<_>>().try_into().ok()?;
        let game = Self {
            day: day.parse().ok()?,
            id: id.parse().ok()?,
            rules: notation::read_rules(board, Objective::Normal).ok()?,
            level: Level::from_name(level)?,
            result: GameResult::from_name(result)?,
        };
        levels::rating(game.rules, game.level).is_some().then_some(game)
    }
}

impl RatedGame {
    /// Returns the game that ended on a day; `None` if it makes no rating: with help, between people, or on another board.
    #[must_use]
    pub fn of(ended: &EndedGame, day: u32) -> Option<Self> {
        let entry = Entry { day, id: ended.id, address: ended.address.clone() };
        let Played { moves: Moves::Board(setup, _), result, .. } = Played::read(&entry)? else { return None };
        let Opponent::Computer(Computer::Level(level)) = setup.opponent else { return None };
        let is_rated = !ended.is_aided && levels::rating(setup.rules, level).is_some();
        is_rated.then_some(Self { day, id: ended.id, rules: setup.rules, level, result })
    }

    fn rated_result(&self) -> Option<RatedResult> {
        let score = match self.result {
            GameResult::Won => 1.0,
            GameResult::Drawn => 0.5,
            GameResult::Lost => 0.0,
        };
        let rating = levels::rating(self.rules, self.level)?;
        Some(RatedResult { rating, deviation: levels::DEVIATION, score })
    }
}

impl DatedList<RatedGame> {
    /// Returns the ratings of a day, those of the last played boards first. A day is a rating period.
    #[must_use]
    pub fn ratings(&self, today: u32) -> Vec<BoardRating> {
        let mut boards: Vec<Rules> = Vec::new();
        for game in self.items().iter().rev() {
            if !boards.contains(&game.rules) {
                boards.push(game.rules);
            }
        }
        boards.into_iter().map(|rules| self.rating_on(rules, today)).collect()
    }

    fn rating_on(&self, rules: Rules, today: u32) -> BoardRating {
        let games: Vec<&RatedGame> = self.items().iter().filter(|game| game.rules == rules).collect();
        // Both are within the range of ratings: a few thousand.
        let rounded = |value: f64| value.round().max(0.0) as u32;
        let (mut rating, mut last, mut course) = (Rating::UNRATED, None, Vec::new());
        for games in games.chunk_by(|one, other| one.day == other.day) {
            let day = games.first().map_or(today, |game| game.day);
            let idle = last.map_or(0, |last| day.saturating_sub(last).saturating_sub(1));
            let results: Vec<RatedResult> = games.iter().filter_map(|game| game.rated_result()).collect();
            let start = rating.after_idle(idle);
            let after = |count: usize| start.after(results.get(..count).unwrap_or_default());
            course.extend((1..=results.len()).map(|count| rounded(after(count).rating)));
            rating = after(results.len());
            last = Some(day);
        }
        let Rating { rating, deviation, .. } = rating.after_idle(last.map_or(0, |last| today.saturating_sub(last)));
        BoardRating { rules, rating: rounded(rating), uncertainty: rounded(2.0 * deviation), course }
    }
}
