//! The command line.

use clap::Parser;
use tic_tac_toe::engine::solver::Solver;
use tic_tac_toe::engine::{Game, Objective, Position, Rules, notation};

const DEFAULT_MEGABYTES: u32 = (Solver::DEFAULT_MEMORY >> 20) as u32;

/// Solves m,n,k-games of up to 64 squares exactly: what perfect play of both sides leads to.
///
/// Exits with 0 if everything requested is proven, with 2 if an argument is invalid, and with 130 if Ctrl+C or a limit
/// stopped the solver; results proven by then are printed.
#[derive(Debug, Parser)]
#[command(name = "mnk", version)]
pub struct Arguments {
    /// The board: columns x rows x in a row, for example 7x7x5
    board: String,
    /// Whoever completes a line loses
    #[arg(long)]
    misere: bool,
    /// The moves played so far, for example a1b2c3
    #[arg(long, default_value = "")]
    pub moves: String,
    /// Also find in how many marks the game is won or lost
    #[arg(long)]
    pub distance: bool,
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

impl Arguments {
    /// The rules and the position.
    ///
    /// # Errors
    ///
    /// Names the invalid argument in a sentence.
    pub fn position(&self) -> Result<(Rules, Position), String> {
        let objective = if self.misere { Objective::Misere } else { Objective::Normal };
        let rules = notation::read_rules(&self.board, objective).map_err(|error| error.to_string())?;
        let read = notation::read_moves(rules, &self.moves);
        match read.problem {
            Some(problem) => Err(problem.to_string()),
            None => Ok((rules, Game::position(&read.game))),
        }
    }
}
