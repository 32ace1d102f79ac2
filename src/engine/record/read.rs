//! Reads a record line by line.

use super::{BOARD, OBJECTIVE, OUTCOME, OUTCOMES, RecordError, RecordErrorKind, START, outcome_in_words};
use crate::engine::notation::PositionTextError;
use crate::engine::notation::{
    cut, is_separator, play_first, read_position, read_rules, skip_separators, split_digits,
};
use crate::engine::{ByMark, Game, Mark, Objective, Position, Rules, Squares};

/// The game of a record, up to the first error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadRecord {
    /// The game with all moves before the first error, and the cursor at its end. `None` if an error comes before the
    /// first move and the start is the empty board.
    pub game: Option<Game>,
    /// The first error, if any.
    pub problem: Option<RecordError>,
}

/// Reads a [record](super#syntax) up to the first error; `fallback` is the board if the record has none.
///
/// Takes linear time in the length of the text, plus the time to play the moves of one game.
///
/// ```
/// use tic_tac_toe::engine::{Rules, record};
///
/// let read = record::read("1. X b2\n2. O a1\n3. O c3", Rules::TIC_TAC_TOE);
/// assert_eq!(read.game.unwrap().position().to_string(), "O . .\n. X .\n. . .");
/// assert_eq!(read.problem.unwrap().to_string(), "line 3: move 3: it is X’s turn, not O’s");
/// ```
pub fn read(text: &str, fallback: Rules) -> ReadRecord {
    let mut reader = Reader { game: Game::new(fallback), part: Part::Nothing, drawn_rows: 0, diagram: None };
    let problem = reader.read(text).err();
    let has_start = reader.game.start() != Position::new(reader.game.rules());
    let is_worth_opening = problem.is_none() || has_start || !reader.game.moves().is_empty();
    ReadRecord { game: is_worth_opening.then_some(reader.game), problem }
}

/// Returns the columns and rows of a text that is only a drawing of a whole board.
///
/// ```
/// use tic_tac_toe::engine::record::drawn_size;
///
/// assert_eq!(drawn_size("O . . .\n. X . .\n"), Some((4, 2)));
/// assert_eq!(drawn_size("O . .\n. X"), None);
/// assert_eq!(drawn_size("b2 a1"), None);
/// ```
pub fn drawn_size(text: &str) -> Option<(u8, u8)> {
    let mut rows = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let count = |line: &str| {
        let letters = line.chars().filter(|letter| !letter.is_whitespace()).count();
        u8::try_from(letters).ok().filter(|_| is_drawn(line))
    };
    let columns = count(rows.next()?)?;
    let mut height = 1_u8;
    for row in rows {
        height = height.checked_add(1).filter(|_| count(row) == Some(columns))?;
    }
    Some((columns, height))
}

/// Whether a line is a row of a drawing.
fn is_drawn(line: &str) -> bool {
    line.chars().all(|letter| letter.is_whitespace() || letter == '.' || Mark::from_letter(letter).is_some())
}

fn unknown(text: &str, known: &'static str) -> RecordErrorKind {
    RecordErrorKind::UnknownWord { found: cut(text), known }
}

/// Whether a word ends before this text.
fn ends_word(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(is_separator)
}

/// The parts of a record in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Nothing,
    Board,
    Objective,
    Start,
    Moves,
    Outcome,
    Drawing,
}

/// The state after the lines read so far.
struct Reader {
    game: Game,
    /// The part of the last line.
    part: Part,
    /// The number of drawn rows.
    drawn_rows: u8,
    /// The marks of a drawing without moves or start before it, which is itself the start.
    diagram: Option<ByMark<Squares>>,
}

impl Reader {
    fn read(&mut self, text: &str) -> Result<(), RecordError> {
        let mut line = 1;
        for (index, content) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let content = content.trim();
            if !content.is_empty() {
                line = index + 1;
                self.read_line(content).map_err(|kind| RecordError { line, kind })?;
            }
        }
        self.check_end().map_err(|kind| RecordError { line, kind })
    }

    fn read_line(&mut self, line: &str) -> Result<(), RecordErrorKind> {
        if let Some((name, value)) = line.split_once(':') {
            return self.read_named(name.trim_end(), value.trim_start());
        }
        if is_drawn(line) {
            if self.part < Part::Start {
                self.diagram = Some(ByMark { x: Squares::EMPTY, o: Squares::EMPTY });
            }
            self.enter(Part::Drawing, line)?;
            self.read_drawn_row(line)
        } else {
            self.enter(Part::Moves, line)?;
            self.read_moves(line)
        }
    }

    /// Begins a part, or continues one of several lines.
    fn enter(&mut self, part: Part, line: &str) -> Result<(), RecordErrorKind> {
        let continues = part == self.part && matches!(part, Part::Moves | Part::Drawing);
        if part <= self.part && !continues {
            return Err(RecordErrorKind::OutOfPlace(cut(line)));
        }
        self.part = part;
        Ok(())
    }

    fn read_named(&mut self, name: &str, value: &str) -> Result<(), RecordErrorKind> {
        let is_named = |known: &str| name.eq_ignore_ascii_case(known);
        if is_named(BOARD) {
            self.enter(Part::Board, name)?;
            let rules = read_rules(value, Objective::Normal).map_err(RecordErrorKind::Board)?;
            self.game = Game::new(rules);
        } else if is_named(OBJECTIVE) {
            self.enter(Part::Objective, name)?;
            let objective = Objective::ALL.into_iter().find(|objective| value.eq_ignore_ascii_case(objective.name()));
            let objective = objective.ok_or_else(|| unknown(value, "normal, misere"))?;
            self.game = Game::new(self.game.rules().with_objective(objective));
        } else if is_named(START) {
            self.enter(Part::Start, name)?;
            self.game = Game::from(read_position(self.game.rules(), value).map_err(RecordErrorKind::Start)?);
        } else if is_named(OUTCOME) {
            self.enter(Part::Outcome, name)?;
            self.check_outcome(value)?;
        } else {
            return Err(unknown(name, "Board, Objective, Start, Outcome"));
        }
        Ok(())
    }

    fn read_moves(&mut self, line: &str) -> Result<(), RecordErrorKind> {
        let mut rest = skip_separators(line);
        while !rest.is_empty() {
            rest = self.check_number(rest)?;
            rest = self.check_mark(rest)?;
            if rest.is_empty() {
                return Err(RecordErrorKind::MoveWithoutSquare(self.next_number()));
            }
            rest = skip_separators(play_first(&mut self.game, rest).map_err(RecordErrorKind::Move)?);
        }
        Ok(())
    }

    fn next_number(&self) -> usize {
        self.game.moves().len() + 1
    }

    /// Skips the number of a move, if any, and checks it.
    fn check_number<'text>(&self, text: &'text str) -> Result<&'text str, RecordErrorKind> {
        let (digits, after) = split_digits(text);
        let rest = after.strip_prefix('.').or_else(|| ends_word(after).then_some(after));
        let Some(rest) = rest.filter(|_| !digits.is_empty()) else { return Ok(text) };
        let number = self.next_number();
        let pair = number.div_ceil(2);
        if digits.parse().is_ok_and(|found: usize| found == number || found == pair) {
            Ok(skip_separators(rest))
        } else {
            Err(RecordErrorKind::MoveNumber { found: cut(digits), number })
        }
    }

    /// Skips the mark of a move, if any, and checks it.
    fn check_mark<'text>(&self, text: &'text str) -> Result<&'text str, RecordErrorKind> {
        let mut letters = text.chars();
        let Some(mark) = letters.next().and_then(Mark::from_letter) else { return Ok(text) };
        let rest = letters.as_str();
        if !ends_word(rest) {
            // A square of column o, or not a move.
            return Ok(text);
        }
        let due = self.game.turn_after(self.game.moves().len());
        if mark == due {
            Ok(skip_separators(rest))
        } else {
            Err(RecordErrorKind::MoveOfOther { number: self.next_number(), due })
        }
    }

    fn check_outcome(&self, words: &str) -> Result<(), RecordErrorKind> {
        let found = OUTCOMES.into_iter().find(|known| words.eq_ignore_ascii_case(known));
        let found = found.ok_or_else(|| unknown(words, "X wins, O wins, draw, none yet"))?;
        let outcome = outcome_in_words(self.game.position().outcome());
        if found == outcome { Ok(()) } else { Err(RecordErrorKind::OtherOutcome { found, outcome }) }
    }

    fn read_drawn_row(&mut self, line: &str) -> Result<(), RecordErrorKind> {
        let position = self.game.position();
        let rules = position.rules();
        if self.drawn_rows == rules.rows() {
            return Err(RecordErrorKind::DrawnSize);
        }
        let mut squares = rules.row(self.drawn_rows);
        for letter in line.chars().filter(|letter| !letter.is_whitespace()) {
            let square = squares.next().ok_or(RecordErrorKind::DrawnSize)?;
            let drawn = Mark::from_letter(letter);
            if let Some(diagram) = &mut self.diagram {
                match drawn {
                    Some(Mark::X) => diagram.x.insert(square),
                    Some(Mark::O) => diagram.o.insert(square),
                    None => {}
                }
            } else if drawn != position.mark_at(square) {
                return Err(RecordErrorKind::DrawnSquare(square));
            }
        }
        self.drawn_rows += 1;
        if squares.next().is_none() { Ok(()) } else { Err(RecordErrorKind::DrawnSize) }
    }

    /// Checks that the record can end here. A diagram alone is a start: X moves if both sides have as many marks.
    fn check_end(&mut self) -> Result<(), RecordErrorKind> {
        match self.part {
            Part::Nothing => Err(RecordErrorKind::NoGame),
            Part::Drawing if self.drawn_rows < self.game.rules().rows() => Err(RecordErrorKind::DrawnSize),
            _ => {
                if let Some(marks) = self.diagram.take() {
                    let turn = if marks.x.len() == marks.o.len() { Mark::X } else { Mark::O };
                    let start = Position::from_marks(self.game.rules(), marks, turn);
                    let invalid = |error| RecordErrorKind::Start(PositionTextError::Impossible(error));
                    self.game = Game::from(start.map_err(invalid)?);
                }
                Ok(())
            }
        }
    }
}
