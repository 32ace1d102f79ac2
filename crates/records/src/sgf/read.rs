//! Reads the main line of an SGF file.

use engine::notation::{RulesTextError, cut, read_rules};
use engine::{ByMark, Game, IllegalMove, Mark, Objective, Rules, Square, Squares};

use super::scanner::{MainLine, Property, Value};
use crate::error::{RecordError, RecordErrorKind};
use crate::gomoku::{gomoku, gomoku_boards};
use crate::read_record::ReadRecord;
use crate::setup::{NO_MARKS, set_up};

/// Reads an SGF file. Returns `None` for a text that is none.
///
/// Takes linear time in the length of the text, plus the time to play the moves of one game.
pub(crate) fn read(text: &str) -> Option<ReadRecord> {
    let mut main_line = MainLine::of(text)?;
    let line_of = |after: &str| {
        let end = text.len().saturating_sub(after.len());
        text.bytes().take(end).filter(|byte| *byte == b'\n').count() + 1
    };
    let rules = match Header::of(main_line).and_then(Header::rules) {
        Ok(rules) => rules,
        Err(kind) => return Some(ReadRecord::refused(1, kind)),
    };
    let mut reader = Reader { game: Game::new(rules), marks: None, turn: None };
    let mut problem = None;
    for value in main_line.by_ref() {
        if let Err(kind) = reader.read(value) {
            problem = Some(RecordError { line: line_of(value.after), kind });
            break;
        }
    }
    if problem.is_none() {
        problem = reader.begin().err().map(|kind| RecordError { line: 1, kind });
    }
    if problem.is_none() {
        let is_cut = main_line.is_cut().then(|| RecordErrorKind::Cut(reader.game.moves().len()));
        let kind = is_cut.or_else(|| main_line.has_next_game().then_some(RecordErrorKind::MoreGames));
        problem = kind.map(|kind| RecordError { line: line_of(""), kind });
    }
    Some(ReadRecord::new(reader.game, problem))
}

/// What the main line says about the board.
#[derive(Default)]
struct Header<'text> {
    size: Option<&'text str>,
    rules: Option<&'text str>,
    /// The smallest board with all points: columns and rows.
    needed: [u8; 2],
}

impl<'text> Header<'text> {
    fn of(main_line: MainLine<'text>) -> Result<Self, RecordErrorKind> {
        let mut header = Self::default();
        for Value { property, text, .. } in main_line {
            match property {
                Property::Game if !matches!(text.trim(), "4" | "") => {
                    return Err(RecordErrorKind::unknown(&["GM[", cut(text.trim()).as_str(), "]"].concat(), "GM[4]"));
                }
                Property::Size => header.size = Some(text.trim()),
                Property::Rules => header.rules = Some(text.trim()),
                Property::Black | Property::White | Property::AddBlack | Property::AddWhite => {
                    if let Some(square) = point(text).filter(|_| !is_old_pass(text)) {
                        let [columns, rows] = header.needed;
                        header.needed = [columns.max(square.column() + 1), rows.max(square.row() + 1)];
                    }
                }
                _ => {}
            }
        }
        Ok(header)
    }

    fn rules(self) -> Result<Rules, RecordErrorKind> {
        let gomoku = match self.size {
            Some(size) => {
                let (columns, rows) = size.split_once(':').unwrap_or((size, size));
                let sides = columns.trim().parse().ok().zip(rows.trim().parse().ok());
                let not_a_board = || RulesTextError::NotABoard(cut(size));
                let (columns, rows) = sides.ok_or_else(|| RecordErrorKind::Board(not_a_board()))?;
                gomoku(columns, rows).map_err(RecordErrorKind::Board)?
            }
            None => {
                let [columns, rows] = self.needed;
                let holds = |rules: &Rules| columns <= rules.columns() && rows <= rules.rows();
                gomoku_boards().find(holds).ok_or(RecordErrorKind::NoGame)?
            }
        };
        let is_of_size = |rules: &Rules| (rules.columns(), rules.rows()) == (gomoku.columns(), gomoku.rows());
        Ok(self.rules.and_then(named_rules).filter(is_of_size).unwrap_or(gomoku))
    }
}

/// Reads the rules that this game writes, such as `7x7x4 misere`.
fn named_rules(text: &str) -> Option<Rules> {
    let mut words = text.split_whitespace();
    let board = words.next()?;
    let objective = match words.next() {
        None => Objective::Normal,
        Some(word) => Objective::ALL.into_iter().find(|objective| word.eq_ignore_ascii_case(objective.name()))?,
    };
    read_rules(board, objective).ok()
}

/// Returns the square of a point, such as `hh`.
fn point(text: &str) -> Option<Square> {
    let mut letters = text.trim().chars().map(|letter| letter.to_ascii_lowercase());
    let (Some(column), Some(row), None) = (letters.next(), letters.next(), letters.next()) else { return None };
    let [column, row] = [column, row].map(|letter| u8::try_from(letter).ok()?.checked_sub(b'a'));
    Square::new(column?, row?)
}

/// Returns the squares of a point, or of a rectangle such as `aa:cc`.
fn points(text: &str) -> Option<Squares> {
    let (first, last) = text.split_once(':').unwrap_or((text, text));
    let (first, last) = (point(first)?, point(last)?);
    let mut squares = Squares::EMPTY;
    for row in first.row()..=last.row() {
        for column in first.column()..=last.column() {
            squares |= Square::new(column, row)?.into();
        }
    }
    Some(squares)
}

/// Whether a move is a pass in the notation of older files for boards of up to 19 × 19.
fn is_old_pass(text: &str) -> bool {
    text.trim().eq_ignore_ascii_case("tt")
}

/// The state after the values read so far.
struct Reader {
    game: Game,
    /// The marks of the start; `None` for the empty board.
    marks: Option<ByMark<Squares>>,
    /// The side to move at the start, if the file names it.
    turn: Option<Mark>,
}

impl Reader {
    fn read(&mut self, Value { property, text, .. }: Value<'_>) -> Result<(), RecordErrorKind> {
        match property {
            Property::Black => self.play(Mark::X, text),
            Property::White => self.play(Mark::O, text),
            Property::AddBlack | Property::AddWhite | Property::AddEmpty | Property::Turn
                if !self.game.moves().is_empty() =>
            {
                Err(RecordErrorKind::unknown(property.name(), "B, W"))
            }
            Property::AddBlack => self.set(Some(Mark::X), text),
            Property::AddWhite => self.set(Some(Mark::O), text),
            Property::AddEmpty => self.set(None, text),
            Property::Turn => {
                self.turn = match text.trim().to_ascii_lowercase().as_str() {
                    "b" | "black" | "1" => Some(Mark::X),
                    "w" | "white" | "2" => Some(Mark::O),
                    _ => return Err(RecordErrorKind::unknown(text.trim(), "B, W")),
                };
                Ok(())
            }
            Property::Game | Property::Size | Property::Rules | Property::Other => Ok(()),
        }
    }

    /// Sets squares of the start.
    fn set(&mut self, mark: Option<Mark>, text: &str) -> Result<(), RecordErrorKind> {
        let squares = points(text).ok_or_else(|| RecordErrorKind::unknown(text.trim(), "aa, ab, ac …"))?;
        let rules = self.game.rules();
        if let Some(square) = squares.iter().find(|square| !rules.contains(*square)) {
            return Err(RecordErrorKind::illegal(&self.game, IllegalMove::OffBoard(square)));
        }
        let marks = self.marks.get_or_insert(NO_MARKS);
        for side in Mark::ALL {
            marks[side] = marks[side].iter().filter(|square| !squares.contains(*square)).collect();
        }
        if let Some(mark) = mark {
            marks[mark] |= squares;
        }
        Ok(())
    }

    /// Begins the game after the properties of the start.
    fn begin(&mut self) -> Result<(), RecordErrorKind> {
        if self.marks.is_none() && self.turn.is_none() {
            return Ok(());
        }
        let marks = self.marks.take().unwrap_or(NO_MARKS);
        self.game = Game::from(set_up(self.game.rules(), marks, self.turn.take())?);
        Ok(())
    }

    fn play(&mut self, mark: Mark, text: &str) -> Result<(), RecordErrorKind> {
        self.begin()?;
        let (rules, played) = (self.game.rules(), self.game.moves().len());
        let is_small = rules.columns() <= 19 && rules.rows() <= 19;
        if text.trim().is_empty() || (is_small && is_old_pass(text)) {
            return Err(RecordErrorKind::Pass(played + 1));
        }
        let due = self.game.turn_after(played);
        if mark != due {
            return Err(RecordErrorKind::MoveOfOther { number: played + 1, due });
        }
        let square = point(text).ok_or_else(|| RecordErrorKind::unknown(text.trim(), "aa, ab, ac …"))?;
        self.game.play(square).map_err(|error| RecordErrorKind::illegal(&self.game, error))
    }
}
