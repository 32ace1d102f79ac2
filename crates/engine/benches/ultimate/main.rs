//! Plays matches of ultimate tic-tac-toe: each level against the next, and the search against Monte-Carlo tree search.
//!
//! ```sh
//! cargo bench -p engine --bench ultimate -- levels 200
//! cargo bench -p engine --bench ultimate -- mcts 400 200000 1000
//! cargo bench -p engine --bench ultimate -- chances 100 5000
//! ```
//!
//! The numbers are games, nodes a move and playouts a move. Each game begins with two random moves, and each beginning is played with
//! both sides. Prints won / drawn / lost, and the score of the first player.
#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing, reason = "a benchmark may panic")]

mod mcts;

use std::env;
use std::time::Instant;

use engine::other_games::{Ending, Game, Level, Move, Variant, best};
use engine::winning_chance;
use engine::{Evaluation, Limits, Mark, Square, Wdl};
use fastrand::Rng;

/// A player: returns a move from the game and its seed.
type Player<'a> = &'a dyn Fn(&Game, &mut Rng) -> Move;

/// Plays a match from the view of the first player.
fn play_match(name: &str, games: u64, players: [Player; 2]) {
    let start = Instant::now();
    let mut results = [0; 3];
    for number in 0..games {
        let mut random = Rng::with_seed(number / 2);
        let mut game = Game::new(Variant::Ultimate);
        for _ in 0..2 {
            let opening = random.choice(game.position().legal_moves()).unwrap();
            game.play(opening).unwrap();
        }
        let first = if number % 2 == 0 { Mark::X } else { Mark::O };
        let ending = loop {
            let position = game.position();
            if let Some(ending) = position.ending() {
                break ending;
            }
            let player = players[usize::from(position.turn() != first)];
            let played = player(&game, &mut random);
            game.play(played).unwrap();
        };
        let result = match ending {
            Ending::Won { by, .. } if by == first => 0,
            Ending::Won { .. } => 2,
            _ => 1,
        };
        results[result] += 1;
        if (number + 1) % 20 == 0 || number + 1 == games {
            let [won, drawn, lost] = results;
            let score = (f64::from(won) + f64::from(drawn) / 2.0) / f64::from(won + drawn + lost) * 100.0;
            println!("{name}: {won} / {drawn} / {lost}, {score:.1} %, {:.0} s", start.elapsed().as_secs_f64());
        }
    }
}

/// A level within a node limit.
fn level(level: Level, nodes: u64) -> impl Fn(&Game, &mut Rng) -> Move {
    move |game, random| level.choose(&*game.position(), random.u64(..), Limits::nodes(nodes)).unwrap()
}

/// Monte-Carlo tree search with this number of playouts a move.
fn monte_carlo(playouts: u32) -> impl Fn(&Game, &mut Rng) -> Move {
    move |game, random| {
        let mut board = mcts::Board::default();
        for Move { square, .. } in game.moves() {
            let (column, row) = (usize::from(square.column()), usize::from(square.row()));
            board.play((row / 3 * 3 + column / 3, row % 3 * 3 + column % 3));
        }
        let (board, cell) = mcts::choose(&board, playouts, random);
        let square = Square::new((board % 3 * 3 + cell % 3) as u8, (board / 3 * 3 + cell / 3) as u8).unwrap();
        Move { square, mark: game.position().turn() }
    }
}

/// Compares the chances of estimates with the results of games of the search with itself, in steps of 20 %.
fn print_chances(games: u64, nodes: u64) {
    let mut buckets = [(0, 0.0, 0.0); 5];
    for number in 0..games {
        let mut random = Rng::with_seed(number);
        let mut game = Game::new(Variant::Ultimate);
        let mut chances = Vec::new();
        while game.position().ending().is_none() {
            let position = game.position();
            let values = position.values(Limits::nodes(nodes));
            let played = if game.moves().len() < 4 { random.choice(position.legal_moves()) } else { None };
            let played = played.unwrap_or_else(|| best(&values)[0]);
            let evaluation = values.iter().find(|(other, _)| *other == played).map(|(_, value)| *value);
            if let Some(Evaluation::Estimate(estimate)) = evaluation {
                chances.push((position.turn(), winning_chance(estimate)));
            }
            game.play(played).unwrap();
        }
        for (side, chance) in chances {
            let points = game.position().ending().map_or(Wdl::Draw, |ending| ending.result_for(side)) as u8;
            let bucket = &mut buckets[usize::from(chance.min(99) / 20)];
            *bucket = (bucket.0 + 1, bucket.1 + f64::from(chance), bucket.2 + f64::from(points) * 50.0);
        }
    }
    for (count, chances, points) in buckets {
        println!(
            "{count} positions: {:.0} % expected, {:.0} % scored",
            chances / f64::from(count),
            points / f64::from(count)
        );
    }
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let number = |index: usize, default: u64| arguments.get(index).map_or(default, |text| text.parse().unwrap());
    let games = number(1, 200);
    match arguments.first().map(String::as_str) {
        Some("levels") => {
            for pair in Level::ALL.windows(2) {
                let name = format!("{} against {}", pair[1].name(), pair[0].name());
                play_match(&name, games, [&level(pair[1], number(2, 100_000)), &level(pair[0], u64::MAX)]);
            }
        }
        Some("mcts") => {
            let (nodes, playouts) = (number(2, 200_000), number(3, 1_000));
            let name = format!("{nodes} nodes against {playouts} playouts");
            play_match(&name, games, [&level(Level::Unbeatable, nodes), &monte_carlo(playouts as u32)]);
        }
        Some("chances") => print_chances(games, number(2, 5_000)),
        _ => println!("usage: levels GAMES NODES, mcts GAMES NODES PLAYOUTS, or chances GAMES NODES"),
    }
}
