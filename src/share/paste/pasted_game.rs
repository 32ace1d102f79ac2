//! The game in a pasted text.

use std::rc::Rc;

use crate::share::address::state::Address;
use crate::share::address::unknown_value::unknown_value;
use crate::state::known_boards;
use crate::state::opponent::Opponent;
use crate::state::{Note, Setup};
use engine::{Game, Mark, Rules, other_games};
use records::{FirstRow, Link, RecordError, RecordErrorKind, other_game};

/// The longest readable part of the game in a text, and notes about what could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pasted {
    /// A game on a board.
    Game(PastedGame),
    /// A game with other rules.
    OtherGame(PastedOtherGame),
}

/// A game with other rules in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedOtherGame {
    /// The game.
    pub game: other_games::Game,
    /// The opponent that a link names.
    pub opponent: Option<Opponent>,
    /// The side that a link names.
    pub play: Option<Mark>,
    /// Notes about what could not be read.
    pub notes: Vec<Note>,
}

/// A game on a board in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedGame {
    /// The rules and players.
    pub setup: Setup,
    /// The game.
    pub game: Game,
    /// Notes about what could not be read.
    pub notes: Vec<Note>,
}

/// Reads a link or the text of a game, which continues with the current players unless it names others. `first_row` is where the
/// rows of a list of squares begin.
///
/// # Errors
///
/// The first error of a text in which no game can be read.
pub fn pasted_game(text: &str, first_row: FirstRow, current: Setup) -> Result<Pasted, Option<RecordError>> {
    if let Some(link) = Link::find(text) {
        return from_link(link, current);
    }
    if let Some((game, illegal)) = other_game::read(text) {
        let value = illegal.map(|value| unknown_value("moves", &value));
        let notes = Note::about_address(value.into_iter().collect()).into_iter().collect();
        return Ok(Pasted::OtherGame(PastedOtherGame { game, opponent: None, play: None, notes }));
    }
    let read = records::read_pasted(text, board_of_drawing(text, current.rules), first_row);
    let Some(game) = read.game else { return Err(read.problem) };
    let notes = read.problem.map(Rc::new).map(Note::BadText).into_iter().collect();
    Ok(Pasted::Game(PastedGame { setup: current.with_rules(game.rules()), game, notes }))
}

fn from_link(link: Link, current: Setup) -> Result<Pasted, Option<RecordError>> {
    let mut link = Address::of_link(link);
    if let Some(game) = link.other_game.take() {
        let (game, illegal) = game.read();
        let notes = Note::about_address(link.notes.into_iter().chain(illegal).collect()).into_iter().collect();
        return Ok(Pasted::OtherGame(PastedOtherGame { game, opponent: link.opponent, play: link.play, notes }));
    }
    let setup = link.setup_or(current);
    // An empty board in place of the sent game would replace the current one.
    let missing = link.notes.iter().find_map(|note| match *note {
        Note::MissingMoves { arrived: 0, of } => Some(RecordErrorKind::MissingMoves { arrived: 0, of }),
        _ => None,
    });
    if let Some(kind) = missing {
        return Err(Some(RecordError { line: 1, kind }));
    }
    let game = link.game.take().unwrap_or(Game::new(setup.rules));
    let notes = Note::about_address(link.notes).into_iter().collect();
    Ok(Pasted::Game(PastedGame { setup, game, notes }))
}

/// Returns the board of a text that is only a drawing, and otherwise the current one.
fn board_of_drawing(text: &str, current: Rules) -> Rules {
    let drawn = records::drawn_size(text);
    drawn.and_then(|(columns, rows)| known_boards::of_size(columns, rows, current)).unwrap_or(current)
}
