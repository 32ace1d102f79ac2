//! The texts of the page: one required field for each message, and one file for each language.
//!
//! A message without arguments is a text, one with arguments a function, so that each language can order its words as
//! it likes, and a language that lacks a message does not compile.

mod english;

use crate::engine::{Mark, Opponent, Square};
use crate::state::setup::Player;
use crate::state::{Note, Theme};

/// Every text of the page, in one language.
#[derive(Debug)]
pub struct Messages {
    /// The language, as the page's `lang` attribute would name it.
    pub language: &'static str,
    /// The name of the game.
    pub title: &'static str,

    /// The name of the board, for those who hear it.
    pub board: &'static str,
    /// The name of a square: where it is, and what is on it.
    pub square: fn(Square, SquareContent) -> String,

    /// It is the turn of the one person at the screen.
    pub your_turn: &'static str,
    /// It is the turn of one of two people.
    pub turn_of: fn(Mark) -> String,
    /// Which mark the one person at the screen plays.
    pub you_are: fn(Mark) -> String,
    /// Two people play.
    pub two_people: &'static str,
    /// The computer player is at work.
    pub is_thinking: fn(Opponent) -> String,
    /// Nobody can complete a line any more.
    pub dead: &'static str,
    /// This player won.
    pub wins: fn(Player) -> String,
    /// The squares of the winning line, and how many moves the game had.
    pub won_with: fn(&[Square], usize) -> String,
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

    /// The question whether a running game may end.
    pub end_game_question: &'static str,
    /// What ending it means.
    pub end_game_details: &'static str,
    /// The answer that starts a new game, and the main button once a game is over.
    pub new_game: &'static str,
    /// The answer that changes nothing.
    pub keep_playing: &'static str,

    /// What the reader should know.
    pub note: fn(&Note) -> String,
    /// The button that closes a note.
    pub dismiss: &'static str,
}

/// The texts of the second part of the program, in one language: those that the first move can do without.
#[derive(Debug)]
pub struct StudyMessages {
    /// The name of the choice of colours.
    pub theme: &'static str,
    /// One theme in that choice.
    pub theme_name: fn(Theme) -> &'static str,
    /// The option that starts the next game by itself.
    pub next_after_draw: &'static str,
    /// The button that forgets the score against the computer player of the moment.
    pub reset_score: &'static str,
    /// The button that forgets the score between friends.
    pub reset_friends_score: &'static str,
    /// The button that closes the settings.
    pub done: &'static str,
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

/// The texts of the page in the reader's language, cheap to pass on.
#[derive(Clone, Copy, Debug)]
pub struct Texts(&'static Messages);

impl Texts {
    /// English.
    pub const ENGLISH: Self = Self(&english::MESSAGES);
}

impl std::ops::Deref for Texts {
    type Target = Messages;

    fn deref(&self) -> &Messages {
        self.0
    }
}

/// Two texts are the same if they are the same language's.
impl PartialEq for Texts {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

/// The texts of the second part of the program in the reader's language, cheap to pass on.
#[derive(Clone, Copy, Debug)]
pub struct StudyTexts(&'static StudyMessages);

impl StudyTexts {
    /// English.
    pub const ENGLISH: Self = Self(&english::STUDY_MESSAGES);
}

impl std::ops::Deref for StudyTexts {
    type Target = StudyMessages;

    fn deref(&self) -> &StudyMessages {
        self.0
    }
}
