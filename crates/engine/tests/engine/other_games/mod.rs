//! Tests the games with other rules against solvers that are written another way.

mod infinite;
mod levels;
mod notakto;
mod ultimate;
mod wild;

use std::thread;

use engine::other_games::{Game, GamePosition, Move, Variant};
use engine::{Evaluation, Limits, Square};

/// The lines of nine squares, as sets of bits in reading order.
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

fn has_line(squares: u16) -> bool {
    LINES.iter().any(|line| squares & line == *line)
}

/// Returns the square with this number in reading order.
fn square(number: usize) -> Square {
    Square::new((number % 3) as u8, (number / 3) as u8).unwrap()
}

fn number(square: Square) -> usize {
    usize::from(square.row()) * 3 + usize::from(square.column())
}

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

#[test]
fn moves_are_read_with_and_without_separators_and_errors_name_the_move() {
    for text in ["b1 b2 a1", "b1b2a1", " B1, b2\na1 "] {
        assert_eq!(Game::parse(Variant::Infinite, text).unwrap().to_string(), "b1 b2 a1", "{text}");
    }
    for (variant, text, error) in [
        ("infinite", "b1 b1", "move 2: b1 is taken"),
        ("infinite", "b1 d1", "move 2: d1 is not on the board"),
        ("infinite", "b1 \u{1b}?", "move 2: “U+001B?” is not a square"),
        ("infinite", "a1 a2 b1 b2 c1 c2", "move 6: the game is over"),
        ("infinite", "a1 b1 c2 a2 b3 c3 a1", "move 7: a1 is taken"),
        ("wild", "b1x b2", "move 2: b2 needs its mark: b2x or b2o"),
        ("wild", "b1x b1o", "move 2: b1 is taken"),
        ("notakto-2", "a1 a2 a3 b1", "move 4: the board of b1 is closed"),
        ("ultimate", "e5 a1", "move 2: a1 is not on the board to play on"),
    ] {
        let variant = Variant::from_name(variant).unwrap();
        assert_eq!(Game::parse(variant, text).unwrap_err().to_string(), error);
    }
}

#[test]
fn undo_takes_back_the_last_move() {
    let mut game = Game::parse(Variant::Infinite, "b1 b2").unwrap();
    let last = game.moves()[1];
    assert_eq!((game.undo(), game.to_string()), (Some(last), "b1".to_owned()));
    game.undo();
    assert_eq!(game.undo(), None);
}
