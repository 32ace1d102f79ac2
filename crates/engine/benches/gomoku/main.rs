//! Games of two programs that speak the Gomocup protocol, for `cargo xtask bench gomoku`.
//!
//! Arguments: both programs, `nodes=N` or `milliseconds=N`, `pairs=N`, `threads=N`, and `seed=N`. A pair plays one
//! opening with both colors. After each pair, the output has a line with tabs: its number, twice the points of the
//! first program where it moves first and where it moves second, the moves of both games, and the longest time for a
//! move of each program in milliseconds.

mod openings;
mod program;
#[path = "../random_marks/mod.rs"]
mod random_marks;

use std::collections::HashMap;
use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use engine::notation::write_moves;
use engine::{Mark, Objective, Rules, Square};
use program::Program;

/// The size of the board.
const SIDE: u8 = 15;

/// What ends the search for a move.
#[derive(Clone, Copy)]
pub enum Limit {
    /// A number of nodes.
    Nodes(u64),
    /// A time.
    Time(Duration),
}

/// A match.
struct Match {
    programs: [String; 2],
    rules: Rules,
    limit: Limit,
    pairs: usize,
    threads: usize,
    seed: u64,
}

/// A finished game.
struct Game {
    moves: Vec<Square>,
    winner: Option<Mark>,
    /// The longest time for a move, of the side that moves first after the opening and of the other.
    slowest: [Duration; 2],
}

impl Match {
    fn from_arguments(arguments: &[String]) -> Result<Self, String> {
        let [first, second, options @ ..] = arguments else { return Err("two programs are needed".to_owned()) };
        let options: HashMap<&str, &str> = options.iter().filter_map(|option| option.split_once('=')).collect();
        let number = |name: &str| options.get(name).and_then(|value| value.parse::<u64>().ok());
        let limit = match (number("nodes"), number("milliseconds")) {
            (Some(nodes), None) => Limit::Nodes(nodes),
            (None, Some(milliseconds)) => Limit::Time(Duration::from_millis(milliseconds)),
            _ => return Err("nodes or milliseconds are needed".to_owned()),
        };
        let count = |name: &str| number(name).and_then(|number| usize::try_from(number).ok());
        let rules = Rules::new(SIDE, SIDE, 5, Objective::Normal).map_err(|error| error.to_string())?;
        let programs = [first.clone(), second.clone()];
        let (pairs, threads) = (count("pairs").ok_or("pairs are needed")?, count("threads").unwrap_or(1));
        Ok(Self { programs, rules, limit, pairs, threads, seed: number("seed").unwrap_or_default() })
    }

    /// Plays a game after an opening. The first of these programs moves first.
    fn play(&self, opening: &[Square], programs: [&str; 2]) -> Result<Game, String> {
        let mut players =
            [Program::start(programs[0], SIDE, self.limit)?, Program::start(programs[1], SIDE, self.limit)?];
        let mut moves = opening.to_vec();
        let mut position = random_marks::position_after(self.rules, opening).ok_or("the opening ends the game")?;
        while position.outcome().is_none() {
            let [player, _] = &mut players;
            let square = player.reply(&moves, &position)?;
            position = position.play(square).map_err(|error| error.to_string())?;
            moves.push(square);
            players.swap(0, 1);
        }
        if (moves.len() - opening.len()) % 2 == 1 {
            players.swap(0, 1);
        }
        let winner = position.outcome().and_then(|outcome| outcome.winner());
        Ok(Game { moves, winner, slowest: players.map(|player| player.slowest) })
    }

    /// Plays the pair of games with this number, and returns its line.
    fn pair(&self, number: usize) -> Result<String, String> {
        let opening = openings::opening(self.rules, number, self.seed)?;
        let first = if opening.len().is_multiple_of(2) { Mark::X } else { Mark::O };
        let [one, other] = &self.programs;
        let points = |game: &Game, mark| game.winner.map_or(1, |winner| if winner == mark { 2 } else { 0 });
        let (begins, follows) = (self.play(&opening, [one, other])?, self.play(&opening, [other, one])?);
        let slowest = [begins.slowest[0].max(follows.slowest[1]), begins.slowest[1].max(follows.slowest[0])];
        let [slowest, slowest_other] = slowest.map(|time| time.as_millis());
        let points = [points(&begins, first), points(&follows, !first)];
        let games = [begins.moves, follows.moves].map(|moves| write_moves(&moves).replace(' ', ""));
        let ([first, second], [game, reversed]) = (points, games);
        Ok(format!("{number}\t{first}\t{second}\t{game}\t{reversed}\t{slowest}\t{slowest_other}"))
    }

    /// Plays pairs until all have been played.
    fn pairs(&self, next: &AtomicUsize) -> Result<(), String> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.pairs {
                return Ok(());
            }
            let line = self.pair(number)?;
            // The reader ends the match by closing the output.
            if writeln!(std::io::stdout().lock(), "{line}").is_err() {
                return Ok(());
            }
        }
    }
}

fn run() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let wanted = Match::from_arguments(&arguments)?;
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..wanted.threads).map(|_| scope.spawn(|| wanted.pairs(&next))).collect();
        let joined = workers.into_iter().map(|worker| worker.join().map_err(|_| "a game panicked".to_owned()));
        joined.collect::<Result<Result<Vec<()>, String>, String>>()?.map(drop)
    })
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
