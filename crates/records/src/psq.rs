//! `.psq`, the format of Piskvork, the manager of Gomocup tournaments.
//!
//! The first line has the size of the board, such as `Piskvorky 15x15, 11:11, 0`. Each move is a line with column, row and time
//! in milliseconds, counted from 1 at the top left. What follows the moves (programs, result and rule) is ignored.
//! Source: `openPsq` and `savePsq` in `source/game.cpp` of <https://github.com/plastovicka/Piskvork>.

use engine::decimal::{decimal, decimals};
use engine::notation::{RulesTextError, cut, split_digits};
use engine::{Game, Position, Square};

use crate::error::{RecordError, RecordErrorKind};
use crate::gomoku::gomoku;
use crate::read_record::ReadRecord;

const NAME: &str = "Piskvorky";

/// Reads a `.psq` file. Returns `None` for a text that is none.
pub(crate) fn read(text: &str) -> Option<ReadRecord> {
    let mut lines = text.lines().map(str::trim).zip(1..).filter(|(line, _)| !line.is_empty());
    let (header, first) = lines.next()?;
    let (name, settings) = header.split_at_checked(NAME.len())?;
    if !name.eq_ignore_ascii_case(NAME) || !settings.starts_with(char::is_whitespace) {
        return None;
    }
    let size = settings.split(',').next().unwrap_or_default().trim();
    let Some((columns, rows)) = size
        .split_once(['x', 'X'])
        .and_then(|(columns, rows)| Some((columns.trim().parse().ok()?, rows.trim().parse().ok()?)))
    else {
        return Some(ReadRecord::refused(first, RecordErrorKind::Board(RulesTextError::NotABoard(cut(size)))));
    };
    let mut game = match gomoku(columns, rows) {
        Ok(rules) => Game::new(rules),
        Err(error) => return Some(ReadRecord::refused(first, RecordErrorKind::Board(error))),
    };
    let mut last = first;
    for (text, line) in lines {
        let Some(numbers) = place(text) else { return Some(ReadRecord::new(game, None)) };
        last = line;
        if let Err(kind) = play(&mut game, numbers, text) {
            return Some(ReadRecord::new(game, Some(RecordError { line, kind })));
        }
    }
    // At least the result follows the moves.
    let kind = RecordErrorKind::Cut(game.moves().len());
    Some(ReadRecord::new(game, Some(RecordError { line: last, kind })))
}

/// Returns column and row of a line of a move, as texts of digits.
fn place(line: &str) -> Option<[&str; 2]> {
    let (column, rest) = split_digits(line);
    let (row, rest) = split_digits(rest.strip_prefix(',')?.trim_start());
    let is_move = !column.is_empty() && !row.is_empty() && (rest.is_empty() || rest.starts_with(','));
    is_move.then_some([column, row])
}

/// Plays a move, of which this is the line.
fn play(game: &mut Game, numbers: [&str; 2], line: &str) -> Result<(), RecordErrorKind> {
    let [column, row] = numbers.map(|number| number.parse().ok().and_then(|number: u8| number.checked_sub(1)));
    let square = column.zip(row).and_then(|(column, row)| Square::new(column, row));
    let square = square.ok_or_else(|| RecordErrorKind::unknown(line, "1,1 …"))?;
    game.play(square).map_err(|error| RecordErrorKind::illegal(game, error))
}

/// Whether the format can express a game: one that begins with the empty board, and in which five in a row win.
pub fn can_write(game: &Game) -> bool {
    let rules = game.rules();
    let is_gomoku = rules.in_a_row() == 5 && gomoku(rules.columns(), rules.rows()) == Ok(rules);
    is_gomoku && game.start() == Position::new(rules)
}

/// Writes the moves of a game up to the cursor. Returns `None` for a game that the format [cannot express](can_write).
///
/// ```
/// use engine::{Objective, Rules, notation};
/// use records::psq;
///
/// let rules = Rules::new(15, 15, 5, Objective::Normal)?;
/// let game = notation::read_moves(rules, "h8i9").game;
/// let written = psq::write(&game).unwrap();
/// assert_eq!(written, "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,9,0\nhomo-1\nhomo-2\n-1\n");
/// assert_eq!(records::read(&written, Rules::TIC_TAC_TOE).game, Some(game));
/// # Ok::<(), engine::RulesError>(())
/// ```
pub fn write(game: &Game) -> Option<String> {
    if !can_write(game) {
        return None;
    }
    let [columns, rows] = [game.rules().columns(), game.rules().rows()];
    let mut text = [NAME, " ", &decimal(columns.into()), "x", &decimal(rows.into()), ", 0:0, 0\n"].concat();
    for square in game.shown_moves() {
        let numbers = [square.column() + 1, square.row() + 1, 0].map(u64::from);
        text.extend([&*decimals(&numbers, ","), "\n"]);
    }
    // Piskvork takes the names of people to begin with “homo”. The last line is the result, which Piskvork finds by itself.
    text.push_str("homo-1\nhomo-2\n-1\n");
    Some(text)
}
