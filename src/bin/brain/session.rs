//! The state of a match and the answers to commands: pure, so that tests need no process.

use std::fmt;

use tic_tac_toe::engine::search::Search;
use tic_tac_toe::engine::{ByMark, Mark, Objective, Position, Rules, Square, Squares};

use crate::command::{self, BoardLine, Command, Coordinates, Info, Owner, ParseError};
use crate::time_control::TimeControl;

/// The number of marks in a row that win in all games of managers.
const IN_A_ROW: u8 = 5;

/// The most threads, whatever the manager asks for.
const MAX_THREADS: usize = 64;

/// What the main loop does after a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Read the next line.
    Continue,
    /// Print this answer.
    Answer(Answer),
    /// Search this position and play with [`Session::play`].
    Search(Box<Position>),
    /// Search this position after a Swap2 opening, and either play with [`Session::play`] or [swap](Session::swap).
    PlayOrSwap(Box<Position>),
    /// Choose the first three stones for a game with these rules, and place them with [`Session::open`].
    Open(Rules),
    /// End the program.
    End,
}

/// An answer to the manager.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Done.
    Okay,
    /// A move.
    Move(Square),
    /// The first three stones of a Swap2 opening.
    Opening([Square; 3]),
    /// The sides are swapped.
    Swap,
    /// Name, version and author of the program.
    About,
    /// The command is known but cannot be executed. It changed nothing.
    Error(String),
    /// The command is unknown. It changed nothing.
    Unknown(String),
    /// A message for spectators.
    Message(String),
}

impl fmt::Display for Answer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Okay => formatter.write_str("OK"),
            Self::Move(square) => formatter.write_str(&coordinates(*square)),
            Self::Opening(squares) => formatter.write_str(&squares.map(coordinates).join(" ")),
            Self::Swap => formatter.write_str("SWAP"),
            Self::About => write!(
                formatter,
                "name=\"{}\", version=\"{}\", author=\"the authors of {}\", country=\"\"",
                env!("CARGO_PKG_NAME"),
                env!("CARGO_PKG_VERSION"),
                env!("CARGO_PKG_NAME")
            ),
            Self::Error(message) => write!(formatter, "ERROR {message}"),
            Self::Unknown(message) => write!(formatter, "UNKNOWN {message}"),
            Self::Message(message) => write!(formatter, "MESSAGE {message}"),
        }
    }
}

/// Writes a square in the form of the protocol.
fn coordinates(square: Square) -> String {
    format!("{},{}", square.column(), square.row())
}

/// The marks on the board by owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Marks {
    own: Squares,
    other: Squares,
}

/// A started game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Game {
    rules: Rules,
    marks: Marks,
}

/// The lines of a position that the manager sends.
#[derive(Clone, Debug, PartialEq, Eq)]
struct BoardInput {
    kind: BoardKind,
    marks: Marks,
    /// The first error. The other lines are read all the same, so that they do not count as commands.
    error: Option<String>,
}

/// The command that the lines of a position belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BoardKind {
    /// `BOARD`
    Board,
    /// `SWAP2BOARD`
    Swap2,
}

/// The state of the conversation with the manager.
#[derive(Clone, Debug)]
pub struct Session {
    game: Option<Game>,
    board_input: Option<BoardInput>,
    time_control: TimeControl,
    max_memory: Option<u64>,
    max_nodes: Option<u64>,
    /// The rule that the manager has asked for: 0 for freestyle.
    rule: u8,
    /// The number of threads.
    threads: u8,
}

impl Session {
    /// Creates a session without a game. This number of threads applies until the manager sets another one.
    pub const fn new(threads: u8) -> Self {
        Self {
            game: None,
            board_input: None,
            time_control: TimeControl::DEFAULT,
            max_memory: None,
            max_nodes: None,
            rule: 0,
            threads,
        }
    }

    /// The time control of the match.
    pub const fn time_control(&mut self) -> &mut TimeControl {
        &mut self.time_control
    }

    /// The size of the search's table in bytes: at most half of the memory limit.
    pub fn table_memory(&self) -> usize {
        let half = self.max_memory.map_or(usize::MAX, |bytes| usize::try_from(bytes / 2).unwrap_or(usize::MAX));
        half.min(Search::DEFAULT_MEMORY)
    }

    /// The limit of nodes for a move.
    pub fn node_limit(&self) -> u64 {
        self.max_nodes.unwrap_or(u64::MAX)
    }

    /// The number of threads that search besides the first one. A limit of nodes is for one thread.
    pub fn helpers(&self) -> usize {
        if self.max_nodes.is_some() { 0 } else { usize::from(self.threads).clamp(1, MAX_THREADS) - 1 }
    }

    /// Handles a line.
    pub fn handle(&mut self, line: &str) -> Step {
        if self.board_input.is_some() {
            return self.read_board_line(line);
        }
        if line.trim().is_empty() {
            return Step::Continue;
        }
        match command::parse(line) {
            Ok(command) => self.execute(command).unwrap_or_else(|message| Step::Answer(Answer::Error(message))),
            Err(ParseError::Unknown(word)) => Step::Answer(Answer::Unknown(word)),
            Err(error) => Step::Answer(Answer::Error(error.to_string())),
        }
    }

    fn execute(&mut self, command: Command) -> Result<Step, String> {
        match command {
            Command::Start { columns, rows } => {
                let rules =
                    Rules::new(columns, rows, IN_A_ROW, Objective::Normal).map_err(|error| error.to_string())?;
                self.game = Some(Game { rules, marks: Marks::default() });
                self.time_control.left = None;
                Ok(Step::Answer(Answer::Okay))
            }
            Command::Restart => {
                self.game_mut()?.marks = Marks::default();
                self.time_control.left = None;
                Ok(Step::Answer(Answer::Okay))
            }
            Command::Begin => self.search(self.game()?.marks),
            Command::Turn(at) => {
                let game = self.game()?;
                let square = game.free_square(at)?;
                let mut marks = game.marks;
                marks.other.insert(square);
                self.search(marks)
            }
            Command::Takeback(at) => {
                let game = self.game_mut()?;
                let square = game.square(at)?;
                if !(game.marks.own | game.marks.other).contains(square) {
                    return Err(format!("{},{} is free", at.column, at.row));
                }
                game.marks.own = game.marks.own - square.into();
                game.marks.other = game.marks.other - square.into();
                Ok(Step::Answer(Answer::Okay))
            }
            Command::Board => self.begin_board(BoardKind::Board),
            Command::Swap2Board => self.begin_board(BoardKind::Swap2),
            Command::Info(info) => Ok(self.set_info(info)),
            Command::About => Ok(Step::Answer(Answer::About)),
            // The answer and the command have crossed.
            Command::Stop => Ok(Step::Continue),
            Command::End => Ok(Step::End),
        }
    }

    fn game_mut(&mut self) -> Result<&mut Game, String> {
        self.game.as_mut().ok_or_else(|| NOT_STARTED.to_owned())
    }

    fn game(&self) -> Result<&Game, String> {
        self.game.as_ref().ok_or_else(|| NOT_STARTED.to_owned())
    }

    fn begin_board(&mut self, kind: BoardKind) -> Result<Step, String> {
        self.game()?;
        self.board_input = Some(BoardInput { kind, marks: Marks::default(), error: None });
        Ok(Step::Continue)
    }

    /// The rules of the game, as far as the program knows them.
    fn rules(&self) -> Result<Rules, String> {
        let rules = self.game()?.rules;
        match self.rule {
            0 => Ok(rules),
            1 => Ok(rules.exactly()),
            rule => Err(format!(
                "rule {rule} is unknown: only freestyle (rule 0), in which five or more marks win, and exactly five (rule 1)"
            )),
        }
    }

    /// Sets these marks and searches the position, if it is legal.
    fn search(&mut self, marks: Marks) -> Result<Step, String> {
        let position = marks.position(self.rules()?)?;
        self.game_mut()?.marks = marks;
        Ok(Step::Search(Box::new(position)))
    }

    /// Begins a game with the stones of a Swap2 opening. The program is the side to move, unless it swaps.
    fn answer_swap2(&mut self, marks: Marks) -> Result<Step, String> {
        let rules = self.rules()?;
        let position = marks.position(rules)?;
        let step = match position.taken().len() {
            0 => Step::Open(rules),
            3 | 5 => Step::PlayOrSwap(Box::new(position)),
            stones => return Err(format!("SWAP2BOARD needs 0, 3 or 5 stones, not {stones}")),
        };
        self.game_mut()?.marks = marks;
        Ok(step)
    }

    /// Swaps the sides and returns the answer.
    pub fn swap(&mut self) -> Answer {
        if let Some(Game { marks: Marks { own, other }, .. }) = &mut self.game {
            std::mem::swap(own, other);
        }
        Answer::Swap
    }

    /// Places the first three stones and returns the answer. The program is black, unless the opponent swaps.
    pub fn open(&mut self, opening: [Square; 3]) -> Answer {
        let [black, white, other_black] = opening;
        if let Some(game) = &mut self.game {
            game.marks = Marks { own: Squares::from(black).with(other_black), other: white.into() };
        }
        Answer::Opening(opening)
    }

    /// Plays the program's move and returns the answer.
    pub fn play(&mut self, square: Square) -> Answer {
        if let Some(game) = &mut self.game {
            game.marks.own.insert(square);
        }
        Answer::Move(square)
    }

    fn set_info(&mut self, info: Info) -> Step {
        match info {
            Info::TimeoutTurn(time) => self.time_control.per_move = time,
            Info::TimeoutMatch(time) => (self.time_control.per_game, self.time_control.left) = (time, None),
            Info::TimeLeft(time) => self.time_control.left = self.time_control.per_game.map(|_| time),
            Info::MaxMemory(bytes) => self.max_memory = bytes,
            Info::MaxNode(nodes) => self.max_nodes = nodes,
            Info::Rule(rule) => self.rule = rule,
            Info::ThreadNum(threads) => self.threads = threads,
            Info::Other => {}
        }
        Step::Continue
    }

    /// Handles a line of a position.
    fn read_board_line(&mut self, line: &str) -> Step {
        let rules = self.game.as_ref().map(|game| game.rules);
        let (Some(board_input), Some(rules)) = (&mut self.board_input, rules) else { return Step::Continue };
        let parsed = match board_input.kind {
            BoardKind::Board => command::parse_board_line(line).map(|line| match line {
                BoardLine::Stone(stone) => BoardLine::Stone((stone.at, stone.owner)),
                BoardLine::Done => BoardLine::Done,
            }),
            BoardKind::Swap2 => command::parse_swap2_line(line).map(|line| match line {
                BoardLine::Stone(at) => BoardLine::Stone((at, board_input.marks.next_owner())),
                BoardLine::Done => BoardLine::Done,
            }),
        };
        match parsed {
            Ok(BoardLine::Stone((at, owner))) => board_input.add(at, owner, rules),
            Ok(BoardLine::Done) => {
                let BoardInput { kind, marks, error } = board_input.clone();
                self.board_input = None;
                let step = error.map_or(Ok(()), Err).and_then(|()| match kind {
                    BoardKind::Board => self.search(marks),
                    BoardKind::Swap2 => self.answer_swap2(marks),
                });
                return step.unwrap_or_else(|message| Step::Answer(Answer::Error(message)));
            }
            Err(error) => {
                // The manager has given up the position.
                if matches!(command::parse(line), Ok(Command::Start { .. } | Command::Restart | Command::End)) {
                    self.board_input = None;
                    return self.handle(line);
                }
                board_input.error.get_or_insert_with(|| error.to_string());
            }
        }
        Step::Continue
    }
}

const NOT_STARTED: &str = "START comes first";

impl Game {
    fn square(&self, at: Coordinates) -> Result<Square, String> {
        square(self.rules, at)
    }

    fn free_square(&self, at: Coordinates) -> Result<Square, String> {
        let square = self.square(at)?;
        if (self.marks.own | self.marks.other).contains(square) {
            return Err(format!("{},{} is taken", at.column, at.row));
        }
        Ok(square)
    }
}

fn square(rules: Rules, at: Coordinates) -> Result<Square, String> {
    Square::new(at.column, at.row)
        .filter(|square| rules.contains(*square))
        .ok_or_else(|| format!("{},{} is not on the board", at.column, at.row))
}

impl BoardInput {
    fn add(&mut self, at: Coordinates, owner: Owner, rules: Rules) {
        match square(rules, at) {
            Ok(square) if (self.marks.own | self.marks.other).contains(square) => {
                let Coordinates { column, row } = at;
                self.error.get_or_insert_with(|| format!("{column},{row} comes twice"));
            }
            Ok(square) => match owner {
                Owner::Own => self.marks.own.insert(square),
                Owner::Other => self.marks.other.insert(square),
            },
            Err(message) => {
                self.error.get_or_insert(message);
            }
        }
    }
}

impl Marks {
    /// The owner of the next stone of a Swap2 opening: black begins, and the program is white.
    fn next_owner(self) -> Owner {
        if self.own.len() == self.other.len() { Owner::Other } else { Owner::Own }
    }

    /// The position with the program to move: as X if both sides have equally many marks, as O if the opponent has one
    /// more.
    fn position(self, rules: Rules) -> Result<Position, String> {
        let turn = if self.own.len() == self.other.len() { Mark::X } else { Mark::O };
        let marks = match turn {
            Mark::X => ByMark { x: self.own, o: self.other },
            Mark::O => ByMark { x: self.other, o: self.own },
        };
        let position = Position::from_marks(rules, marks, turn).map_err(|error| error.to_string())?;
        if position.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        Ok(position)
    }
}

#[cfg(test)]
mod tests;
