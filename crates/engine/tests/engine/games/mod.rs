//! Tests the games with other rules against solvers that are written another way.

mod infinite;
mod notakto;
mod notation;
mod wild;

use std::thread;

use engine::games::{Game, GamePosition, Move, Variant};
use engine::{Evaluation, Limits};

/// Returns the game after random moves, fewer if it ends earlier.
fn random_game(variant: Variant, moves: usize, random: &mut fastrand::Rng) -> Game {
    let mut game = Game::new(variant);
    for _ in 0..moves {
        let Some(played) = random.choice(game.position().legal_moves()) else { break };
        game.play(played).unwrap();
    }
    game
}

/// Returns the names of the moves with these evaluations, in order.
fn names(position: &dyn GamePosition, moves: &[Move]) -> String {
    moves.iter().map(|played| position.name_of(*played)).collect::<Vec<_>>().join(" ")
}

/// Asks for values with growing node limits on new threads, which remember nothing, and checks every claim against the complete values.
/// Returns the number of claims in answers that were interrupted.
fn check_interrupted_claims(variant: Variant, games: u64, longest: usize) -> usize {
    let of_game = move |seed| {
        let mut random = fastrand::Rng::with_seed(seed);
        let length = random.usize(..longest);
        let game = random_game(variant, length, &mut random);
        let position = game.position();
        let mut asked: Vec<Vec<(Move, Evaluation)>> = Vec::new();
        for _ in 0..40 {
            let most = 1 << random.u32(..16);
            asked.push(position.values(Limits::nodes(random.u64(..most))));
        }
        // Only claims in answers that lack a move were interrupted.
        asked.retain(|values| values.iter().any(|(_, value)| value.wdl().is_none()));
        let exact = position.values(Limits::none());
        let mut claims = 0;
        for values in &asked {
            assert_eq!(values.len(), exact.len());
            for ((played, claim), (_, value)) in values.iter().zip(&exact) {
                if claim.wdl().is_some() {
                    assert_eq!(claim, value, "{played:?} after {game}");
                    claims += 1;
                }
            }
        }
        claims
    };
    (0..games).map(|seed| thread::spawn(move || of_game(seed)).join().unwrap()).sum()
}
