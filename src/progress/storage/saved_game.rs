//! The saved game and its serialization.

use crate::state::named::Named;
use crate::state::opponent::Opponent;
use crate::state::{Counting, GameState, Score, Setup};
use engine::decimal::decimal;
use engine::{Game, Position, notation};

/// A game that the next visit resumes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The rules and players.
    pub setup: Setup,
    /// The moves and the cursor.
    pub game: Game,
    /// Whether the score counts the game.
    pub counting: Counting,
    /// Whether the sides between friends are exchanged.
    pub is_exchanged: bool,
    /// Whether the player has had help with the game, or has taken a move back.
    pub is_aided: bool,
    /// The score of the running match.
    pub match_score: Score,
    /// Whether the remote player has been sent the shown position.
    pub is_sent: bool,
    /// The seed of the computer player's random choices.
    pub seed: u64,
}

/// The storage keys.
mod key {
    /// The prefix of the setup's keys.
    pub const SETUP: &str = "game_";
    pub const START: &str = "game_start";
    pub const MOVES: &str = "game_moves";
    pub const CURSOR: &str = "game_cursor";
    pub const COUNTED: &str = "game_counted";
    pub const EXCHANGED: &str = "game_exchanged";
    pub const AIDED: &str = "game_aided";
    pub const MATCH: &str = "game_match";
    pub const SENT: &str = "game_sent";
    pub const SEED: &str = "game_seed";
}

impl SavedGame {
    /// A game that has not counted yet and belongs to no match.
    pub const fn new(setup: Setup, game: Game, seed: u64) -> Self {
        Self {
            setup,
            game,
            counting: Counting::Open,
            is_exchanged: false,
            is_aided: false,
            match_score: Score::NONE,
            is_sent: false,
            seed,
        }
    }

    /// Whether this game by link goes on after the moves of an earlier state of it.
    pub fn continues(&self, setup: Setup, earlier: &Game) -> bool {
        let (moves, earlier_moves) = (self.game.moves(), earlier.moves());
        let is_by_link = setup.opponent == Opponent::Remote && self.setup == setup;
        let is_longer = moves.len() > earlier_moves.len() && moves.starts_with(earlier_moves);
        is_by_link && is_longer && !earlier_moves.is_empty() && self.game.start() == earlier.start()
    }

    /// Serializes to string pairs.
    pub fn write(&self, put: &mut dyn FnMut(&str, &str)) {
        self.setup.write(key::SETUP, put);
        let start = self.game.start();
        if !start.taken().is_empty() {
            put(key::START, &notation::write_position(start));
        }
        put(key::MOVES, &notation::write_moves(self.game.moves()));
        put(key::CURSOR, &decimal(self.game.cursor() as u64));
        put(key::COUNTED, self.counting.name());
        if self.is_exchanged {
            put(key::EXCHANGED, true.name());
        }
        if self.is_aided {
            put(key::AIDED, true.name());
        }
        if self.match_score != Score::NONE {
            put(key::MATCH, &self.match_score.text());
        }
        if self.is_sent {
            put(key::SENT, true.name());
        }
        put(key::SEED, &decimal(self.seed));
    }

    /// Deserializes from the values that `value` looks up by key. Returns `None` if a value is missing or invalid.
    pub fn read(value: &dyn Fn(&str) -> Option<String>) -> Option<Self> {
        let setup = Setup::read(key::SETUP, value)?;
        let rules = setup.rules;
        let start = match value(key::START) {
            Some(start) => notation::read_position(rules, &start).ok()?,
            None => Position::new(rules),
        };
        let read = notation::read_moves_from(start, &value(key::MOVES)?);
        if read.problem.is_some() {
            return None;
        }
        let mut game = read.game;
        let cursor = value(key::CURSOR)?.parse().ok()?;
        if cursor > game.moves().len() {
            return None;
        }
        game.jump(cursor);
        // Releases without matches did not store these two keys.
        let is_exchanged = value(key::EXCHANGED).map_or(Some(false), |text| bool::from_name(&text))?;
        let match_score = value(key::MATCH).map_or(Some(Score::NONE), |text| read_match(&text))?;
        // Nor did the first ones store this.
        let is_sent = value(key::SENT).and_then(|text| bool::from_name(&text)).unwrap_or_default();
        let is_aided = value(key::AIDED).and_then(|text| bool::from_name(&text)).unwrap_or_default();
        Some(Self {
            setup,
            game,
            counting: Counting::from_name(&value(key::COUNTED)?)?,
            is_exchanged,
            is_aided,
            match_score,
            is_sent,
            seed: value(key::SEED)?.parse().ok()?,
        })
    }
}

/// Deserializes the score of a match. Earlier releases stored no draws if there were none.
fn read_match(text: &str) -> Option<Score> {
    Score::read(text).or_else(|| {
        let (near, far) = text.split_once(' ')?;
        Score::read(&[near, " 0 ", far].concat())
    })
}

impl GameState {
    /// Continues a game by link that the player has continued in another tab, which has counted it.
    pub(crate) fn follow(&mut self, saved: &SavedGame) {
        if saved.continues(self.round.setup, self.game()) && !self.round.is_imported {
            self.round.resume(saved.game.clone(), saved.counting);
            self.other_rounds.undone = None;
            self.dialog = None;
            self.show_moment();
            self.shown.sent = saved.is_sent.then_some(self.shown.revision);
        }
    }
}
