//! Lists of moves with numbers and marks: `1. X b2 2. O a1`.

use engine::notation::{cut, is_separator, not_a_square, play_first, skip_separators, split_digits};
use engine::{Game, Mark};

use crate::error::RecordErrorKind;

/// The first part of a move that may come next.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Due {
    #[default]
    Number,
    Mark,
    Square,
}

/// The state of a list of moves after the lines read so far. A move can go on in the next line.
#[derive(Default)]
pub struct NumberedMoves {
    due: Due,
}

impl NumberedMoves {
    /// Whether no move lacks its square.
    pub fn is_complete(&self) -> bool {
        self.due == Due::Number
    }

    /// Fails if a move lacks its square.
    pub fn check_complete(&self, game: &Game) -> Result<(), RecordErrorKind> {
        if self.is_complete() { Ok(()) } else { Err(RecordErrorKind::MoveWithoutSquare(next_number(game))) }
    }

    /// Plays the moves of a line.
    pub fn read(&mut self, game: &mut Game, line: &str) -> Result<(), RecordErrorKind> {
        let mut rest = skip_separators(line);
        while !rest.is_empty() {
            if self.due == Due::Number {
                let after = check_number(game, rest)?;
                if after.len() < rest.len() {
                    self.due = Due::Mark;
                }
                rest = after;
            }
            if self.due <= Due::Mark {
                let after = check_mark(game, rest)?;
                if after.len() < rest.len() {
                    self.due = Due::Square;
                }
                rest = after;
            }
            if !rest.is_empty() {
                rest = skip_separators(play_first(game, rest).map_err(RecordErrorKind::Move)?);
                self.due = Due::Number;
            }
        }
        Ok(())
    }
}

fn next_number(game: &Game) -> usize {
    game.moves().len() + 1
}

/// Whether a word ends before this text.
fn ends_word(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(is_separator)
}

/// Skips the number of a move, if any, and checks it.
fn check_number<'text>(game: &Game, text: &'text str) -> Result<&'text str, RecordErrorKind> {
    let (digits, after) = split_digits(text);
    if digits.is_empty() || !ends_word(after) {
        return Ok(text);
    }
    let rest = skip_separators(after);
    if rest.starts_with(|letter: char| letter.is_ascii_digit()) {
        // Coordinates such as `8,8`.
        let word = text.split(char::is_whitespace).next().unwrap_or(text);
        return Err(RecordErrorKind::Move(not_a_square(game, word)));
    }
    let number = next_number(game);
    let pair = number.div_ceil(2);
    if digits.parse().is_ok_and(|found: usize| found == number || found == pair) {
        Ok(rest)
    } else {
        Err(RecordErrorKind::MoveNumber { found: cut(digits), number })
    }
}

/// Skips the mark of a move, if any, and checks it.
fn check_mark<'text>(game: &Game, text: &'text str) -> Result<&'text str, RecordErrorKind> {
    let mut letters = text.chars();
    let Some(mark) = letters.next().and_then(Mark::from_letter) else { return Ok(text) };
    let rest = letters.as_str();
    if !ends_word(rest) {
        // A square of column o, or not a move.
        return Ok(text);
    }
    let due = game.turn_after(game.moves().len());
    if mark == due {
        Ok(skip_separators(rest))
    } else {
        Err(RecordErrorKind::MoveOfOther { number: next_number(game), due })
    }
}
