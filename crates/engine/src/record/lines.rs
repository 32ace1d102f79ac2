//! Reads a record line by line, and the moves of a link.

use std::borrow::Cow;

use super::sent_moves::SentMoves;
use super::transport::received;
use super::{BOARD, OBJECTIVE, OUTCOME, OUTCOMES, RecordError, RecordErrorKind, START, outcome_in_words};
use crate::board::{ByMark, Mark, Squares};
use crate::game::Game;
use crate::notation::PositionTextError;
use crate::notation::{
    cut, is_separator, not_a_square, play_first, read_position, read_rules, skip_separators, split_digits,
};
use crate::position::Position;
use crate::rules::{Objective, Rules};

/// The length in bytes of a line beyond which its start does not go on in the next one. The largest board needs less.
const LONGEST_START: usize = 1024;

/// The game of a record, up to the first error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadRecord {
    /// The game with all moves before the first error, and the cursor at its end. `None` if an error comes before the
    /// first move and the start is the empty board.
    pub game: Option<Game>,
    /// The first error, if any.
    pub problem: Option<RecordError>,
}

/// Reads the lines of a record from one on, counted from 0. `fallback` is the board if there is none.
pub(super) fn read_lines(text: &str, first: usize, fallback: Rules) -> ReadRecord {
    let mut reader = Reader::new(Game::new(fallback), Part::Nothing);
    let problem = reader.read(text, first).err();
    let has_start = reader.game.start() != Position::new(reader.game.rules());
    let is_worth_opening = problem.is_none() || has_start || !reader.game.moves().is_empty();
    ReadRecord { game: is_worth_opening.then_some(reader.game), problem }
}

/// Reads the moves of a link from its start, with numbers and marks as in a [record](super#syntax). `sent` is what the link says
/// about its moves, if anything. Always returns a game.
///
/// ```
/// use engine::record::{self, SentMoves};
/// use engine::{Position, Rules};
///
/// let read = record::read_moves(Position::new(Rules::TIC_TAC_TOE), "b2a", Some(SentMoves::read("3c3")));
/// assert_eq!(read.game.unwrap().moves().len(), 1);
/// assert_eq!(read.problem.unwrap().kind.to_string(), "the link is cut: only 1 of 3 moves arrived");
/// ```
pub fn read_moves(start: Position, text: &str, sent: Option<SentMoves>) -> ReadRecord {
    let text = received(text);
    let mut text = &*text;
    if sent.is_some() {
        // The last square can be cut.
        text = text.trim_end_matches(is_separator).trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    }
    let mut reader = Reader::new(Game::from(start), Part::Moves);
    let read = reader.read_moves(text).and_then(|()| reader.check_end());
    let (mut game, mut problem) = (reader.game, read.err());
    if let Some(sent) = sent {
        let (arrived, is_whole) = sent.arrived(&game);
        if !is_whole && problem.is_none() || arrived < sent.count && game.moves().len() >= sent.count {
            problem = Some(RecordErrorKind::MissingMoves { arrived, of: sent.count });
            game.truncate(arrived);
        } else if is_whole && problem.is_some() {
            // What follows the last move does not belong to the link.
            problem = None;
            game.truncate(sent.count);
        }
    }
    ReadRecord { game: Some(game), problem: problem.map(|kind| RecordError { line: 1, kind }) }
}

/// Whether a line names the board, the first part of a record.
pub(super) fn is_board(line: &str) -> bool {
    line.split_once(':').is_some_and(|(name, _)| name.trim().eq_ignore_ascii_case(BOARD))
}

/// Reads the name of an objective.
pub(super) fn read_objective(name: &str) -> Result<Objective, RecordErrorKind> {
    let objective = Objective::ALL.into_iter().find(|objective| name.eq_ignore_ascii_case(objective.name()));
    objective.ok_or_else(|| unknown(name, "normal, misere"))
}

/// Whether a line is a row of a drawing.
pub(super) fn is_drawn(line: &str) -> bool {
    line.chars().all(|letter| letter.is_whitespace() || letter == '.' || Mark::from_letter(letter).is_some())
}

fn unknown(text: &str, known: &'static str) -> RecordErrorKind {
    RecordErrorKind::UnknownWord { found: cut(text), known }
}

/// Whether a word ends before this text.
fn ends_word(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(is_separator)
}

/// Whether a line is a start without its end.
fn is_cut_start(line: &str) -> bool {
    let value = line.split_once(':').filter(|(name, _)| name.trim_end().eq_ignore_ascii_case(START));
    value.is_some_and(|(_, value)| !value.contains('-') || value.ends_with('-'))
}

/// Whether a line can be a part of a start.
fn is_part_of_start(line: &str) -> bool {
    let is_letter =
        |letter: char| letter.is_ascii_digit() || "/-".contains(letter) || Mark::from_letter(letter).is_some();
    !line.trim().is_empty() && line.trim().chars().all(is_letter)
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

/// The first part of a move that may come next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Due {
    Number,
    Mark,
    Square,
}

/// The state after the lines read so far.
struct Reader {
    game: Game,
    /// The part of the last line.
    part: Part,
    /// What may come next in a list of moves, which can go on in another line.
    due: Due,
    /// The number of drawn rows.
    drawn_rows: u8,
    /// The marks of a drawing without moves or start before it, which is itself the start.
    diagram: Option<ByMark<Squares>>,
}

impl Reader {
    const fn new(game: Game, part: Part) -> Self {
        Self { game, part, due: Due::Number, drawn_rows: 0, diagram: None }
    }

    fn read(&mut self, text: &str, first: usize) -> Result<(), RecordError> {
        let mut line = first + 1;
        let mut lines = text.lines().zip(1..).skip(first).peekable();
        while let Some((content, number)) = lines.next() {
            let content = content.trim();
            if content.chars().all(|letter| is_separator(letter) && letter != '.') {
                continue;
            }
            line = number;
            let mut content = Cow::Borrowed(content);
            // A position is long enough to be wrapped.
            while content.len() < LONGEST_START
                && is_cut_start(&content)
                && let Some((part, _)) = lines.next_if(|(next, _)| is_part_of_start(next))
            {
                content = [&content, part.trim()].concat().into();
            }
            self.read_line(&content).map_err(|kind| RecordError { line, kind })?;
        }
        self.check_end().map_err(|kind| RecordError { line, kind })
    }

    fn read_line(&mut self, line: &str) -> Result<(), RecordErrorKind> {
        // After a digit, the sign separates moves.
        if let Some((name, value)) =
            line.split_once(':').filter(|(name, _)| !name.contains(|letter: char| letter.is_ascii_digit()))
        {
            return self.read_named(name.trim_end(), value.trim_start());
        }
        // A mark alone belongs to the square on the next line, unless it fills a row.
        let is_mark = line.len() == 1 && line != "." && self.game.rules().columns() > 1;
        if is_drawn(line) && !is_mark && self.due == Due::Number {
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
        if self.due != Due::Number && !continues {
            return Err(RecordErrorKind::MoveWithoutSquare(self.next_number()));
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
            self.game = Game::new(self.game.rules().with_objective(read_objective(value)?));
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
            if self.due == Due::Number {
                let after = self.check_number(rest)?;
                if after.len() < rest.len() {
                    self.due = Due::Mark;
                }
                rest = after;
            }
            if self.due <= Due::Mark {
                let after = self.check_mark(rest)?;
                if after.len() < rest.len() {
                    self.due = Due::Square;
                }
                rest = after;
            }
            if !rest.is_empty() {
                rest = skip_separators(play_first(&mut self.game, rest).map_err(RecordErrorKind::Move)?);
                self.due = Due::Number;
            }
        }
        Ok(())
    }

    fn next_number(&self) -> usize {
        self.game.moves().len() + 1
    }

    /// Skips the number of a move, if any, and checks it.
    fn check_number<'text>(&self, text: &'text str) -> Result<&'text str, RecordErrorKind> {
        let (digits, after) = split_digits(text);
        if digits.is_empty() || !ends_word(after) {
            return Ok(text);
        }
        let rest = skip_separators(after);
        if rest.starts_with(|letter: char| letter.is_ascii_digit()) {
            // Coordinates such as `8,8`.
            let word = text.split(char::is_whitespace).next().unwrap_or(text);
            return Err(RecordErrorKind::Move(not_a_square(&self.game, word)));
        }
        let number = self.next_number();
        let pair = number.div_ceil(2);
        if digits.parse().is_ok_and(|found: usize| found == number || found == pair) {
            Ok(rest)
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
            _ if self.due != Due::Number => Err(RecordErrorKind::MoveWithoutSquare(self.next_number())),
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
