//! A player that runs as a program and speaks the Gomocup protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use engine::{Position, Square};

use crate::Limit;

/// How long a program may take beyond its limit before the match is given up.
const PATIENCE: Duration = Duration::from_secs(60);

/// The memory limit that programs are told, in bytes.
const MEMORY: u64 = 128 << 20;

/// A running program, which ends on drop.
pub struct Program {
    path: String,
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
    limit: Limit,
    /// The longest time that it took for a move.
    pub slowest: Duration,
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Program {
    /// Starts a program for a game on this board.
    ///
    /// # Errors
    ///
    /// A message if the program does not start, or refuses the board.
    pub fn start(path: &str, side: u8, limit: Limit) -> Result<Self, String> {
        let failed = |error: std::io::Error| format!("{path} cannot be started: {error}");
        let mut command = Command::new(path);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().map_err(failed)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else { unreachable!("piped") };
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            let lines = BufReader::new(output).lines().map_while(Result::ok);
            lines.map(|line| sender.send(line)).take_while(Result::is_ok).for_each(drop);
        });
        let mut program =
            Self { path: path.to_owned(), child, input, output: receiver, limit, slowest: Duration::ZERO };
        program.say(&format!("START {side}"))?;
        match program.answer()? {
            answer if answer.starts_with("OK") => {}
            answer => return Err(format!("{path} answers “{answer}” to START {side}")),
        }
        program.say(&format!("INFO timeout_match 0\nINFO max_memory {MEMORY}\nINFO rule 0"))?;
        program.say(&match limit {
            // As good as no limit.
            Limit::Nodes(nodes) => format!("INFO timeout_turn 3600000\nINFO max_node {nodes}"),
            Limit::Time(time) => format!("INFO timeout_turn {}", time.as_millis()),
        })?;
        Ok(program)
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| format!("{} has ended: {error}", self.path))
    }

    /// Returns the next line that is no message for spectators.
    fn answer(&mut self) -> Result<String, String> {
        let limit = match self.limit {
            Limit::Nodes(_) => Duration::ZERO,
            Limit::Time(time) => time,
        };
        let end = Instant::now() + limit + PATIENCE;
        loop {
            match self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) if line.starts_with("MESSAGE") || line.starts_with("DEBUG") || line.trim().is_empty() => {}
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(format!("{} has ended", self.path)),
                Err(RecvTimeoutError::Timeout) => {
                    return Err(format!("{} does not answer. Does it know INFO max_node?", self.path));
                }
            }
        }
    }

    /// Returns the program's move after these moves.
    ///
    /// # Errors
    ///
    /// A message if the answer is not a legal move.
    pub fn reply(&mut self, moves: &[Square], position: &Position) -> Result<Square, String> {
        let mut lines = "BOARD\n".to_owned();
        for (index, square) in moves.iter().enumerate() {
            let owner = if index % 2 == moves.len() % 2 { 1 } else { 2 };
            lines += &format!("{},{},{owner}\n", square.column(), square.row());
        }
        let start = Instant::now();
        self.say(&format!("{lines}DONE"))?;
        let answer = self.answer()?;
        self.slowest = self.slowest.max(start.elapsed());
        let square = answer
            .trim()
            .split_once(',')
            .and_then(|(column, row)| Square::new(column.trim().parse().ok()?, row.trim().parse().ok()?));
        square
            .filter(|square| position.legal_squares().contains(*square))
            .ok_or_else(|| format!("{} answers “{answer}” in {position:?}", self.path))
    }
}
