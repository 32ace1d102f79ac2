//! The answers to the manager's commands: pure, so that it is tested without a process.

use std::fmt;

use tic_tac_toe::engine::search::DEFAULT_MEMORY;
use tic_tac_toe::engine::{ByMark, Mark, Objective, Position, Rules, Square, Squares};

use crate::command::{self, Command, Info, Line, Misread, Owner, Place, Stone};
use crate::timing::Timing;

/// The number of marks in a row that win in all games of managers.
const IN_A_ROW: u8 = 5;

/// The next step after a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Read the next line.
    Nothing,
    /// Print this answer.
    Say(Answer),
    /// Search this position and play with [`Session::play`].
    Think(Box<Position>),
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
    /// The description of the program.
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
            Self::Move(square) => write!(formatter, "{},{}", square.column(), square.row()),
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

/// A position that the manager is describing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Description {
    marks: Marks,
    /// The first error. The other lines are read all the same, so that they do not count as commands.
    error: Option<String>,
}

/// The state of the conversation with the manager.
#[derive(Clone, Debug)]
pub struct Session {
    game: Option<Game>,
    description: Option<Description>,
    timing: Timing,
    max_memory: Option<u64>,
}

impl Session {
    /// Creates a session without a game.
    pub const fn new() -> Self {
        Self { game: None, description: None, timing: Timing::DEFAULT, max_memory: None }
    }

    /// The times of the match.
    pub const fn timing(&mut self) -> &mut Timing {
        &mut self.timing
    }

    /// The size of the search's table in bytes: at most half of the memory limit.
    pub fn table_memory(&self) -> usize {
        let half = self.max_memory.map_or(usize::MAX, |bytes| usize::try_from(bytes / 2).unwrap_or(usize::MAX));
        half.min(DEFAULT_MEMORY)
    }

    /// Handles a line.
    pub fn handle(&mut self, line: &str) -> Step {
        if self.description.is_some() {
            return self.describe(line);
        }
        if line.trim().is_empty() {
            return Step::Nothing;
        }
        match command::read(line) {
            Ok(command) => self.obey(command).unwrap_or_else(|message| Step::Say(Answer::Error(message))),
            Err(Misread::Unknown(word)) => Step::Say(Answer::Unknown(word)),
            Err(misread) => Step::Say(Answer::Error(misread.to_string())),
        }
    }

    fn obey(&mut self, command: Command) -> Result<Step, String> {
        match command {
            Command::Start { columns, rows } => {
                let rules =
                    Rules::new(columns, rows, IN_A_ROW, Objective::Normal).map_err(|error| error.to_string())?;
                self.game = Some(Game { rules, marks: Marks::default() });
                Ok(Step::Say(Answer::Okay))
            }
            Command::Restart => {
                self.begun()?.marks = Marks::default();
                Ok(Step::Say(Answer::Okay))
            }
            Command::Begin => self.think(self.begun_game()?.marks),
            Command::Turn(place) => {
                let game = self.begun_game()?;
                let square = game.free_square(place)?;
                let mut marks = game.marks;
                marks.other.insert(square);
                self.think(marks)
            }
            Command::Takeback(place) => {
                let game = self.begun()?;
                let square = game.square(place)?;
                if !(game.marks.own | game.marks.other).contains(square) {
                    return Err(format!("{},{} is free", place.column, place.row));
                }
                game.marks.own = game.marks.own - square.into();
                game.marks.other = game.marks.other - square.into();
                Ok(Step::Say(Answer::Okay))
            }
            Command::Board => {
                self.begun()?;
                self.description = Some(Description::default());
                Ok(Step::Nothing)
            }
            Command::Info(info) => Ok(self.learn(info)),
            Command::About => Ok(Step::Say(Answer::About)),
            Command::Stop => Err("nothing is being thought about".to_owned()),
            Command::End => Ok(Step::End),
        }
    }

    fn begun(&mut self) -> Result<&mut Game, String> {
        self.game.as_mut().ok_or_else(|| NOT_BEGUN.to_owned())
    }

    fn begun_game(&self) -> Result<&Game, String> {
        self.game.as_ref().ok_or_else(|| NOT_BEGUN.to_owned())
    }

    /// Sets these marks and starts a search, if the position is legal.
    fn think(&mut self, marks: Marks) -> Result<Step, String> {
        let game = self.begun()?;
        let position = marks.position(game.rules)?;
        game.marks = marks;
        Ok(Step::Think(Box::new(position)))
    }

    /// Plays the program's move and returns the answer.
    pub fn play(&mut self, square: Square) -> Answer {
        if let Some(game) = &mut self.game {
            game.marks.own.insert(square);
        }
        Answer::Move(square)
    }

    fn learn(&mut self, info: Info) -> Step {
        match info {
            Info::TimeoutTurn(time) => self.timing.per_move = time,
            Info::TimeoutMatch(time) => (self.timing.per_game, self.timing.left) = (time, None),
            Info::TimeLeft(time) => self.timing.left = self.timing.per_game.map(|_| time),
            Info::MaxMemory(bytes) => self.max_memory = bytes,
            Info::Rule(0) | Info::Other => {}
            Info::Rule(_) => {
                let message = "only freestyle is known: five in a row or more win, whoever has them";
                return Step::Say(Answer::Message(message.to_owned()));
            }
        }
        Step::Nothing
    }

    /// Handles a line of a position.
    fn describe(&mut self, line: &str) -> Step {
        let rules = self.game.as_ref().map(|game| game.rules);
        let (Some(description), Some(rules)) = (&mut self.description, rules) else { return Step::Nothing };
        match command::read_board_line(line) {
            Ok(Line::Stone(stone)) => description.add(stone, rules),
            Ok(Line::Done) => {
                let Description { marks, error } = self.description.take().unwrap_or_default();
                let step = error.map_or_else(|| self.think(marks), Err);
                return step.unwrap_or_else(|message| Step::Say(Answer::Error(message)));
            }
            Err(_) if command::read(line) == Ok(Command::End) => return Step::End,
            Err(misread) => {
                description.error.get_or_insert_with(|| misread.to_string());
            }
        }
        Step::Nothing
    }
}

const NOT_BEGUN: &str = "START comes first";

impl Game {
    fn square(&self, place: Place) -> Result<Square, String> {
        square(self.rules, place)
    }

    fn free_square(&self, place: Place) -> Result<Square, String> {
        let square = self.square(place)?;
        if (self.marks.own | self.marks.other).contains(square) {
            return Err(format!("{},{} is taken", place.column, place.row));
        }
        Ok(square)
    }
}

fn square(rules: Rules, place: Place) -> Result<Square, String> {
    Square::new(place.column, place.row)
        .filter(|square| rules.contains(*square))
        .ok_or_else(|| format!("{},{} is not on the board", place.column, place.row))
}

impl Description {
    fn add(&mut self, stone: Stone, rules: Rules) {
        match square(rules, stone.place) {
            Ok(square) if (self.marks.own | self.marks.other).contains(square) => {
                let Place { column, row } = stone.place;
                self.error.get_or_insert_with(|| format!("{column},{row} comes twice"));
            }
            Ok(square) => match stone.owner {
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
    /// The position with the program to move: as X if both sides have equally many marks, as O if the opponent has one more.
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
