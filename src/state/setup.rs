//! Who plays whom, and by which rules.

use crate::engine::{Computer, Mark, Objective, Opponent, Rules, notation};

/// Who plays whom, and by which rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board and what wins on it.
    pub rules: Rules,
    /// Who answers.
    pub opponent: Opponent,
    /// The mark of the person at the screen. With a friend there is a person for each mark, and this is not looked at.
    pub play: Mark,
}

impl Setup {
    /// With what a first visit begins: against a player that can be beaten.
    pub const FIRST_VISIT: Self =
        Self { rules: Rules::TIC_TAC_TOE, opponent: Opponent::Computer(Computer::Casual), play: Mark::X };
}

/// What links and embedded games mean where they do not say.
impl Default for Setup {
    fn default() -> Self {
        Self { rules: Rules::TIC_TAC_TOE, opponent: Opponent::Computer(Computer::Perfect), play: Mark::X }
    }
}

/// Who holds a mark, in the words of the person at the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// The one person at the screen.
    You,
    /// One of the two people at the screen.
    Person(Mark),
    /// The person elsewhere.
    Correspondent,
    /// The computer player.
    Computer(Computer),
}

/// The names of the stored form's parts, after what each of them begins with.
mod key {
    pub const BOARD: &str = "board";
    pub const OBJECTIVE: &str = "objective";
    pub const OPPONENT: &str = "opponent";
    pub const PLAY: &str = "play";
}

impl Setup {
    /// Gives out the stored form: names, which begin with `prefix`, and values.
    pub fn write(self, prefix: &str, put: &mut dyn FnMut(&str, &str)) {
        let mut put = |key: &str, value: &str| put(&(prefix.to_owned() + key), value);
        put(key::BOARD, &self.rules.name());
        put(key::OBJECTIVE, self.rules.objective().name());
        put(key::OPPONENT, self.opponent.name());
        put(key::PLAY, self.play.name());
    }

    /// Reads the stored form, of which `value` gives the text under a name; `None` if any part of it is missing or makes
    /// no sense.
    #[must_use]
    pub fn read(prefix: &str, value: &dyn Fn(&str) -> Option<String>) -> Option<Self> {
        let value = |key: &str| value(&(prefix.to_owned() + key));
        // The first releases had one board, and did not write it.
        let objective = value(key::OBJECTIVE).map_or(Some(Objective::Normal), |name| Objective::from_name(&name))?;
        let rules = match value(key::BOARD) {
            Some(board) => notation::read_rules(&board, objective).ok()?,
            None => Rules::TIC_TAC_TOE.with_objective(objective),
        };
        Some(Self {
            rules,
            opponent: Opponent::from_name(&value(key::OPPONENT)?)?,
            play: Mark::from_name(&value(key::PLAY)?)?,
        })
    }

    /// Who holds this mark.
    #[must_use]
    pub fn player(self, mark: Mark) -> Player {
        match self.opponent {
            Opponent::Friend => Player::Person(mark),
            Opponent::Correspondent | Opponent::Computer(_) if mark == self.play => Player::You,
            Opponent::Correspondent => Player::Correspondent,
            Opponent::Computer(computer) => Player::Computer(computer),
        }
    }

    /// Whether a person at this screen holds this mark.
    #[must_use]
    pub fn is_here(self, mark: Mark) -> bool {
        matches!(self.player(mark), Player::You | Player::Person(_))
    }

    /// The mark whose wins count as the near side's: yours if you are alone at the screen, X between friends.
    #[must_use]
    pub const fn near(self) -> Mark {
        match self.opponent {
            Opponent::Friend => Mark::X,
            Opponent::Correspondent | Opponent::Computer(_) => self.play,
        }
    }
}
