//! A match of two programs that speak the Gomocup protocol, with Elo and a sequential test. A change of the search is accepted if
//! it wins such a match against its parent:
//!
//! ```sh
//! cargo build -p cli --profile native && cp target/native/brain target/new   # and so for the parent
//! cargo bench -p engine --profile native --bench gomoku -- $PWD/target/new $PWD/target/parent nodes=20000
//! ```
//!
//! Matches with `nodes=N` do not depend on the load of the machine; those with `milliseconds=N` do. A pair plays one opening with both
//! colors. Other options with their defaults: `pairs=200`, `threads=1`, `seed=1`, and `elo0=0` and `elo1=10`, the leads of both
//! hypotheses; the match ends when one of them is accepted.
//!
//! After each pair, a line with tabs has its number, twice the points of the first program where it moves first and where it moves
//! second, the moves of both games, the longest time for a move of each program in milliseconds, and the score of the match.

mod openings;
mod program;
#[path = "../random_marks/mod.rs"]
mod random_marks;
mod statistics;

use std::collections::HashMap;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use engine::notation::write_moves;
use engine::{Mark, Objective, Rules, Square};
use program::Program;
use statistics::{Decision, PairScores, Sprt};

/// The size of the board.
const SIDE: u8 = 15;

/// The names of the options.
const OPTIONS: [&str; 7] = ["nodes", "milliseconds", "pairs", "threads", "seed", "elo0", "elo1"];

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
    threads: u32,
    seed: u64,
    test: Sprt,
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
        let pair = |option: &String| {
            let (name, value) = option.split_once('=')?;
            OPTIONS.contains(&name).then(|| Some((name.to_owned(), value.parse::<i32>().ok()?)))?
        };
        let read = |option| pair(option).ok_or_else(|| format!("{option} is no option: {}", OPTIONS.join(", ")));
        let options = options.iter().map(read).collect::<Result<HashMap<String, i32>, String>>()?;
        let number = |name: &str, default: i32| options.get(name).copied().unwrap_or(default);
        let count = |name: &str, default: i32| {
            u32::try_from(number(name, default)).map_err(|_| format!("{name} must not be negative"))
        };
        let limit = match (count("nodes", 0)?, count("milliseconds", 0)?) {
            (nodes @ 1.., 0) => Limit::Nodes(nodes.into()),
            (0, milliseconds @ 1..) => Limit::Time(Duration::from_millis(milliseconds.into())),
            _ => return Err("either nodes or milliseconds are needed".to_owned()),
        };
        Ok(Self {
            programs: [first.clone(), second.clone()],
            rules: Rules::new(SIDE, SIDE, 5, Objective::Normal).map_err(|error| error.to_string())?,
            limit,
            pairs: count("pairs", 200)? as usize,
            threads: count("threads", 1)?,
            seed: count("seed", 1)?.into(),
            test: Sprt::new(number("elo0", 0).into(), number("elo1", 10).into())?,
        })
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

    /// Plays the pair of games with this number. Returns twice the points of the first program, and the line of the pair.
    fn pair(&self, number: usize) -> Result<(usize, String), String> {
        let opening = openings::opening(self.rules, number, self.seed)?;
        let first = if opening.len().is_multiple_of(2) { Mark::X } else { Mark::O };
        let [one, other] = &self.programs;
        let points = |game: &Game, mark| game.winner.map_or(1, |winner| if winner == mark { 2 } else { 0 });
        let (begins, follows) = (self.play(&opening, [one, other])?, self.play(&opening, [other, one])?);
        let slowest = [begins.slowest[0].max(follows.slowest[1]), begins.slowest[1].max(follows.slowest[0])];
        let [slowest, slowest_other] = slowest.map(|time| time.as_millis());
        let (first, second) = (points(&begins, first), points(&follows, !first));
        let [game, reversed] = [begins.moves, follows.moves].map(|moves| write_moves(&moves).replace(' ', ""));
        let line = format!("{number}\t{first}\t{second}\t{game}\t{reversed}\t{slowest}\t{slowest_other}");
        Ok((first + second, line))
    }

    /// Plays pairs until all have been played, or the test has decided.
    fn pairs(&self, next: &AtomicUsize, scores: &Mutex<PairScores>) -> Result<(), String> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.pairs {
                return Ok(());
            }
            let (points, line) = self.pair(number)?;
            let mut scores = scores.lock().unwrap_or_else(PoisonError::into_inner);
            scores.add(points)?;
            println!("{line}\t{}", self.test.describe(&scores));
            if self.test.decision(&scores) != Decision::Open {
                next.store(self.pairs, Ordering::Relaxed);
            }
        }
    }
}

fn run() -> Result<(), String> {
    // Cargo adds `--bench`.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let wanted = Match::from_arguments(&arguments)?;
    let (next, scores) = (AtomicUsize::new(0), Mutex::new(PairScores::default()));
    thread::scope(|scope| {
        let players: Vec<_> = (0..wanted.threads).map(|_| scope.spawn(|| wanted.pairs(&next, &scores))).collect();
        let joined = players.into_iter().map(|player| player.join().map_err(|_| "a game panicked".to_owned()));
        joined.collect::<Result<Result<Vec<()>, String>, String>>()?.map(drop)
    })?;
    let scores = scores.into_inner().unwrap_or_else(PoisonError::into_inner);
    println!("{} against {}: {}", wanted.programs[0], wanted.programs[1], wanted.test.decision(&scores));
    Ok(())
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
