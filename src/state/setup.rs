//! Who plays whom, and by which rules.

use crate::engine::{Computer, Mark, Opponent, Rules};

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

impl Setup {
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
