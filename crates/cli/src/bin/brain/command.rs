//! Parses the commands of the Gomocup protocol, line by line.
//!
//! The manager Piskvork defines the protocol: <https://plastovicka.github.io/protocl2en.htm>. A square is `column,row`,
//! both counted from 0. The manager Yixin-Board adds commands that begin with `YX`
//! (<https://github.com/accreator/Yixin-Board>), and the lines of some of them.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::{Rules, Square, notation};

use crate::answer::Refusal;
use crate::board_input::BoardKind;

/// The coordinates of a square, on the board or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coordinates {
    /// The column, 0 at the left.
    column: u8,
    /// The row, 0 at the top.
    row: u8,
}

/// A command of the manager. Commands of several lines are read one line at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// Play in the position as it is. Also `YXNBEST`; the number of best moves that it asks for does not matter.
    Begin,
    /// Reply to the opponent's move.
    Turn(Coordinates),
    /// Take back the mark on this square.
    Takeback(Coordinates),
    /// Lines of a position follow, up to `DONE`.
    Board(BoardKind),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Parses a command, ignoring case.
///
/// # Errors
///
/// A [`Refusal`] if the command is unknown or its arguments are invalid.
pub fn parse(line: &str) -> Result<Command, Refusal> {
    let line = records::plain(line);
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let pair = |needed: &str| Coordinates::parse(rest).ok_or_else(|| Refusal::from(needed));
    Ok(match word.to_ascii_uppercase().as_str() {
        "START" => parse_start(rest).ok_or("START needs the size of the board")?,
        "RECTSTART" => {
            let Coordinates { column: columns, row: rows } = pair("RECTSTART needs columns,rows")?;
            Command::Start { columns, rows, is_yixin: false }
        }
        "RESTART" => Command::Restart,
        "BEGIN" | "YXNBEST" => Command::Begin,
        "TURN" => Command::Turn(pair("TURN needs column,row")?),
        "TAKEBACK" => Command::Takeback(pair("TAKEBACK needs column,row")?),
        "BOARD" => Command::Board(BoardKind::Position),
        "YXBOARD" => Command::Board(BoardKind::Setup),
        "SWAP2BOARD" => Command::Board(BoardKind::Swap2),
        "YXSHOWFORBID" => Command::Fouls,
        // `brain` has no database and no blocked squares, and reports its search without a request.
        "YXHASHCLEAR" | "YXSHOWINFO" | "YXBLOCKRESET" | "YXBLOCKPATHRESET" | "YXQUERYDATABASEALL"
        | "YXQUERYDATABASEONE" => Command::Nothing,
        "INFO" => Command::Info(parse_info(rest).ok_or("INFO needs a key and its value")?),
        "ABOUT" => Command::About,
        "YXSTOP" | "STOP" => Command::Stop,
        "END" => Command::End,
        _ if is_block_line(line) => Command::BlockLine,
        _ => return Err(Refusal::Unknown(notation::quoted(word, 40))),
    })
}

/// Whether a line ends a block such as that of `BOARD`.
pub fn is_done(line: &str) -> bool {
    records::plain(line).trim().eq_ignore_ascii_case("DONE")
}

/// Whether a line belongs to a block such as that of `BOARD`: numbers and commas, or its end.
fn is_block_line(line: &str) -> bool {
    let is_number = |part: &str| parse_number::<u32>(part).is_some();
    is_done(line) || line.contains(',') && line.split(',').all(is_number)
}

/// Parses the size of a square board. Yixin-Board names the width and the height, and then calls squares `row,column`: the program
/// plays on the mirror image of its board.
fn parse_start(text: &str) -> Option<Command> {
    let sides: Option<Vec<u8>> = text.split_whitespace().map(parse_number).collect();
    match sides?[..] {
        [side] => Some(Command::Start { columns: side, rows: side, is_yixin: false }),
        [width, height] => Some(Command::Start { columns: height, rows: width, is_yixin: true }),
        _ => None,
    }
}

fn parse_number<T: FromStr>(text: &str) -> Option<T> {
    text.trim().parse().ok()
}

/// Parses a key and its value. Managers write negative numbers for no limit or exceeded time.
fn parse_info(text: &str) -> Option<Info> {
    let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let count = || parse_number::<i64>(value).map(|count| u64::try_from(count).unwrap_or(0));
    let limit = || count().map(|count| Some(count).filter(|count| *count > 0));
    let time = || count().map(Duration::from_millis);
    Some(match key.to_ascii_lowercase().as_str() {
        "timeout_turn" => Info::TimeoutTurn(time()?),
        "timeout_match" => Info::TimeoutMatch(limit()?.map(Duration::from_millis)),
        "time_left" => Info::TimeLeft(time()?),
        "max_memory" => Info::MaxMemory(limit()?),
        "max_node" => Info::MaxNode(limit()?),
        "thread_num" => Info::ThreadNum(u8::try_from(count()?).unwrap_or(u8::MAX)),
        "rule" => Info::Rule(parse_number(value)?),
        "" => return None,
        _ => Info::Other,
    })
}

impl Coordinates {
    /// Parses two numbers with a comma between them.
    pub fn parse(text: &str) -> Option<Self> {
        let (column, row) = text.split_once(',')?;
        Some(Self { column: parse_number(column)?, row: parse_number(row)? })
    }

    /// Returns the square, if it is on the board.
    pub fn on(self, rules: Rules) -> Result<Square, String> {
        let square = Square::new(self.column, self.row).filter(|square| rules.contains(*square));
        square.ok_or_else(|| format!("{self} is not on the board"))
    }
}

impl fmt::Display for Coordinates {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{},{}", self.column, self.row)
    }
}
