//! Why a board, a position or the text of a game cannot be read.

use crate::i18n::Texts;
use crate::state::Note;
use engine::notation::{MoveErrorKind, MoveListError, PositionTextError, RulesTextError, SquareError};
use engine::{IllegalMove, ImpossiblePosition, RulesError};
use records::{RecordError, RecordErrorKind};

impl Texts {
    /// The problem with a setting of the host page; `None` for other notes.
    pub fn setting_problem(self, note: &Note) -> Option<String> {
        let (setting, problem) = match note {
            Note::UnknownValue { key, value } => return Some([key, "=\"", value, "\" is invalid"].concat()),
            Note::BadBoard(error) => ("board", self.rules_text_error(error)),
            Note::MovesLeftOut | Note::MissingMoves { .. } | Note::BadText(_) => ("moves", self.note(note)),
            Note::BadMoves(error) => ("moves", self.move_error(error)),
            Note::BadStart(error) => ("start", self.position_error(error)),
            Note::NoLanguage(_) => ("lang", self.note(note)),
            _ => return None,
        };
        Some([setting, ": ", &problem].concat())
    }

    /// Why a text cannot be opened, as a sentence.
    pub fn text_error(self, error: &RecordError) -> String {
        match &error.kind {
            RecordErrorKind::MissingMoves { .. } => self.record_error(error),
            _ => self.text_problem(&self.record_error(error)),
        }
    }

    /// Why the text of a game cannot be read.
    pub fn record_error(self, error: &RecordError) -> String {
        let problem = match &error.kind {
            // These say where they are.
            RecordErrorKind::NoGame => return self.no_game().to_owned(),
            RecordErrorKind::OtherSite => return self.other_site().to_owned(),
            RecordErrorKind::MissingMoves { arrived, of } => return self.missing_moves(*arrived, *of),
            RecordErrorKind::MoveOfOther { number, due } => {
                return self.wrong_turn(*number, *due, !*due);
            }
            RecordErrorKind::MoveWithoutSquare(number) => return self.square_missing(*number),
            RecordErrorKind::Move(error) => return self.move_error(error),
            RecordErrorKind::OtherFormat(format) => return self.other_format(*format),
            RecordErrorKind::Pass(number) => return self.pass(*number),
            RecordErrorKind::Cut(moves) => return self.breaks_off(*moves),
            RecordErrorKind::MoreGames => return self.more_games().to_owned(),
            RecordErrorKind::UnknownWord { found, known } => self.unknown_word(found, *known),
            RecordErrorKind::OutOfPlace(text) => self.out_of_place(text),
            RecordErrorKind::Board(error) => self.rules_text_error(error),
            RecordErrorKind::Start(error) => self.invalid_start(&self.position_error(error)),
            RecordErrorKind::MoveNumber { found, number } => self.wrong_number(found, *number),
            RecordErrorKind::OtherOutcome { found, outcome } => self.wrong_outcome(*found, *outcome),
            RecordErrorKind::DrawnSquare(square) => self.drawn_otherwise(*square),
            RecordErrorKind::DrawnSize => self.drawn_size().to_owned(),
        };
        self.in_line(error.line, &problem)
    }

    /// Why a move cannot be played.
    fn move_error(self, error: &MoveListError) -> String {
        self.in_move(error.number, &self.move_problem(&error.kind))
    }

    /// Why a move cannot be played, without its number.
    pub fn move_problem(self, error: &MoveErrorKind) -> String {
        match error {
            MoveErrorKind::NotASquare(SquareError { text, last_column, last_row }) => {
                self.unknown_square(text, &*last_column.encode_utf8(&mut [0; 4]), *last_row)
            }
            MoveErrorKind::Illegal(IllegalMove::Over) => self.game_is_over().to_owned(),
            MoveErrorKind::Illegal(IllegalMove::OffBoard(square)) => self.square_not_on_board(*square),
            // The page has no rules with fouls.
            MoveErrorKind::Illegal(IllegalMove::Taken(square) | IllegalMove::Foul(square, _)) => {
                self.square_is_taken(*square)
            }
        }
    }

    /// Why a text names no board.
    pub fn rules_text_error(self, error: &RulesTextError) -> String {
        match error {
            RulesTextError::NotABoard(text) => self.not_a_board(text),
            RulesTextError::Rules(error) => self.rules_error(error),
        }
    }

    /// Why a board is impossible.
    pub fn rules_error(self, error: &RulesError) -> String {
        match error {
            RulesError::Size { columns, rows } => self.impossible_size(*columns, *rows),
            RulesError::InARow(line) => self.impossible_line(*line),
        }
    }

    /// Why a text names no position.
    pub fn position_error(self, error: &PositionTextError) -> String {
        match error {
            PositionTextError::UnknownLetter { row, found } => self.unknown_letter(*row, found),
            PositionTextError::RowLength { row, columns } => self.row_length(*row, *columns),
            PositionTextError::RowCount(rows) => self.row_count(*rows),
            PositionTextError::NoTurn => self.side_missing().to_owned(),
            PositionTextError::UnknownTurn(text) => self.unknown_word(text, "x, o"),
            PositionTextError::Impossible(error) => self.impossible(error),
        }
    }

    /// Why a position cannot come about.
    pub fn impossible(self, error: &ImpossiblePosition) -> String {
        match error {
            ImpossiblePosition::Overlapping(square) => self.two_marks(*square),
            ImpossiblePosition::OffBoard(square) => self.square_not_on_board(*square),
            ImpossiblePosition::TooMany { mark, counts } => self.too_many_marks(*mark, counts.x, counts.o),
            ImpossiblePosition::WrongTurn { due, counts } => self.wrong_side(counts.x, counts.o, *due),
            ImpossiblePosition::BothHaveLines
            | ImpossiblePosition::LineBeforeLastMove { .. }
            | ImpossiblePosition::LinesBeforeLastMove { .. } => self.line_came_first().to_owned(),
        }
    }
}
