//! The texts of the page: one required field for each message, and one folder for each language.
//!
//! A message without arguments is a text, one with arguments a function, so that each language can order its words as
//! it likes, and a language that lacks a message does not compile.

mod coach;
mod english;
mod panels;

pub use coach::CoachTexts;
pub use panels::PanelTexts;

use crate::engine::{Mark, Opponent, Square};
use crate::state::setup::Player;

/// Every text of the page, in one language.
#[derive(Debug)]
pub struct Messages {
    /// The name of the game.
    pub title: &'static str,

    /// The board of 3 × 3 and how many in a row win.
    pub rule: &'static str,

    /// The name of the board, for those who hear it.
    pub board: &'static str,
    /// The name of a square: where it is, and what is on it.
    pub square: fn(Square, SquareContent) -> String,

    /// It is this player's turn.
    pub turn_of: fn(Player) -> String,
    /// How the person elsewhere learns of the move.
    pub send_the_link: &'static str,
    /// Which mark the one person at the screen plays.
    pub you_are: fn(Mark) -> String,
    /// Two people play.
    pub two_people: &'static str,
    /// The computer player is at work.
    pub is_thinking: fn(Opponent) -> String,
    /// The reader has stopped the computer player, which is to move.
    pub has_stopped: fn(Opponent) -> String,
    /// Nobody can complete a line any more.
    pub dead: &'static str,
    /// This player won.
    pub wins: fn(Player) -> String,
    /// Three in a row, completed by the move of this number.
    pub won_with: fn(usize) -> String,
    /// Nobody won.
    pub drawn: &'static str,
    /// Why nobody won.
    pub board_full: &'static str,

    /// The name of a player in the score.
    pub player: fn(Player) -> &'static str,
    /// The name of the score, for those who hear it.
    pub score: &'static str,
    /// A side's part of the score, for those who hear it: the player, the mark, games won.
    pub side_score: fn(Player, Mark, u32) -> String,
    /// The draws' part of the score.
    pub draws: fn(u32) -> &'static str,

    /// The main button while a game goes on: start again.
    pub reset: &'static str,
    /// The heading over the choice of opponent and side.
    pub opponent_heading: &'static str,
    /// The accessible name of the choice among the computer players, weakest first.
    pub levels: &'static str,
    /// The accessible name of the choice among human opponents.
    pub people: &'static str,
    /// The name of an opponent.
    pub opponent: fn(Opponent) -> &'static str,
    /// How an opponent plays, in a few sentences.
    pub about_opponent: fn(Opponent) -> &'static str,
    /// The name of the choice between X and O.
    pub play_as: &'static str,
    /// A mark, for those who hear it.
    pub mark: fn(Mark) -> &'static str,

    /// The button that opens the settings, and the heading over them.
    pub settings: &'static str,
    /// The second part of the program could not be loaded.
    pub not_loaded: &'static str,
    /// The button that loads it once more.
    pub try_again: &'static str,

    /// The main button once a game is over, and the answer that starts a new one.
    pub new_game: &'static str,

    /// The row of buttons that help with the game.
    pub tools: &'static str,
    /// The button that takes a move back.
    pub undo: &'static str,
    /// The button that restores what was taken back.
    pub redo: &'static str,
    /// The button that points at the best move.
    pub hint: &'static str,
    /// The button that shows what each square is worth.
    pub values: &'static str,
    /// The button that explains the computer player's move.
    pub why: &'static str,
    /// The button that sends the move to the person elsewhere.
    pub send: &'static str,
    /// The button that analyzes every move of the game.
    pub review: &'static str,
    /// The button that leads to all the ways in which the game leaves the page.
    pub share: &'static str,
    /// A part of the program is on its way.
    pub loading: &'static str,
}

/// What is on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareContent {
    /// No mark.
    Empty,
    /// A mark.
    Taken(Mark),
    /// A mark of the line that ended the game.
    Winning(Mark),
}

/// The language of the page. It dereferences to the messages of the first part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Texts {
    /// English.
    English,
}

impl Texts {
    /// The texts of the panels.
    #[must_use]
    pub fn panels(self) -> &'static PanelTexts {
        match self {
            Self::English => &english::panels::PANELS,
        }
    }

    /// The texts of the coach.
    #[must_use]
    pub fn coach(self) -> &'static CoachTexts {
        match self {
            Self::English => &english::coach::COACH,
        }
    }
}

impl std::ops::Deref for Texts {
    type Target = Messages;

    fn deref(&self) -> &Messages {
        match self {
            Self::English => &english::MESSAGES,
        }
    }
}
