//! The command line.

use std::time::Duration;

use clap::{Args, Parser};
use engine::other_games::Variant;
use engine::{Game, Objective, Search, Solver, notation};

const DEFAULT_MEGABYTES: u32 = (Solver::DEFAULT_MEMORY >> 20) as u32;

/// Solves m,n,k-games of up to 64 squares exactly: what perfect play of both sides leads to.
///
/// Exits with 0 if everything requested is proven, with 2 if an argument is invalid, and with 130 if Ctrl+C or a limit
/// stopped the solver; results proven by then are printed.
///
/// `mnk analyze --help` shows how to analyze a position of any board.
#[derive(Debug, Parser)]
#[command(name = "mnk", version)]
pub struct Solve {
    #[command(flatten)]
    pub board: Board,
    /// The moves played so far, for example a1b2c3, a link, or the text of a game such as an SGF file
    #[arg(long, default_value = "")]
    pub moves: String,
    /// Also find what each move is worth
    #[arg(long)]
    pub all: bool,
    /// Write one JSON value
    #[arg(long)]
    pub json: bool,
    /// The most memory for the tables, in megabytes
    #[arg(long, default_value_t = DEFAULT_MEGABYTES, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub megabytes: u32,
    /// The most positions to look at
    #[arg(long)]
    pub nodes: Option<u64>,
    /// The most seconds to take
    #[arg(long)]
    pub seconds: Option<u64>,
}

/// Finds the best moves in a position of any board, with the chances of the side to move.
///
/// Prints the best lines after each depth of the search, until the time is over or all of them are proven. Ctrl+C ends the analysis
/// early. Exits with 2 if an argument is invalid.
#[derive(Debug, Parser)]
#[command(name = "mnk analyze", version)]
pub struct Analyze {
    #[command(flatten)]
    pub board: Board,
    /// The moves played so far, for example "h8 i9", a link, or the text of a game such as an SGF file
    #[arg(default_value = "")]
    pub moves: String,
    /// The time: a number with ms, s or m
    #[arg(long, default_value = "5s", value_parser = read_time)]
    pub time: Duration,
    /// The most positions to look at
    #[arg(long)]
    pub nodes: Option<u64>,
    /// The number of lines
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=20))]
    pub lines: u8,
    /// Write one JSON object a line
    #[arg(long)]
    pub json: bool,
    /// The threads that search; with several, results differ from run to run
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    pub threads: u8,
    /// The memory of the table of searched positions, in megabytes
    #[arg(long, default_value_t = (Search::DEFAULT_MEMORY >> 20) as u32, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub megabytes: u32,
}

/// The rules of the game.
#[derive(Args, Debug)]
pub struct Board {
    #[arg(help = format!("The board: columns x rows x in a row, for example 7x7x5; or {}", Variant::NAMES.join(", ")))]
    board: String,
    /// Whoever completes a line loses
    #[arg(long)]
    misere: bool,
}

/// Reads a time such as `5s`.
fn read_time(text: &str) -> Result<Duration, String> {
    let is_digit = |letter: char| letter.is_ascii_digit() || letter == '.';
    let (number, unit) = text.split_at(text.find(|letter| !is_digit(letter)).unwrap_or(text.len()));
    let seconds = match unit {
        "ms" => 0.001,
        "s" => 1.0,
        "m" => 60.0,
        _ => return Err("use a number with ms, s or m, for example 5s".to_owned()),
    };
    let number: f64 = number.parse().map_err(|_| format!("“{}” is not a number", notation::quoted(number, 12)))?;
    Duration::try_from_secs_f64(number * seconds).map_err(|error| error.to_string())
}

/// Converts megabytes to bytes.
pub fn bytes(megabytes: u32) -> usize {
    usize::try_from(megabytes).unwrap_or(usize::MAX).saturating_mul(1 << 20)
}

impl Board {
    /// The game with other rules that is named in place of a board.
    pub fn variant(&self) -> Option<Variant> {
        Variant::from_name(&self.board).filter(|_| !self.misere)
    }

    /// The game after these moves, which can also be a link or the text of a game on the same board.
    ///
    /// # Errors
    ///
    /// Names the invalid argument in a sentence.
    pub fn game(&self, moves: &str) -> Result<Game, String> {
        let objective = if self.misere { Objective::Misere } else { Objective::Normal };
        let rules = notation::read_rules(&records::plain(&self.board), objective).map_err(|error| error.to_string())?;
        if moves.is_empty() {
            return Ok(Game::new(rules));
        }
        let read = records::read(moves, rules);
        match (read.problem, read.game) {
            (Some(problem), _) if moves.trim().lines().count() == 1 => Err(problem.kind.to_string()),
            (Some(problem), _) => Err(problem.to_string()),
            (None, Some(game)) if game.rules() != rules => {
                Err(format!("the game is on {} {}", game.rules().name(), game.rules().objective().name()))
            }
            (None, game) => Ok(game.unwrap_or(Game::new(rules))),
        }
    }
}
