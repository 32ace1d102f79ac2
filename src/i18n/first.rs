//! Texts of the first part.

use super::Texts;
use super::choice;
use crate::state::game::setup::Player;
use engine::{Mark, Square};

/// The content of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareContent {
    /// No mark.
    Empty,
    /// A mark.
    Taken(Mark),
    /// A mark on a completed line.
    Winning(Mark),
}

impl SquareContent {
    /// Returns the content of a square with this mark.
    pub const fn new(mark: Option<Mark>, is_winning: bool) -> Self {
        match mark {
            None => Self::Empty,
            Some(mark) if is_winning => Self::Winning(mark),
            Some(mark) => Self::Taken(mark),
        }
    }

    /// Returns the mark.
    pub const fn mark(self) -> Option<Mark> {
        match self {
            Self::Empty => None,
            Self::Taken(mark) | Self::Winning(mark) => Some(mark),
        }
    }

    /// Whether the mark is on a completed line.
    pub const fn is_winning(self) -> bool {
        matches!(self, Self::Winning(_))
    }
}

impl Texts {
    /// The accessible name of a square: its name, as in every sentence, and its content.
    pub fn square_name(self, square: Square, content: SquareContent) -> String {
        let (content, mark) = match content {
            SquareContent::Empty => (choice::Content::Empty, Mark::X),
            SquareContent::Taken(mark) => (choice::Content::Mark, mark),
            SquareContent::Winning(mark) => (choice::Content::Line, mark),
        };
        self.square(square, content, mark)
    }

    /// The player whose turn it is.
    pub fn turn(self, player: Player) -> String {
        self.turn_of(player, self.player(player))
    }

    /// The player who won.
    pub fn winner(self, player: Player) -> String {
        self.wins(player, self.player(player))
    }

    /// A player in the score.
    pub fn player(self, player: Player) -> &'static str {
        match player {
            Player::You => self.you(),
            Player::Remote => self.remote_player(),
            Player::Person(mark) => mark.letter(),
            Player::Computer(_) => self.computer(),
        }
    }

    /// The accessible name of one side of the score. The player has this name.
    pub fn player_score(self, player: Player, name: &str, mark: Mark, wins: u32) -> String {
        match player {
            Player::Person(_) => self.mark_score(mark, wins),
            _ => self.side_score(name, mark, wins),
        }
    }
}
