//! Records of games with other rules.
//!
//! ```
//! use engine::other_games::{Game, Variant};
//! use records::other_game::{read, write};
//!
//! let game = Game::parse(Variant::Wild, "b2x a1o").unwrap();
//! let record = "\
//! Game: wild
//!
//! 1. X b2
//! 2. O a1
//!
//! Outcome: none yet
//!
//! O . .
//! . X .
//! . . .
//! ";
//! assert_eq!(write(&game), record);
//! assert_eq!(read(record), Some((game, None)));
//! ```
//!
//! Each move names the mark that it places. Small boards are drawn apart from each other.

use engine::decimal::decimal;
use engine::notation::{cut, read_square};
use engine::other_games::{Ending, Game, GamePosition, Move, Variant};
use engine::{Mark, Square};

use crate::drawing::is_drawn;
use crate::transport::received;
use crate::words::{OUTCOME, OUTCOMES};

/// The name of the first part, before a colon.
const GAME: &str = "Game";

/// Writes all moves of a game.
pub fn write(game: &Game) -> String {
    let end = game.position();
    let mut text = [GAME, ": ", game.variant().name(), "\n\n"].concat();
    for (number, played) in (1..).zip(game.moves()) {
        text.extend([&*decimal(number), ". ", played.mark.letter(), " ", &played.square.name(), "\n"]);
    }
    if !game.moves().is_empty() {
        text.push('\n');
    }
    text.extend([OUTCOME, ": ", outcome(game.variant(), &*end), "\n\n", &drawing(&*end)]);
    text
}

/// Reads a record. Returns the longest legal game with the first move that cannot be played, cut to a few characters; `None` for a text
/// that does not begin with the name of a game with other rules.
pub fn read(text: &str) -> Option<(Game, Option<String>)> {
    let text = received(text);
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let (part, name) = lines.next()?.split_once(':')?;
    let name = name.trim().to_ascii_lowercase();
    let mut game = Game::new(Variant::from_name(&name).filter(|_| part.trim().eq_ignore_ascii_case(GAME))?);
    let words =
        lines.take_while(|line| !is_end(line)).flat_map(|line| line.split(is_sign)).filter(|word| !word.is_empty());
    let mut mark = None;
    for word in words {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        if is_number {
            continue;
        }
        if let Some(named) = mark_of(word) {
            mark = Some(named);
            continue;
        }
        if read_move(&game, word, mark.take()).is_none_or(|played| game.play(played).is_err()) {
            return Some((game, Some(cut(word))));
        }
    }
    Some((game, None))
}

/// Whether a line is after the moves: the outcome, or a row of the drawing of more than one square.
fn is_end(line: &str) -> bool {
    let is_outcome = line.get(..OUTCOME.len()).is_some_and(|start| start.eq_ignore_ascii_case(OUTCOME));
    is_outcome || is_drawn(line) && line.split_whitespace().count() > 1
}

/// Whether a letter separates words.
fn is_sign(letter: char) -> bool {
    letter.is_whitespace() || letter.is_ascii_punctuation()
}

/// Returns the mark of a word of one letter.
fn mark_of(word: &str) -> Option<Mark> {
    let mut letters = word.chars();
    letters.next().and_then(Mark::from_letter).filter(|_| letters.next().is_none())
}

/// Reads a square and, if the sides choose their marks, the mark before or after it.
fn read_move(game: &Game, word: &str, before: Option<Mark>) -> Option<Move> {
    let (square, rest) = read_square(word)?;
    let after = mark_of(rest);
    if !rest.is_empty() && after.is_none() {
        return None;
    }
    let position = game.position();
    let named = after.or(before);
    let mark = if position.chooses_mark() { named? } else { position.legal_moves().first()?.mark };
    Some(Move { square, mark })
}

/// Returns the words for the outcome. Where both sides may place the same marks, they have numbers.
fn outcome(variant: Variant, position: &dyn GamePosition) -> &'static str {
    let [open, drawn, x, o] = OUTCOMES;
    match position.ending() {
        None => open,
        Some(Ending::Full | Ending::Repeated) => drawn,
        Some(Ending::Won { by, .. }) => match (variant.has_equal_marks(), by) {
            (false, Mark::X) => x,
            (false, Mark::O) => o,
            (true, Mark::X) => "first player wins",
            (true, Mark::O) => "second player wins",
        },
    }
}

/// Draws the marks, with space between boards of 3 × 3 squares.
fn drawing(position: &dyn GamePosition) -> String {
    let (columns, rows) = position.size();
    let is_between = |index: u8| index > 0 && index.is_multiple_of(3);
    let mut text = String::new();
    for row in 0..rows {
        if is_between(row) {
            text.push('\n');
        }
        for column in 0..columns {
            let space = match column {
                0 => "",
                _ if is_between(column) => "   ",
                _ => " ",
            };
            let mark = Square::new(column, row).and_then(|square| position.mark_at(square));
            text.extend([space, mark.map_or(".", Mark::letter)]);
        }
        text.push('\n');
    }
    text
}
