//! The texts of the page: one folder for each language. A message with arguments is a function, so that each language can
//! order its words. A language that lacks a message does not compile.

mod coach;
mod english;
mod lesson;
mod panels;
mod practice;
mod statistics;

pub use coach::CoachTexts;
pub use lesson::{LessonTexts, OtherMoves};
pub use panels::PanelTexts;
pub use practice::PracticeTexts;
pub use statistics::StatisticsTexts;

use crate::engine::{Mark, Opponent, Square};
use crate::state::setup::Player;

/// The texts of the first part in one language.
#[derive(Debug)]
pub struct Messages {
    /// The name of the game.
    pub title: &'static str,

    /// The rule of normal 3 × 3.
    pub rule: &'static str,
    /// The accessible name of the button that opens the choice of the board; it contains the rule.
    pub choose_board: fn(&str) -> String,

    /// The accessible name of the board.
    pub board: &'static str,
    /// The accessible name of a square: place and content.
    pub square: fn(Square, SquareContent) -> String,

    /// The player whose turn it is.
    pub turn_of: fn(Player) -> String,
    /// How the remote player gets the move.
    pub send_the_link: &'static str,
    /// The mark of the one player at this screen.
    pub you_are: fn(Mark) -> String,
    /// Two players share the screen.
    pub two_people: &'static str,
    /// The computer player is at work.
    pub is_thinking: fn(Opponent) -> String,
    /// The computer player is to move, and its analysis is stopped.
    pub has_stopped: fn(Opponent) -> String,
    /// Neither side can complete a line any more.
    pub dead: &'static str,
    /// The player who won.
    pub wins: fn(Player) -> String,
    /// Three in a row, and the number of the last move.
    pub won_with: fn(usize) -> String,
    /// The game is drawn.
    pub drawn: &'static str,
    /// Why it is drawn.
    pub board_full: &'static str,

    /// A player in the score.
    pub player: fn(Player) -> &'static str,
    /// The accessible name of the score.
    pub score: &'static str,
    /// The accessible name of one side of the score: player, mark, wins.
    pub side_score: fn(Player, Mark, u32) -> String,
    /// The unit of the number of draws.
    pub draws: fn(u32) -> &'static str,

    /// The main button during a game.
    pub reset: &'static str,
    /// The heading of the choice of opponent.
    pub opponent_heading: &'static str,
    /// The accessible name of the group of computer players, which starts with the weakest.
    pub levels: &'static str,
    /// The accessible name of the group of human opponents.
    pub people: &'static str,
    /// An opponent.
    pub opponent: fn(Opponent) -> &'static str,
    /// The description of an opponent on normal 3 × 3. A computer player that can lose has the share of lost games among
    /// all that can be played against it, with either mark and whatever it chooses; the tests check the number.
    pub about_opponent: fn(Opponent) -> &'static str,
    /// The heading of the choice of the mark.
    pub play_as: &'static str,
    /// The accessible name of a mark.
    pub mark: fn(Mark) -> &'static str,

    /// The button that opens the settings, and their heading.
    pub settings: &'static str,
    /// The lazy part could not be loaded.
    pub not_loaded: &'static str,
    /// The button that loads it again.
    pub try_again: &'static str,

    /// The main button after a game, and the answer that starts a new one.
    pub new_game: &'static str,

    /// The accessible name of the toolbar.
    pub tools: &'static str,
    /// The button that takes back a move.
    pub undo: &'static str,
    /// The button that restores it.
    pub redo: &'static str,
    /// The button that shows the best move.
    pub hint: &'static str,
    /// The button that shows the evaluation of each square.
    pub values: &'static str,
    /// The button that explains the computer player's move.
    pub why: &'static str,
    /// The button that sends the move to the remote player.
    pub send: &'static str,
    /// The button that reviews the game.
    pub review: &'static str,
    /// The button that opens the share dialog, and its heading.
    pub share: &'static str,
    /// The lazy part is loading.
    pub loading: &'static str,
}

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

    /// The texts of practice.
    #[must_use]
    pub fn practice(self) -> &'static PracticeTexts {
        match self {
            Self::English => &english::practice::PRACTICE,
        }
    }

    /// The texts of the lesson.
    #[must_use]
    pub fn lesson(self) -> &'static LessonTexts {
        match self {
            Self::English => &english::lesson::LESSON,
        }
    }

    /// The texts of the statistics.
    #[must_use]
    pub fn statistics(self) -> &'static StatisticsTexts {
        match self {
            Self::English => &english::statistics::STATISTICS,
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
