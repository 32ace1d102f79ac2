//! Who plays a game with other rules.

pub use crate::share::address::other_game::OPPONENTS;
use crate::state::game::setup::{Player, Setup};
use crate::state::opponent::Opponent;
use coaching::{Computer, Level};
use engine::Mark;
use engine::other_games;

/// The players: a friend at the same screen, a remote player or a level of the computer, and the side of the player. Between friends,
/// that is the side of who had X in the first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players {
    /// The opponent, one of [`OPPONENTS`].
    pub opponent: Opponent,
    /// The side of the player. X moves first, also where both sides place the same marks.
    pub play: Mark,
}

/// Medium, and the player moves first.
impl Default for Players {
    fn default() -> Self {
        Self { opponent: Opponent::at_level(Level::Medium), play: Mark::X }
    }
}

impl Players {
    /// Returns players with these values, and the usual ones in place of opponents that these games do not have.
    #[must_use]
    pub fn new(opponent: Option<Opponent>, play: Option<Mark>) -> Self {
        let usual = Self::default();
        let opponent = opponent.filter(|opponent| OPPONENTS.contains(opponent)).unwrap_or(usual.opponent);
        let play = play.filter(|_| opponent != Opponent::Friend);
        Self { opponent, play: play.unwrap_or(usual.play) }
    }

    /// Returns the players of a game on a board, as far as these games have them.
    #[must_use]
    pub fn of(setup: Setup) -> Self {
        Self::new(Some(setup.opponent), Some(setup.play))
    }

    /// Returns the level of the computer, if it plays.
    #[must_use]
    pub const fn level(self) -> Option<other_games::Level> {
        match self.opponent {
            Opponent::Computer(Computer::Level(Level::Easy)) => Some(other_games::Level::Easy),
            Opponent::Computer(Computer::Level(Level::Medium)) => Some(other_games::Level::Medium),
            Opponent::Computer(Computer::Level(Level::Hard)) => Some(other_games::Level::Hard),
            Opponent::Computer(_) => Some(other_games::Level::Unbeatable),
            Opponent::Friend | Opponent::Remote => None,
        }
    }

    /// Returns the player of a side.
    #[must_use]
    pub fn player(self, side: Mark) -> Player {
        match self.opponent {
            Opponent::Computer(_) if side == self.play => Player::You,
            Opponent::Computer(computer) => Player::Computer(computer),
            Opponent::Remote if side == self.play => Player::You,
            Opponent::Remote => Player::Remote,
            Opponent::Friend => Player::Person(side),
        }
    }

    /// Whether a person at this screen has the side.
    #[must_use]
    pub fn is_local(self, side: Mark) -> bool {
        matches!(self.player(side), Player::You | Player::Person(_))
    }

    /// Returns the side whose wins the score counts first.
    #[must_use]
    pub const fn near(self) -> Mark {
        self.play
    }
}
