//! The state of a match and the answers to commands: pure, so that tests need no process.

use crate::answer::Answer;
use crate::board_input::{BoardInput, Marks, square};

use engine::search::Search;
use engine::{Objective, Position, Rules, Square, Squares, renju};

use crate::command::{self, BoardKind, BoardLine, Command, Coordinates, Info, ParseError};
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

/// A started game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Game {
    rules: Rules,
    marks: Marks,
    /// Whether the manager is Yixin-Board.
    is_yixin: bool,
}

/// The state of the conversation with the manager.
#[derive(Clone, Debug)]
pub struct Session {
    game: Option<Game>,
    board_input: Option<BoardInput>,
    /// Whether the lines of a block may follow that the program does not read.
    skips_block: bool,
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
            skips_block: false,
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
        if line.trim().is_empty() {
            return Step::Continue;
        }
        if self.board_input.is_some() {
            return self.read_board_line(line);
        }
        let command = command::parse(line);
        // One answer for a whole block.
        if self.skips_block && command == Ok(Command::BlockLine) {
            return Step::Continue;
        }
        let is_ignored = command == Ok(Command::Nothing);
        let step = match command {
            Ok(command) => self.execute(command).unwrap_or_else(|message| Step::Answer(Answer::Error(message))),
            Err(ParseError::Unknown(word)) => Step::Answer(Answer::Unknown(word)),
            Err(error) => Step::Answer(Answer::Error(error.to_string())),
        };
        self.skips_block = is_ignored || matches!(step, Step::Answer(Answer::Error(_) | Answer::Unknown(_)));
        step
    }

    fn execute(&mut self, command: Command) -> Result<Step, String> {
        match command {
            Command::Start { columns, rows, is_yixin } => {
                let rules =
                    Rules::new(columns, rows, IN_A_ROW, Objective::Normal).map_err(|error| error.to_string())?;
                self.game = Some(Game { rules, marks: Marks::default(), is_yixin });
                self.time_control.begin_game();
                Ok(Step::Answer(Answer::Okay))
            }
            Command::Restart => {
                self.game_mut()?.marks = Marks::default();
                self.time_control.begin_game();
                Ok(Step::Answer(Answer::Okay))
            }
            Command::Begin | Command::Best => self.search(self.game()?.marks),
            Command::Turn(at) => {
                let game = self.game()?;
                let square = game.free_square(at)?;
                let mut marks = game.marks;
                self.check_foul(marks, square)?;
                marks.other.insert(square);
                self.search(marks)
            }
            Command::Takeback(at) => {
                let game = self.game_mut()?;
                let square = game.square(at)?;
                if !game.marks.taken().contains(square) {
                    return Err(format!("{},{} is free", at.column, at.row));
                }
                game.marks.own = game.marks.own - square.into();
                game.marks.other = game.marks.other - square.into();
                Ok(Step::Answer(Answer::Okay))
            }
            Command::Board(kind) => self.begin_board(kind),
            Command::Info(info) => self.set_info(info),
            Command::Fouls => Ok(Step::Answer(Answer::Fouls(self.fouls()?))),
            Command::BlockLine => Err("this line belongs after BOARD or a command like it".to_owned()),
            Command::Nothing => Ok(Step::Continue),
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
        let game = self.game()?;
        Ok(variant(self.rule, game.is_yixin)?(game.rules))
    }

    /// The squares where black, to move, would make a foul.
    fn fouls(&self) -> Result<Squares, String> {
        let (rules, Game { marks, .. }) = (self.rules()?, self.game()?);
        let black = if marks.own.len() == marks.other.len() { marks.own } else { marks.other };
        let free = rules.squares() - marks.taken();
        let is_foul = |square: &Square| rules.is_renju() && renju::foul(black, free, *square).is_some();
        Ok(free.iter().filter(is_foul).collect())
    }

    /// Checks that the opponent makes no foul with this move.
    fn check_foul(&self, marks: Marks, square: Square) -> Result<(), String> {
        let rules = self.rules()?;
        // The opponent is black if both sides have equally many stones.
        if !rules.is_renju() || marks.own.len() != marks.other.len() {
            return Ok(());
        }
        let free = rules.squares() - marks.taken();
        match renju::foul(marks.other, free, square) {
            Some(foul) => Err(format!("{},{} is a foul of black: {}", square.column(), square.row(), foul.name())),
            None => Ok(()),
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

    fn set_info(&mut self, info: Info) -> Result<Step, String> {
        match info {
            Info::TimeoutTurn(time) => self.time_control.set_per_move(time),
            Info::TimeoutMatch(time) => self.time_control.set_per_game(time),
            Info::TimeLeft(time) => self.time_control.set_left(time),
            Info::MaxMemory(bytes) => self.max_memory = bytes,
            Info::MaxNode(nodes) => self.max_nodes = nodes,
            Info::Rule(rule) => {
                self.rule = rule;
                // Refuses an unknown rule at once, and again whenever a move is asked for.
                variant(rule, self.game.as_ref().is_some_and(|game| game.is_yixin))?;
            }
            Info::ThreadNum(threads) => self.threads = threads,
            Info::Other => {}
        }
        Ok(Step::Continue)
    }

    /// Handles a line of a position.
    fn read_board_line(&mut self, line: &str) -> Step {
        let rules = self.game.as_ref().map(|game| game.rules);
        let (Some(board_input), Some(rules)) = (&mut self.board_input, rules) else { return Step::Continue };
        match command::parse_board_line(line, board_input.kind) {
            Ok(BoardLine::Stone(at, owner)) => board_input.add(at, owner, rules),
            Ok(BoardLine::Done) => {
                let BoardInput { kind, marks, error } = board_input.clone();
                self.board_input = None;
                let step = error.map_or(Ok(()), Err).and_then(|()| match kind {
                    BoardKind::Position => self.search(marks),
                    BoardKind::Setup => {
                        self.game_mut()?.marks = marks;
                        Ok(Step::Continue)
                    }
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

/// Returns what a rule makes of the rules of freestyle. Yixin-Board has a number of its own for renju.
fn variant(rule: u8, is_yixin: bool) -> Result<fn(Rules) -> Rules, String> {
    match rule {
        0 => Ok(|rules| rules),
        1 => Ok(Rules::exactly),
        4 => Ok(Rules::renju),
        2 if is_yixin => Ok(Rules::renju),
        _ => Err(format!(
            "rule {rule} is unknown: only freestyle (rule 0), exactly five (rule 1) and renju (rule 4) are known"
        )),
    }
}

impl Game {
    fn square(&self, at: Coordinates) -> Result<Square, String> {
        square(self.rules, at)
    }

    fn free_square(&self, at: Coordinates) -> Result<Square, String> {
        let square = self.square(at)?;
        if self.marks.taken().contains(square) {
            return Err(format!("{},{} is taken", at.column, at.row));
        }
        Ok(square)
    }
}

#[cfg(test)]
mod tests;
