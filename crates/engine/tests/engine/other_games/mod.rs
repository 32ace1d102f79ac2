//! Tests the games with other rules against solvers that are written another way.

mod infinite;
mod levels;
mod notakto;
mod notation;
mod ultimate;
mod wild;

use std::thread;

use engine::other_games::{Game, GamePosition, Move, Variant};
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

/// Asks for values within node limits, until 1,000 claims were made in answers that the limit interrupted, and checks each against the
/// complete values. Each game has a new thread, which remembers no values.
fn check_interrupted_claims(variant: Variant, longest: usize) {
    let check_game = move |seed| {
        let mut random = fastrand::Rng::with_seed(seed);
        let length = random.usize(..longest);
        let game = random_game(variant, length, &mut random);
        let position = game.position();
        let limits = (0..40).map(|_| random.u64(..1 << (seed % 16)));
        let mut asked: Vec<Vec<(Move, Evaluation)>> =
            limits.map(|nodes| position.values(Limits::nodes(nodes))).collect();
        asked.retain(|values| values.iter().any(|(_, value)| value.wdl().is_none()));
        let exact = position.values(Limits::none());
        let claims =
            asked.iter().flat_map(|values| values.iter().zip(&exact)).filter(|((_, claim), _)| claim.wdl().is_some());
        claims.map(|((played, claim), (_, value))| assert_eq!(claim, value, "{played:?} after {game}")).count()
    };
    let mut claims = 0;
    let mut seed = 0;
    while claims < 1_000 {
        claims += thread::spawn(move || check_game(seed)).join().unwrap();
        seed += 1;
    }
}
