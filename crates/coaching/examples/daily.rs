//! Finds the puzzles of the days for `crates/coaching/src/puzzles/daily.txt` and prints them, a week on each line:
//! `cargo run --profile native --example daily` takes some minutes.
//!
//! The positions come from games between computer players, by seeds, so that they look like play. Each has exactly one right first
//! move. Where only wins by fours count, the other side would win by fours if it were to move, so that a slower move is no answer.
//!
//! A change of a computer player changes the games, and so the puzzles: those in the file come from an earlier version.

use std::error::Error;
use std::ops::RangeInclusive;
use std::thread;

use coaching::puzzles::{self, fours};
use coaching::{Computer, Level};
use engine::{Mark, Position, Rules, notation};

/// The weeks of the list.
const WEEKS: usize = 53;

/// The positions to look for on a board.
struct Wanted {
    board: &'static str,
    /// The player of both sides.
    player: Computer,
    /// The number of marks.
    marks: RangeInclusive<u32>,
    /// The number of moves to find.
    answers: RangeInclusive<u8>,
}

const WANTED: [Wanted; 4] = [
    Wanted { board: "4x4x4", player: Computer::Trapper, marks: 6..=8, answers: 2..=4 },
    Wanted { board: "5x5x4", player: Computer::Trapper, marks: 15..=15, answers: 2..=5 },
    Wanted { board: "7x7x5", player: Computer::Level(Level::Medium), marks: 10..=13, answers: 3..=6 },
    Wanted { board: "15x15x5", player: Computer::Level(Level::Medium), marks: 12..=20, answers: 4..=8 },
];

fn main() -> Result<(), Box<dyn Error>> {
    let columns = thread::scope(|scope| {
        let searches = WANTED.map(|wanted| scope.spawn(move || find(&wanted)));
        searches.map(|search| search.join().unwrap_or_default())
    });
    for week in 0..WEEKS {
        let puzzles: Option<Vec<&str>> = columns.iter().map(|column| column.get(week).map(String::as_str)).collect();
        println!("{}", puzzles.ok_or("a board has too few puzzles")?.join(" "));
    }
    Ok(())
}

/// Returns the moves to the positions of all weeks, those with the fewest moves to find first.
fn find(wanted: &Wanted) -> Vec<String> {
    let Ok(rules) = wanted.board.parse::<Rules>() else { return Vec::new() };
    let mut found: Vec<(u8, String)> = Vec::new();
    for seed in 0.. {
        if found.len() == WEEKS {
            break;
        }
        // One puzzle of a game: others would be alike.
        if let Some(puzzle) = of_game(rules, wanted, seed) {
            eprintln!("{}: game {seed}: {} {}", wanted.board, puzzle.0, puzzle.1);
            found.push(puzzle);
        }
    }
    found.sort();
    found.into_iter().map(|(_, moves)| moves).collect()
}

/// Plays a game up to the first puzzle. Returns the number of moves to find, and the moves that lead to it.
fn of_game(rules: Rules, wanted: &Wanted, seed: u64) -> Option<(u8, String)> {
    let (mut position, mut moves) = (Position::new(rules), Vec::new());
    loop {
        let count = position.taken().len();
        if count > *wanted.marks.end() {
            return None;
        }
        if wanted.marks.contains(&count) {
            let answers = puzzles::answers(&position);
            if wanted.answers.contains(&answers) && is_puzzle(&position) {
                return Some((answers, notation::write_moves(&moves)));
            }
        }
        let square = wanted.player.reply(&position, seed << 8 | u64::from(count))?;
        position = position.play(square).ok()?;
        moves.push(square);
    }
}

/// Whether exactly one of several moves keeps a win or a draw and, where only wins by fours count, is urgent.
fn is_puzzle(position: &Position) -> bool {
    if position.legal_squares().len() > 10 && !is_urgent(position) {
        return false;
    }
    let mut right = position.legal_squares().iter().filter(|square| puzzles::is_right(position, *square));
    right.next().is_some() && right.next().is_none()
}

/// Whether the other side would win by fours if it were to move.
fn is_urgent(position: &Position) -> bool {
    let rules = position.rules();
    let marks = |mark: Mark| position.marks(mark);
    // A mark of the side to move that stands alone gives the turn to the other side.
    let lone = rules.squares().iter().filter(|square| position.free().contains(*square)).find(|square| {
        let near = engine::Squares::from(*square).dilate().dilate();
        (near & (marks(Mark::X) | marks(Mark::O))).is_empty()
    });
    lone.and_then(|square| position.play(square).ok()).is_some_and(|after| fours::moves_to_win(&after).is_some())
}
