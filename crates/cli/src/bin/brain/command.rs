//! Parses the commands of the Gomocup protocol, line by line.
//!
//! The manager Piskvork defines the protocol: <https://plastovicka.github.io/protocl2en.htm>. A square is `column,row`,
//! both counted from 0. The manager Yixin-Board adds commands that begin with `YX`
//! (<https://github.com/accreator/Yixin-Board>), and the lines of some of them.

use std::time::Duration;

use engine::notation;

/// The coordinates of a square, on the board or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coordinates {
    /// The column, 0 at the left.
    pub column: u8,
    /// The row, 0 at the top.
    pub row: u8,
}

/// A command of the manager. Commands of several lines are read one line at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Play on an empty board of this size.
    Start {
        /// The number of columns.
        columns: u8,
        /// The number of rows.
        rows: u8,
        /// Whether the manager is Yixin-Board, which names both sides after `START`.
        is_yixin: bool,
    },
    /// Start a new game on the same board.
    Restart,
    /// Make the first move.
    Begin,
    /// Reply to the opponent's move.
    Turn(Coordinates),
    /// Take back the mark on this square.
    Takeback(Coordinates),
    /// Lines follow, up to [`BoardLine::Done`].
    Board(BoardKind),
    /// Play in the position as it is: `YXNBEST`. The number of best moves that it asks for does not matter.
    Best,
    /// Name the fouls of black: `YXSHOWFORBID`.
    Fouls,
    /// A line of a block that the program does not read.
    BlockLine,
    /// A command of Yixin-Board about what the program does not have, such as a database. It needs no answer.
    Nothing,
    /// Information about the match. It has no answer.
    Info(Info),
    /// Describe the program.
    About,
    /// Stop the search and play.
    Stop,
    /// Stop the search and end the program.
    End,
}

/// Information about the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Info {
    /// The time for one move; 0 means as little as possible.
    TimeoutTurn(Duration),
    /// The time for all moves of a game, or no limit.
    TimeoutMatch(Option<Duration>),
    /// The remaining time of the game.
    TimeLeft(Duration),
    /// The memory limit in bytes, if any.
    MaxMemory(Option<u64>),
    /// The limit of nodes for one move, if any. An extension of the protocol for matches that do not depend on the load
    /// of the machine.
    MaxNode(Option<u64>),
    /// The number of threads that may search. Not part of the protocol; some managers send it.
    ThreadNum(u8),
    /// A sum of 1 for exactly five in a row, 2 for games that go on after one, 4 for renju, 8 for Caro.
    Rule(u8),
    /// Any other information. The protocol allows programs to ignore it.
    Other,
}

/// The meaning of the lines after a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKind {
    /// A whole position, with the owners of its marks: `BOARD`.
    Position,
    /// The same without a search: `YXBOARD`.
    Setup,
    /// The stones of a Swap2 opening, without their owners: `SWAP2BOARD`.
    Swap2,
}

/// The side that owns a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// This program.
    Own,
    /// The opponent.
    Other,
}

/// A line of a position or of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardLine {
    /// A mark, with its owner in a position.
    Stone(Coordinates, Option<Owner>),
    /// The end.
    Done,
}

/// The error of a line that cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseError {
    /// An unknown command. The protocol answers it with `UNKNOWN`, and other errors with `ERROR`.
    #[error("there is no command “{0}”")]
    Unknown(String),
    /// A known command with invalid arguments.
    #[error("{0}")]
    Malformed(&'static str),
}

/// Parses a command, ignoring case.
///
/// # Errors
///
/// A [`ParseError`] if the command is unknown or its arguments are invalid.
pub fn parse(line: &str) -> Result<Command, ParseError> {
    let line = notation::plain(line);
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match word.to_ascii_uppercase().as_str() {
        "START" => parse_start(rest).ok_or(ParseError::Malformed("START needs the size of the board")),
        "RECTSTART" => {
            let Coordinates { column, row } =
                parse_coordinates(rest).ok_or(ParseError::Malformed("RECTSTART needs columns,rows"))?;
            Ok(Command::Start { columns: column, rows: row, is_yixin: false })
        }
        "RESTART" => Ok(Command::Restart),
        "BEGIN" => Ok(Command::Begin),
        "TURN" => parse_coordinates(rest).map(Command::Turn).ok_or(ParseError::Malformed("TURN needs column,row")),
        "TAKEBACK" => {
            parse_coordinates(rest).map(Command::Takeback).ok_or(ParseError::Malformed("TAKEBACK needs column,row"))
        }
        "BOARD" => Ok(Command::Board(BoardKind::Position)),
        "YXBOARD" => Ok(Command::Board(BoardKind::Setup)),
        "YXNBEST" => Ok(Command::Best),
        "YXSHOWFORBID" => Ok(Command::Fouls),
        // `brain` has no database and no forbidden squares, and reports its search without a request.
        "YXHASHCLEAR" | "YXSHOWINFO" | "YXBLOCKRESET" | "YXBLOCKPATHRESET" | "YXQUERYDATABASEALL"
        | "YXQUERYDATABASEONE" => Ok(Command::Nothing),
        "SWAP2BOARD" => Ok(Command::Board(BoardKind::Swap2)),
        "INFO" => parse_info(rest).map(Command::Info),
        "ABOUT" => Ok(Command::About),
        "YXSTOP" | "STOP" => Ok(Command::Stop),
        "END" => Ok(Command::End),
        _ if is_block_line(line) => Ok(Command::BlockLine),
        _ => Err(ParseError::Unknown(notation::quoted(word, 40))),
    }
}

/// Parses a line of a position, `column,row,owner`, with 1 for this program and 2 for the opponent; of a Swap2 opening,
/// `column,row`; or `DONE`.
///
/// # Errors
///
/// [`ParseError::Malformed`].
pub fn parse_board_line(line: &str, kind: BoardKind) -> Result<BoardLine, ParseError> {
    let line = notation::plain(line);
    let line = line.trim();
    if line.eq_ignore_ascii_case("DONE") {
        return Ok(BoardLine::Done);
    }
    let stone = match kind {
        BoardKind::Position | BoardKind::Setup => parse_stone(line),
        BoardKind::Swap2 => parse_coordinates(line).map(|at| BoardLine::Stone(at, None)),
    };
    stone.ok_or(ParseError::Malformed(match kind {
        BoardKind::Position | BoardKind::Setup => "BOARD needs lines of column,row,owner and then DONE",
        BoardKind::Swap2 => "SWAP2BOARD needs lines of column,row and then DONE",
    }))
}

fn parse_stone(line: &str) -> Option<BoardLine> {
    let (at, owner) = line.rsplit_once(',')?;
    let owner = match owner.trim() {
        "1" => Owner::Own,
        "2" => Owner::Other,
        // In continuous games, 3 marks a completed line.
        _ => return None,
    };
    Some(BoardLine::Stone(parse_coordinates(at)?, Some(owner)))
}

/// Parses the size of a square board. Yixin-Board names the width and the height, and then calls squares `row,column`: the program
/// plays on the mirror image of its board.
fn parse_start(text: &str) -> Option<Command> {
    let mut sides = text.split_whitespace().map(parse_number);
    let first = sides.next()??;
    let second = sides.next().map_or(Some(None), |side| side.map(Some))?;
    let start = Command::Start { columns: second.unwrap_or(first), rows: first, is_yixin: second.is_some() };
    sides.next().is_none().then_some(start)
}

/// Whether a line belongs to a block such as that of `BOARD`: numbers and commas, or its end.
fn is_block_line(line: &str) -> bool {
    let is_number = |part: &str| parse_number::<u32>(part).is_some();
    line.eq_ignore_ascii_case("DONE") || line.contains(',') && line.split(',').all(is_number)
}

fn parse_number<T: std::str::FromStr>(text: &str) -> Option<T> {
    text.trim().parse().ok()
}

fn parse_coordinates(text: &str) -> Option<Coordinates> {
    let (column, row) = text.split_once(',')?;
    Some(Coordinates { column: parse_number(column)?, row: parse_number(row)? })
}

fn parse_info(text: &str) -> Result<Info, ParseError> {
    const MALFORMED: ParseError = ParseError::Malformed("INFO needs a key and its value");
    let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let value = value.trim();
    // Managers write negative numbers for no limit or exceeded time.
    let count = || parse_number::<i64>(value).map(|count| u64::try_from(count).unwrap_or(0)).ok_or(MALFORMED);
    let time = || count().map(Duration::from_millis);
    Ok(match key.to_ascii_lowercase().as_str() {
        "timeout_turn" => Info::TimeoutTurn(time()?),
        "timeout_match" => Info::TimeoutMatch(Some(time()?).filter(|time| !time.is_zero())),
        "time_left" => Info::TimeLeft(time()?),
        "max_memory" => Info::MaxMemory(Some(count()?).filter(|bytes| *bytes > 0)),
        "max_node" => Info::MaxNode(Some(count()?).filter(|nodes| *nodes > 0)),
        "thread_num" => Info::ThreadNum(u8::try_from(count()?).unwrap_or(u8::MAX)),
        "rule" => Info::Rule(parse_number(value).ok_or(MALFORMED)?),
        "" => return Err(MALFORMED),
        _ => Info::Other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(column: u8, row: u8) -> Coordinates {
        Coordinates { column, row }
    }

    #[test]
    fn commands_are_parsed() {
        let cases = [
            ("START 15", Command::Start { columns: 15, rows: 15, is_yixin: false }),
            ("start 15 10", Command::Start { columns: 10, rows: 15, is_yixin: true }),
            ("RECTSTART 15,10", Command::Start { columns: 15, rows: 10, is_yixin: false }),
            ("rectstart 7 , 9\r", Command::Start { columns: 7, rows: 9, is_yixin: false }),
            ("RESTART", Command::Restart),
            ("BEGIN", Command::Begin),
            ("TURN 10,9", Command::Turn(at(10, 9))),
            ("  turn  0 , 14 ", Command::Turn(at(0, 14))),
            ("\u{feff}TURN \u{200e}１０，９\u{a0}", Command::Turn(at(10, 9))),
            ("TAKEBACK 1,2", Command::Takeback(at(1, 2))),
            ("BOARD", Command::Board(BoardKind::Position)),
            ("swap2board", Command::Board(BoardKind::Swap2)),
            ("yxboard", Command::Board(BoardKind::Setup)),
            ("yxnbest 3", Command::Best),
            ("yxshowforbid", Command::Fouls),
            ("yxhashclear", Command::Nothing),
            ("7,7,1", Command::BlockLine),
            ("done ", Command::BlockLine),
            ("ABOUT", Command::About),
            ("STOP", Command::Stop),
            ("YXSTOP", Command::Stop),
            ("END", Command::End),
            ("INFO timeout_turn 5000", Command::Info(Info::TimeoutTurn(Duration::from_secs(5)))),
            ("INFO timeout_match 0", Command::Info(Info::TimeoutMatch(None))),
            ("INFO timeout_match 300000", Command::Info(Info::TimeoutMatch(Some(Duration::from_secs(300))))),
            ("INFO time_left -20", Command::Info(Info::TimeLeft(Duration::ZERO))),
            ("INFO max_memory 0", Command::Info(Info::MaxMemory(None))),
            ("INFO max_memory 83886080", Command::Info(Info::MaxMemory(Some(83_886_080)))),
            ("INFO max_node 20000", Command::Info(Info::MaxNode(Some(20_000)))),
            ("INFO max_node 0", Command::Info(Info::MaxNode(None))),
            ("INFO thread_num 4", Command::Info(Info::ThreadNum(4))),
            ("INFO thread_num 1000", Command::Info(Info::ThreadNum(255))),
            ("INFO game_type 1", Command::Info(Info::Other)),
            ("INFO rule 0", Command::Info(Info::Rule(0))),
            ("INFO folder C:\\my files", Command::Info(Info::Other)),
            ("INFO evaluate 10,10", Command::Info(Info::Other)),
        ];
        for (line, expected) in cases {
            assert_eq!(parse(line), Ok(expected), "{line}");
        }
    }

    #[test]
    fn malformed_and_unknown_commands_are_distinguished() {
        for line in [
            "START",
            "START x",
            "START -1",
            "START 300",
            "START 15 x",
            "START 15 15 15",
            "RECTSTART 5",
            "TURN",
            "TURN 1",
            "TURN 1,",
            "TURN a,b",
        ] {
            assert!(matches!(parse(line), Err(ParseError::Malformed(_))), "{line}");
        }
        for line in ["TAKEBACK 1;2", "INFO", "INFO timeout_turn", "INFO timeout_turn soon", "INFO rule -1"] {
            assert!(matches!(parse(line), Err(ParseError::Malformed(_))), "{line}");
        }
        let endless = "x".repeat(1_000_000);
        for line in ["", "HELLO", "SUGGEST 1,1", "TURNS 1,1", "é", &endless] {
            let Err(ParseError::Unknown(named)) = parse(line) else { panic!("{line}") };
            assert!(line.starts_with(&named) && named.len() <= 40);
        }
    }

    #[test]
    fn control_characters_of_an_unknown_command_have_codes() {
        assert_eq!(parse("\u{1b}[2J\u{200b}"), Err(ParseError::Unknown("U+001B[2J".to_owned())));
    }

    #[test]
    fn position_lines_are_parsed() {
        let parse = |line| parse_board_line(line, BoardKind::Position);
        let stone = |owner| Ok(BoardLine::Stone(at(10, 9), owner));
        assert_eq!(parse("10,9,1"), stone(Some(Owner::Own)));
        assert_eq!(parse(" 10 , 9 , 2\r"), stone(Some(Owner::Other)));
        assert_eq!(parse("１０，９，２\u{feff}"), stone(Some(Owner::Other)));
        assert_eq!(parse("done"), Ok(BoardLine::Done));
        for line in ["", "10,9", "10,9,0", "10,9,3", "1,2,3,1", "END"] {
            assert!(matches!(parse(line), Err(ParseError::Malformed(_))), "{line}");
        }
        let parse = |line| parse_board_line(line, BoardKind::Swap2);
        assert_eq!(parse(" 10 , 9\r"), stone(None));
        assert_eq!(parse("DONE"), Ok(BoardLine::Done));
        for line in ["", "10", "10,9,1", "END"] {
            assert!(matches!(parse(line), Err(ParseError::Malformed(_))), "{line}");
        }
    }
}
