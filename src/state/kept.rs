//! The game that is kept for the next visit, and its form in storage.

use super::Setup;
use super::saved::yes_or_no;
use crate::engine::decimal::decimal;
use crate::engine::notation::{self, Moves};
use crate::engine::{Game, Position};

/// A game to come back to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// Who plays whom, and by which rules.
    pub setup: Setup,
    /// The moves, and where the reader stands in them.
    pub game: Game,
    /// Whether the score has it already, or never will.
    pub is_counted: bool,
    /// What the computer's random choices in it are drawn from.
    pub seed: u64,
}

/// The names of the stored form's parts.
mod key {
    /// What the keys of the setup begin with.
    pub const SETUP: &str = "game_";
    pub const START: &str = "game_start";
    pub const MOVES: &str = "game_moves";
    pub const CURSOR: &str = "game_cursor";
    pub const COUNTED: &str = "game_counted";
    pub const SEED: &str = "game_seed";
}

impl KeptGame {
    /// Gives out the stored form: names and values, all of them texts.
    pub fn write(&self, put: &mut dyn FnMut(&str, &str)) {
        self.setup.write(key::SETUP, put);
        let start = self.game.start();
        if !start.taken().is_empty() {
            put(key::START, &notation::Setup(start).text());
        }
        put(key::MOVES, &Moves(self.game.moves()).text());
        put(key::CURSOR, &decimal(self.game.cursor() as u64));
        put(key::COUNTED, yes_or_no::write(self.is_counted));
        put(key::SEED, &decimal(self.seed));
    }

    /// Reads the stored form, of which `value` gives the text under a name; `None` if any part of it is missing or makes
    /// no sense.
    #[must_use]
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
        Some(Self {
            setup,
            game,
            is_counted: yes_or_no::read(&value(key::COUNTED)?)?,
            seed: value(key::SEED)?.parse().ok()?,
        })
    }
}
