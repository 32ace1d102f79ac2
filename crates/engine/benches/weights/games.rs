//! Games of the search with itself.

use std::thread;

use engine::patterns::PatternWeights;
use engine::{Mark, Objective, Rules, Search};
use fastrand::Rng;

use crate::samples::Sample;
use crate::{random_marks, self_play};

/// The number of random marks before the search plays.
const OPENING: std::ops::RangeInclusive<usize> = 2..=9;

/// Plays games with these weights on several processors, and returns the samples in the order of the games.
pub fn play_all(weights: Option<&PatternWeights>, games: u64, nodes: u64, seed: u64, threads: u64) -> Vec<Sample> {
    let mut by_thread: Vec<Vec<(u64, Vec<Sample>)>> = thread::scope(|scope| {
        let play =
            |part| (part..games).step_by(threads as usize).map(move |game| (game, play(weights, game, nodes, seed)));
        let players: Vec<_> = (0..threads).map(|part| scope.spawn(move || play(part).collect())).collect();
        players.into_iter().filter_map(|player| player.join().ok()).collect()
    });
    let mut by_game: Vec<(u64, Vec<Sample>)> = by_thread.drain(..).flatten().collect();
    by_game.sort_by_key(|(game, _)| *game);
    by_game.into_iter().flat_map(|(_, samples)| samples).collect()
}

/// Plays a game until its result is proven, and returns its positions without a proven result.
fn play(weights: Option<&PatternWeights>, game: u64, nodes: u64, seed: u64) -> Vec<Sample> {
    let Ok(rules) = Rules::new(15, 15, 5, Objective::Normal) else { unreachable!("the board is valid") };
    let mut random = Rng::with_seed(seed << 32 | game);
    let marks = random.usize(OPENING);
    let opening = random_marks::near_the_middle(rules, marks, &mut random);
    let Some(opening) = random_marks::position_after(rules, &opening) else { return Vec::new() };
    let mut search = Search::with_weights(rules, self_play::MEMORY, weights);
    let mut samples: Vec<(Mark, Sample)> = Vec::new();
    let winner = self_play::play(&mut search, opening, nodes, &mut random, |position, analysis| {
        let sample = analysis.best.and_then(|best| Sample::new(position, best.square()));
        samples.extend(sample.map(|sample| (position.turn(), sample)));
    });
    let with_result = samples.into_iter().map(|(turn, mut sample)| {
        sample.set_result(turn, winner);
        sample
    });
    with_result.collect()
}
