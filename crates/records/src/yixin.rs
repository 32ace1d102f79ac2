//! Texts of Yixin-Board and Gomocalc.
//!
//! - `.sav` of Yixin-Board: rows, columns and number of moves in a line each, then lines of row and column, counted from 0 at the
//!   top left.
//! - `putpos f11h7`, a command of Yixin-Board, and `gomocalc.com/#/f11h7`, a link of Gomocalc: squares, whose rows are counted
//!   from 1 at the bottom.
//!
//! Sources: `show_dialog_save` and `putpos` in `main.c` of <https://github.com/accreator/Yixin-Board>, and `posStr` in
//! `src/store/modules/position.js` of <https://github.com/dhbloo/gomoku-calculator>.

use engine::notation::{RulesTextError, cut, read_moves};
use engine::{Game, Objective, Rules, Square};

use crate::error::{RecordError, RecordErrorKind};
use crate::gomoku::{gomoku, gomoku_boards};
use crate::mirrored::mirrored;
use crate::read_record::ReadRecord;

/// What precedes the squares in a link of Gomocalc.
const LINKS: [&str; 2] = ["gomocalc.com/#/", "gomoku-calculator/#/"];

/// Reads a text of Yixin-Board or Gomocalc. Returns `None` for a text that is none.
pub fn read(text: &str, fallback: Rules) -> Option<ReadRecord> {
    read_saved(text).or_else(|| {
        let link = |word: &'_ str| LINKS.into_iter().find_map(|start| word.find(start).map(|at| at + start.len()));
        let linked = text.split_whitespace().find_map(|word| word.get(link(word)?..));
        let moves = linked.or_else(|| text.trim_start().strip_prefix("putpos "))?;
        Some(read_from_below(moves, fallback))
    })
}

/// Reads moves whose rows are counted from the bottom: on the given board if five in a row win there and the moves fit, and otherwise
/// on the smallest usual board of gomoku on which they fit.
fn read_from_below(moves: &str, fallback: Rules) -> ReadRecord {
    let is_gomoku = fallback.in_a_row() == 5 && fallback.objective() == Objective::Normal;
    let boards = || is_gomoku.then_some(fallback).into_iter().chain(gomoku_boards());
    let read = |rules| read_moves(rules, moves);
    let fitting = boards().map(read).find(|read| read.problem.is_none());
    let Some(found) = fitting.or_else(|| boards().map(read).next()) else {
        return ReadRecord::refused(1, RecordErrorKind::NoGame);
    };
    let problem = found.problem.map(|error| RecordError { line: 1, kind: RecordErrorKind::Move(error) });
    ReadRecord::new(mirrored(&found.game), problem)
}

/// Reads a `.sav` file.
fn read_saved(text: &str) -> Option<ReadRecord> {
    let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    let mut number = || {
        let (line, at) = lines.next()?;
        Some((line.trim(), line.trim().parse::<u32>().ok()?, at))
    };
    let [(_, rows, at), (size, columns, _), (_, count, _)] = [number()?, number()?, number()?];
    let mut moves = lines.map(|(line, at)| (line, numbers(line), at)).peekable();
    // Other lists of numbers are no game.
    if count > 0 && !moves.peek().is_some_and(|(_, square, _)| square.is_some()) {
        return None;
    }
    let Some((columns, rows)) = u8::try_from(columns).ok().zip(u8::try_from(rows).ok()) else {
        return Some(ReadRecord::refused(at, RecordErrorKind::Board(RulesTextError::NotABoard(cut(size)))));
    };
    let mut game = match gomoku(columns, rows) {
        Ok(rules) => Game::new(rules),
        Err(error) => return Some(ReadRecord::refused(at, RecordErrorKind::Board(error))),
    };
    for (text, square, line) in moves {
        let number = game.moves().len() + 1;
        let played = match square {
            Some(square) if number <= count as usize => {
                game.play(square).map_err(|error| RecordErrorKind::illegal(&game, error))
            }
            _ => Err(RecordErrorKind::OutOfPlace(cut(text.trim()))),
        };
        if let Err(kind) = played {
            return Some(ReadRecord::new(game, Some(RecordError { line, kind })));
        }
    }
    let played = game.moves().len();
    let is_cut = played < count as usize;
    let problem = RecordError { line: text.lines().count(), kind: RecordErrorKind::MoveWithoutSquare(played + 1) };
    Some(ReadRecord::new(game, is_cut.then_some(problem)))
}

/// Reads row and column of a square, counted from 0.
fn numbers(line: &str) -> Option<Square> {
    let mut numbers = line.split_whitespace().map(|number| number.parse().ok());
    match (numbers.next(), numbers.next(), numbers.next()) {
        (Some(Some(row)), Some(Some(column)), None) => Square::new(column, row),
        _ => None,
    }
}
