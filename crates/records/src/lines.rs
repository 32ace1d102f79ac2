//! Reads a record line by line.

use std::borrow::Cow;

use engine::notation::{cut, is_separator, read_position, read_rules};
use engine::{Game, Mark, Objective, Rules};

use crate::drawing::{Drawing, is_drawn};
use crate::error::{RecordError, RecordErrorKind};
use crate::numbered_moves::NumberedMoves;
use crate::read_record::ReadRecord;
use crate::words::{BOARD, OBJECTIVE, OUTCOME, OUTCOMES, START, outcome_in_words, read_objective};

/// The length in bytes of a line beyond which its start does not go on in the next one. The largest board needs less.
const LONGEST_START: usize = 1024;

/// Reads the lines of a record from one on, counted from 0. `fallback` is the board if there is none.
pub fn read_lines(text: &str, first: usize, fallback: Rules) -> ReadRecord {
    let mut reader = Reader {
        game: Game::new(fallback),
        part: Part::Nothing,
        moves: NumberedMoves::default(),
        drawing: Drawing::default(),
    };
    let problem = reader.read(text, first).err();
    ReadRecord::new(reader.game, problem)
}

/// Whether a line names the board, the first part of a record.
pub fn is_board(line: &str) -> bool {
    line.split_once(':').is_some_and(|(name, _)| name.trim().eq_ignore_ascii_case(BOARD))
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

/// The state after the lines read so far.
struct Reader {
    game: Game,
    /// The part of the last line.
    part: Part,
    moves: NumberedMoves,
    drawing: Drawing,
}

impl Reader {
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
        if is_drawn(line) && !is_mark && self.moves.is_complete() {
            if self.part < Part::Start {
                self.drawing.become_diagram();
            }
            self.enter(Part::Drawing, line)?;
            self.drawing.read_row(&self.game.position(), line)
        } else {
            self.enter(Part::Moves, line)?;
            self.moves.read(&mut self.game, line)
        }
    }

    /// Begins a part, or continues one of several lines.
    fn enter(&mut self, part: Part, line: &str) -> Result<(), RecordErrorKind> {
        let continues = part == self.part && matches!(part, Part::Moves | Part::Drawing);
        if part <= self.part && !continues {
            return Err(RecordErrorKind::OutOfPlace(cut(line)));
        }
        if !continues {
            self.moves.check_complete(&self.game)?;
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
            return Err(RecordErrorKind::unknown(name, "Board, Objective, Start, Outcome"));
        }
        Ok(())
    }

    fn check_outcome(&self, words: &str) -> Result<(), RecordErrorKind> {
        let found = OUTCOMES.into_iter().find(|known| words.eq_ignore_ascii_case(known));
        let found = found.ok_or_else(|| RecordErrorKind::unknown(words, "X wins, O wins, draw, none yet"))?;
        let outcome = outcome_in_words(self.game.position().outcome());
        if found == outcome { Ok(()) } else { Err(RecordErrorKind::OtherOutcome { found, outcome }) }
    }

    /// Checks that the record can end here.
    fn check_end(&mut self) -> Result<(), RecordErrorKind> {
        if self.part == Part::Nothing {
            return Err(RecordErrorKind::NoGame);
        }
        self.moves.check_complete(&self.game)?;
        if self.part == Part::Drawing { self.drawing.end(&mut self.game) } else { Ok(()) }
    }
}
