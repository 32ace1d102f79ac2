//! The state of a match and the answers to commands: pure, so that tests need no process.

use engine::{Position, Rules, Search, Square, Squares};

use crate::answer::{self, Refusal};
use crate::board_input::{BoardInput, BoardKind, Marks};
use crate::command::{self, Command, Info};
use crate::game::{Game, variant};
use crate::time_control::TimeControl;

/// The most threads, whatever the manager asks for.
const MAX_THREADS: usize = 64;

/// What the main loop does after a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Read the next line.
    Continue,
    /// Print this answer.
    Answer(String),
    /// Search this position and play with [`Session::play`].
    Search(Box<Position>),
    /// Search this position after a Swap2 opening, and either play with [`Session::play`] or [swap](Session::swap).
    PlayOrSwap(Box<Position>),
    /// Choose the first three stones for a game with these rules, and place them with [`Session::open`].
    Open(Rules),
    /// End the program.
    End,
}

impl Step {
    fn okay() -> Self {
        Self::Answer(answer::OKAY.to_owned())
    }
}

impl From<Refusal> for Step {
    fn from(refusal: Refusal) -> Self {
        Self::Answer(refusal.to_string())
    }
}

/// The state of the conversation with the manager.
#[derive(Clone, Debug)]
pub struct Session {
    game: Option<Game>,
    board_input: Option<BoardInput>,
    /// Whether the lines of a block may follow that the program does not read.
    skips_block: bool,
    /// The time control of the match.
    pub time_control: TimeControl,
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
            skips_block: false,
            time_control: TimeControl::DEFAULT,
            max_memory: None,
            max_nodes: None,
            rule: 0,
            threads,
        }
    }

    /// Returns the size of the search's table in bytes: at most half of the memory limit.
    pub fn table_memory(&self) -> usize {
        let half = self.max_memory.map_or(usize::MAX, |bytes| usize::try_from(bytes / 2).unwrap_or(usize::MAX));
        half.min(Search::DEFAULT_MEMORY)
    }

    /// Returns the limit of nodes for a move.
    pub fn node_limit(&self) -> u64 {
        self.max_nodes.unwrap_or(u64::MAX)
    }

    /// Returns the number of threads that search besides the first one. A limit of nodes is for one thread.
    pub fn helpers(&self) -> usize {
        if self.max_nodes.is_some() { 0 } else { usize::from(self.threads).clamp(1, MAX_THREADS) - 1 }
    }

    /// Handles a line.
    pub fn handle(&mut self, line: &str) -> Step {
        if line.trim().is_empty() {
            return Step::Continue;
        }
        let command = command::parse(line);
        if self.board_input.is_some() {
            // With another game, the manager has given up the position.
            if !matches!(command, Ok(Command::Start { .. } | Command::Restart | Command::End)) {
                return self.read_board_line(line).unwrap_or_else(Step::from);
            }
            self.board_input = None;
        }
        // One answer for a whole block.
        if self.skips_block && command == Ok(Command::BlockLine) {
            return Step::Continue;
        }
        let is_ignored = command == Ok(Command::Nothing);
        let step = command.and_then(|command| self.execute(command));
        self.skips_block = is_ignored || step.is_err();
        step.unwrap_or_else(Step::from)
    }

    fn execute(&mut self, command: Command) -> Result<Step, Refusal> {
        match command {
            Command::Start { columns, rows, is_yixin } => {
                self.game = Some(Game::new(columns, rows, is_yixin)?);
                self.time_control.begin_game();
                Ok(Step::okay())
            }
            Command::Restart => {
                self.game_mut()?.marks = Marks::default();
                self.time_control.begin_game();
                Ok(Step::okay())
            }
            Command::Begin => self.search(self.game()?.marks),
            Command::Turn(at) => {
                let game = self.game()?;
                let square = game.free_square(at)?;
                self.search(game.after_reply(square, self.rules()?)?)
            }
            Command::Takeback(at) => {
                self.game_mut()?.take_back(at)?;
                Ok(Step::okay())
            }
            Command::Board(kind) => {
                self.game()?;
                self.board_input = Some(BoardInput::new(kind));
                Ok(Step::Continue)
            }
            Command::Info(info) => self.set_info(info),
            Command::Fouls => Ok(Step::Answer(answer::fouls(self.game()?.fouls(self.rules()?)))),
            Command::BlockLine => Err("this line belongs after BOARD or a command like it".into()),
            Command::About => Ok(Step::Answer(answer::about())),
            // `STOP` and the answer have crossed.
            Command::Nothing | Command::Stop => Ok(Step::Continue),
            Command::End => Ok(Step::End),
        }
    }

    fn game_mut(&mut self) -> Result<&mut Game, Refusal> {
        self.game.as_mut().ok_or_else(|| NOT_STARTED.into())
    }

    fn game(&self) -> Result<Game, Refusal> {
        self.game.ok_or_else(|| NOT_STARTED.into())
    }

    /// Returns the rules of the game, as far as the program knows them.
    fn rules(&self) -> Result<Rules, Refusal> {
        let game = self.game()?;
        Ok(variant(self.rule, game.is_yixin)?(game.freestyle))
    }

    /// Sets these marks and searches the position, if it is legal.
    fn search(&mut self, marks: Marks) -> Result<Step, Refusal> {
        let position = marks.position(self.rules()?)?;
        self.game_mut()?.marks = marks;
        Ok(Step::Search(Box::new(position)))
    }

    /// Begins a game with the stones of a Swap2 opening. The program is the side to move, unless it swaps.
    fn answer_swap2(&mut self, marks: Marks) -> Result<Step, Refusal> {
        let rules = self.rules()?;
        let position = marks.position(rules)?;
        let step = match position.taken().len() {
            0 => Step::Open(rules),
            3 | 5 => Step::PlayOrSwap(Box::new(position)),
            stones => return Err(format!("SWAP2BOARD needs 0, 3 or 5 stones, not {stones}").into()),
        };
        self.game_mut()?.marks = marks;
        Ok(step)
    }

    /// Swaps the sides and returns the answer.
    pub fn swap(&mut self) -> String {
        if let Some(Game { marks: Marks { own, other }, .. }) = &mut self.game {
            std::mem::swap(own, other);
        }
        answer::SWAP.to_owned()
    }

    /// Places the first three stones and returns the answer. The program is black, unless the opponent swaps.
    pub fn open(&mut self, opening: [Square; 3]) -> String {
        let [black, white, other_black] = opening;
        if let Some(game) = &mut self.game {
            game.marks = Marks { own: Squares::from(black).with(other_black), other: white.into() };
        }
        opening.map(answer::coordinates).join(" ")
    }

    /// Plays the program's move and returns the answer.
    pub fn play(&mut self, square: Square) -> String {
        if let Some(game) = &mut self.game {
            game.marks.own.insert(square);
        }
        answer::coordinates(square)
    }

    fn set_info(&mut self, info: Info) -> Result<Step, Refusal> {
        match info {
            Info::TimeoutTurn(time) => self.time_control.set_per_move(time),
            Info::TimeoutMatch(time) => self.time_control.set_per_game(time),
            Info::TimeLeft(time) => self.time_control.set_left(time),
            Info::MaxMemory(bytes) => self.max_memory = bytes,
            Info::MaxNode(nodes) => self.max_nodes = nodes,
            Info::Rule(rule) => {
                self.rule = rule;
                // Refuses an unknown rule at once, and again whenever a move is asked for.
                variant(rule, self.game.is_some_and(|game| game.is_yixin))?;
            }
            Info::ThreadNum(threads) => self.threads = threads,
            Info::Other => {}
        }
        Ok(Step::Continue)
    }

    /// Handles a line of a position.
    fn read_board_line(&mut self, line: &str) -> Result<Step, Refusal> {
        let freestyle = self.game()?.freestyle;
        if !command::is_done(line) {
            self.board_input.iter_mut().for_each(|input| input.add(line, freestyle));
            return Ok(Step::Continue);
        }
        let Some(input) = self.board_input.take() else { return Ok(Step::Continue) };
        let kind = input.kind;
        let marks = input.finish()?;
        match kind {
            BoardKind::Position => self.search(marks),
            BoardKind::Setup => {
                self.game_mut()?.marks = marks;
                Ok(Step::Continue)
            }
            BoardKind::Swap2 => self.answer_swap2(marks),
        }
    }
}

const NOT_STARTED: &str = "START comes first";

#[cfg(test)]
mod tests;
