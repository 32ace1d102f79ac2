//! The rules and players of a game.

use crate::state::opponent::Opponent;
use coaching::{Computer, Level};
use engine::{Mark, Objective, Rules, notation};

/// The rules and players of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// The opponent.
    pub opponent: Opponent,
    /// The player's mark. Ignored against a friend.
    pub play: Mark,
}

impl Setup {
    /// The setup of a first visit, against an opponent that can be beaten.
    pub const FIRST_VISIT: Self = Self::at_level(Level::Medium);

    /// Returns a game of 3 × 3 against a level, with X for the player.
    pub(crate) const fn at_level(level: Level) -> Self {
        Self { rules: Rules::TIC_TAC_TOE, opponent: Opponent::at_level(level), play: Mark::X }
    }
}

/// An opponent and the rules of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The rules.
    pub rules: Rules,
    /// The opponent.
    pub opponent: Opponent,
}

/// The defaults of embedded games.
impl Default for Setup {
    fn default() -> Self {
        Self { rules: Rules::TIC_TAC_TOE, opponent: Opponent::at_level(Level::Unbeatable), play: Mark::X }
    }
}

/// The player of a mark, as the person at this screen sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// The only player at this screen.
    You,
    /// One of two players at this screen.
    Person(Mark),
    /// The remote player.
    Remote,
    /// A computer player.
    Computer(Computer),
}

impl Setup {
    /// Returns the keys and values of addresses, of attributes of the element, and of the storage.
    pub fn pairs(self) -> [(&'static str, String); 4] {
        [
            ("board", self.rules.name()),
            ("objective", self.rules.objective().name().to_owned()),
            ("opponent", self.opponent.name().to_owned()),
            ("play", self.play.name().to_owned()),
        ]
    }

    /// Returns the pairs that differ from those of another setup. Friends play both marks.
    pub fn changed_pairs(self, other: Self) -> impl Iterator<Item = (&'static str, String)> {
        let is_needed = move |key: &str| key != "play" || self.opponent != Opponent::Friend;
        let pairs = self.pairs().into_iter().zip(other.pairs()).filter(|(pair, other)| pair != other);
        pairs.map(|(pair, _)| pair).filter(move |(key, _)| is_needed(key))
    }

    /// Serializes to string pairs, whose keys start with `prefix`.
    pub fn write(self, prefix: &str, put: &mut dyn FnMut(&str, &str)) {
        for (key, value) in self.pairs() {
            put(&(prefix.to_owned() + key), &value);
        }
    }

    /// Deserializes from the values that `value` looks up by key. Returns `None` if a value is missing or invalid.
    pub fn read(prefix: &str, value: &dyn Fn(&str) -> Option<String>) -> Option<Self> {
        let value = |key: &str| value(&(prefix.to_owned() + key));
        // The first releases had only one board and did not store it.
        let objective = value("objective").map_or(Some(Objective::Normal), |name| Objective::from_name(&name))?;
        let rules = match value("board") {
            Some(board) => notation::read_rules(&board, objective).ok()?,
            None => Rules::TIC_TAC_TOE.with_objective(objective),
        };
        let (opponent, play) = (Opponent::from_name(&value("opponent")?)?, Mark::from_name(&value("play")?)?);
        Some(Self { rules, opponent, play }.with_rules(rules))
    }

    /// Returns the same players under other rules, with the level that is offered there.
    #[must_use]
    pub const fn with_rules(self, rules: Rules) -> Self {
        Self { rules, opponent: self.opponent.under(rules), ..self }
    }

    /// Returns the opponent and the rules.
    pub const fn pairing(self) -> Pairing {
        Pairing { rules: self.rules, opponent: self.opponent }
    }

    /// Returns the player of a mark.
    pub fn player(self, mark: Mark) -> Player {
        match self.opponent {
            Opponent::Friend => Player::Person(mark),
            Opponent::Remote | Opponent::Computer(_) if mark == self.play => Player::You,
            Opponent::Remote => Player::Remote,
            Opponent::Computer(computer) => Player::Computer(computer),
        }
    }

    /// Returns whether a local player has this mark.
    pub fn is_local(self, mark: Mark) -> bool {
        matches!(self.player(mark), Player::You | Player::Person(_))
    }
}
