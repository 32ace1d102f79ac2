//! Measures the ratings of the levels, against which the page rates its players.
//!
//! On each board, every two levels play the same number of games, each opening with both colors. The ratings are those of the
//! Bradley–Terry model with a draw as half a win (Elo 1978), in which the points of each level are its expected points. Every two
//! levels share one drawn game more than they have played, so that a level that always wins has a finite rating (Hunter 2004
//! requires that no group of players has only won). Ratings are relative: Medium has 1500 on each board.
//!
//! Prints a line for each level with tabs: board, level, rating, games, points. Arguments select boards by name.

#![allow(clippy::indexing_slicing, reason = "all tables have a row and a column for each level")]

#[path = "../benches/players/mod.rs"]
mod players;
#[path = "../../engine/benches/random_marks/mod.rs"]
mod random_marks;

use coaching::{Computer, Level};
use engine::{Mark, Objective, Rules};
use fastrand::Rng;

use players::Player;

/// The boards: columns, rows, marks in a row; random marks before the players take over, so that the games differ; and the
/// number of games of each two levels. On 3 × 3, the levels themselves choose at random.
const BOARDS: [([u8; 3], usize, u32); 3] = [([3, 3, 3], 0, 2_000), ([5, 5, 4], 2, 200), ([15, 15, 5], 2, 200)];

/// The rating of Medium.
const MEDIUM: f64 = 1500.0;

/// Plays the game with this number. Returns the points of the first level.
fn play(rules: Rules, levels: [Level; 2], marks: usize, number: u32) -> f64 {
    let mark_of_first = if number.is_multiple_of(2) { Mark::X } else { Mark::O };
    let [mut first, mut second] = levels.map(|level| Player::new(Computer::Level(level), rules));
    let opening = random_marks::near_the_middle(rules, marks, &mut Rng::with_seed((number / 2).into()));
    let Some(mut position) = random_marks::position_after(rules, &opening) else { return 0.5 };
    while position.outcome().is_none() {
        let mover = if position.turn() == mark_of_first { &mut first } else { &mut second };
        let next = mover.reply(&position, number.into()).and_then(|square| position.play(square).ok());
        position = next.unwrap_or_else(|| unreachable!("every player makes a legal move in {position:?}"));
    }
    match position.outcome().and_then(|outcome| outcome.winner()) {
        None => 0.5,
        Some(winner) => f64::from(u8::from(winner == mark_of_first)),
    }
}

/// Returns the ratings under which each level is expected to get its points. `points[a][b]` are those of `a` against `b`, in
/// `games` games. Each step moves every rating to where the others expect its points (Hunter 2004, minorization–maximization).
fn ratings(points: &[Vec<f64>], games: f64) -> Vec<f64> {
    let mut strengths = vec![1.0_f64; points.len()];
    for _ in 0..10_000 {
        strengths = (0..points.len())
            .map(|a| {
                let others = || (0..points.len()).filter(|b| *b != a);
                let won: f64 = others().map(|b| points[a][b]).sum();
                won / others().map(|b| games / (strengths[a] + strengths[b])).sum::<f64>()
            })
            .collect();
    }
    strengths.iter().map(|strength| 400.0 * strength.log10()).collect()
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    println!("board\tlevel\trating\tgames\tpoints");
    for ([columns, rows, in_a_row], marks, games) in BOARDS {
        let Ok(rules) = Rules::new(columns, rows, in_a_row, Objective::Normal) else { continue };
        if !wanted.is_empty() && !wanted.contains(&rules.name()) {
            continue;
        }
        let levels = Level::all_under(rules);
        let mut points = vec![vec![0.5; levels.len()]; levels.len()];
        for a in 0..levels.len() {
            for b in 0..a {
                let won: f64 = (0..games).map(|number| play(rules, [levels[a], levels[b]], marks, number)).sum();
                points[a][b] += won;
                points[b][a] += f64::from(games) - won;
            }
        }
        let found = ratings(&points, f64::from(games) + 1.0);
        let medium = levels.iter().position(|level| *level == Level::Medium).map_or(0.0, |place| found[place]);
        for (place, level) in levels.iter().enumerate() {
            let rating = found[place] - medium + MEDIUM;
            let total: f64 = (0..levels.len()).filter(|b| *b != place).map(|b| points[place][b] - 0.5).sum();
            let played = games as usize * (levels.len() - 1);
            println!("{}\t{}\t{rating:.0}\t{played}\t{total}", rules.name(), level.name());
        }
    }
}
