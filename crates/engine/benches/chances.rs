//! Compares the chances that the search shows with the results of its games with itself.
//!
//! The arguments are the number of games on each board and of nodes for a move. The output is a table with tabs: the boards of an
//! evaluation, the number of their estimates, the factor by which these would have to be multiplied, and the mean result, in
//! percent, of the positions with a chance of 1–20, 21–40, 41–60, 61–80 and 81–99 %. A draw counts ½. Everything follows from
//! [`SEED`], so that the same sources and arguments give the same table.

mod random_marks;
mod self_play;

use std::process::ExitCode;

use engine::{Evaluation, Mark, Objective, Rules, Search, winning_chance};
use fastrand::Rng;

/// The seed of the games.
const SEED: u64 = 1;

/// The boards of each evaluation: by patterns, by lines, and in misère.
const BOARDS: [&[(u8, u8, u8, Objective)]; 3] = [
    &[(15, 15, 5, Objective::Normal), (9, 9, 5, Objective::Normal)],
    &[(5, 5, 4, Objective::Normal), (7, 7, 4, Objective::Normal), (9, 9, 6, Objective::Normal)],
    &[(6, 6, 4, Objective::Misere), (7, 7, 4, Objective::Misere), (8, 8, 5, Objective::Misere)],
];

/// The number of random marks before the search plays.
const OPENING: std::ops::RangeInclusive<u32> = 2..=8;

/// The estimate that multiplies the odds by 3.
const UNIT: f64 = 160.0;

/// An estimate and the result of its game: 1 for the side to move, ½ for a draw.
struct Sample {
    estimate: i16,
    result: f64,
}

fn main() -> ExitCode {
    let arguments: Vec<u64> = std::env::args().filter_map(|argument| argument.parse().ok()).collect();
    let &[games, nodes] = arguments.as_slice() else {
        eprintln!("error: the numbers of games and nodes are needed");
        return ExitCode::FAILURE;
    };
    println!("boards\testimates\tfactor\t1–20\t21–40\t41–60\t61–80\t81–99");
    for boards in BOARDS {
        let rules: Vec<Rules> = boards
            .iter()
            .filter_map(|&(columns, rows, in_a_row, objective)| Rules::new(columns, rows, in_a_row, objective).ok())
            .collect();
        let numbered = rules.iter().flat_map(|rules| (0..games).map(|game| (*rules, game)));
        let samples: Vec<Sample> = numbered.flat_map(|(rules, game)| play(rules, game, nodes)).collect();
        let names: Vec<String> = rules.iter().map(Rules::name).collect();
        println!(
            "{}\t{}\t{:.2}\t{}",
            names.join(", "),
            samples.len(),
            factor(&samples),
            by_chance(&samples).join("\t")
        );
    }
    ExitCode::SUCCESS
}

/// Plays a game until its result is proven, and returns the estimates of its positions.
fn play(rules: Rules, game: u64, nodes: u64) -> Vec<Sample> {
    let mut random = Rng::with_seed(SEED << 32 | game);
    let marks = random.u32(OPENING) as usize;
    let opening = random_marks::near_the_middle(rules, marks, &mut random);
    let Some(opening) = random_marks::position_after(rules, &opening) else { return Vec::new() };
    let mut search = Search::with_memory(rules, self_play::MEMORY);
    let mut estimates: Vec<(Mark, i16)> = Vec::new();
    let winner = self_play::play(&mut search, opening, nodes, &mut random, |position, analysis| {
        if let Evaluation::Estimate(estimate) = analysis.evaluation {
            estimates.push((position.turn(), estimate));
        }
    });
    let result = |mark: Mark| winner.map_or(0.5, |winner| f64::from(winner == mark));
    estimates.into_iter().map(|(turn, estimate)| Sample { estimate, result: result(turn) }).collect()
}

/// Returns the factor of the estimates with which their chances fit the results best (logistic regression, by Newton's method).
fn factor(samples: &[Sample]) -> f64 {
    let mut factor = 1.0;
    for _ in 0..50 {
        let (mut slope, mut curvature) = (0.0, 1e-9);
        for sample in samples {
            let lead = f64::from(sample.estimate) / UNIT * 3_f64.ln();
            let chance = 1.0 / (1.0 + (-lead * factor).exp());
            slope += (chance - sample.result) * lead;
            curvature += chance * (1.0 - chance) * lead * lead;
        }
        factor -= slope / curvature;
    }
    factor
}

/// Returns the mean results of the positions with each fifth of all chances, in percent.
fn by_chance(samples: &[Sample]) -> [String; 5] {
    std::array::from_fn(|fifth| {
        let chances = 20 * fifth as u8 + 1..=20 * fifth as u8 + 20;
        let results: Vec<f64> = samples
            .iter()
            .filter(|sample| chances.contains(&winning_chance(sample.estimate)))
            .map(|sample| sample.result)
            .collect();
        match results.len() {
            0 => "–".to_owned(),
            len => format!("{:.0} %", 100.0 * results.iter().sum::<f64>() / len as f64),
        }
    })
}
