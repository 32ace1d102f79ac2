//! A tournament of the computer players: each level should beat the next weaker one, and so should each strategy.
//!
//! Every pair plays [`GAMES`] games on each board, each opening with both colors. The output is a table with tabs:
//! board, objective, upper player, lower player, games won, drawn and lost by the upper player, its share of the points, and
//! whether the share is at least [`SHARE`]. A draw is half a point for each, because some boards are a draw with best play:
//! 4x4x4 even from Hard on. Arguments select players and boards by name.

#[path = "players/mod.rs"]
mod players;
#[path = "../../engine/benches/random_marks/mod.rs"]
mod random_marks;

use std::num::NonZero;
use std::ops::Range;
use std::thread;

use coaching::Computer;
use engine::{Mark, Objective, Rules};
use fastrand::Rng;

use players::Player;

/// The number of games of a pair on a board: two from every opening.
const GAMES: u32 = 200;

/// The percentage of the points that each player should get against the weaker one.
const SHARE: u32 = 60;

/// The boards: columns, rows, marks in a row, and objective.
const BOARDS: [(u8, u8, u8, Objective); 6] = [
    (4, 4, 4, Objective::Normal),
    (5, 5, 4, Objective::Normal),
    (7, 7, 5, Objective::Normal),
    (15, 15, 5, Objective::Normal),
    (4, 4, 3, Objective::Misere),
    (5, 5, 4, Objective::Misere),
];

/// The number of random marks before the players take over, so that the games differ.
const OPENING: usize = 2;

/// The games won, drawn and lost by the upper player.
#[derive(Clone, Copy, Default)]
struct Results {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl Results {
    fn count(&mut self, winner: Option<bool>) {
        match winner {
            Some(true) => self.won += 1,
            None => self.drawn += 1,
            Some(false) => self.lost += 1,
        }
    }

    const fn plus(self, other: Self) -> Self {
        Self { won: self.won + other.won, drawn: self.drawn + other.drawn, lost: self.lost + other.lost }
    }
}

/// Plays the game with this number. Returns whether the upper player won, or `None` for a draw.
fn play(rules: Rules, pair: [Computer; 2], number: u32) -> Option<bool> {
    let seed = u64::from(number / 2);
    let mark_of_upper = if number.is_multiple_of(2) { Mark::X } else { Mark::O };
    let [mut upper, mut lower] = pair.map(|computer| Player::new(computer, rules));
    let opening = random_marks::near_the_middle(rules, OPENING, &mut Rng::with_seed(seed));
    let opening = random_marks::position_after(rules, &opening);
    let mut position = opening.unwrap_or_else(|| unreachable!("no game ends with {OPENING} marks"));
    while position.outcome().is_none() {
        let mover = if position.turn() == mark_of_upper { &mut upper } else { &mut lower };
        let next = mover.reply(&position, u64::from(number)).and_then(|square| position.play(square).ok());
        assert!(next.is_some(), "every player makes a legal move in {position:?}");
        position = next.unwrap_or(position);
    }
    let winner = position.outcome().and_then(|outcome| outcome.winner());
    winner.map(|winner| winner == mark_of_upper)
}

fn play_all(rules: Rules, pair: [Computer; 2], numbers: Range<u32>) -> Results {
    let mut results = Results::default();
    numbers.for_each(|number| results.count(play(rules, pair, number)));
    results
}

/// Plays all games of a pair, on all processors.
fn play_match(rules: Rules, pair: [Computer; 2]) -> Results {
    let threads = thread::available_parallelism().map_or(1, NonZero::get) as u32;
    thread::scope(|scope| {
        let parts = (0..threads).map(|part| GAMES * part / threads..GAMES * (part + 1) / threads);
        let players: Vec<_> = parts.map(|numbers| scope.spawn(move || play_all(rules, pair, numbers))).collect();
        players.into_iter().filter_map(|player| player.join().ok()).fold(Results::default(), Results::plus)
    })
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let is_wanted = |name: &str| wanted.iter().any(|wanted| wanted == name);
    let is_player = |name: &String| Computer::ALL.iter().any(|computer| computer.name() == name);
    let by_board = wanted.iter().any(|name| !is_player(name));
    let by_player = wanted.iter().any(is_player);
    println!("board\tobjective\tupper\tlower\twon\tdrawn\tlost\tshare\tat least {SHARE} %");
    for (columns, rows, in_a_row, objective) in BOARDS {
        let Ok(rules) = Rules::new(columns, rows, in_a_row, objective) else { continue };
        for pair in Computer::LEVELS.windows(2).chain(Computer::STRATEGIES.windows(2)) {
            let &[lower, upper] = pair else { continue };
            if by_board && !is_wanted(&rules.name()) || by_player && !is_wanted(upper.name()) {
                continue;
            }
            let Results { won, drawn, lost } = play_match(rules, [upper, lower]);
            assert_eq!(won + drawn + lost, GAMES, "every game was played to its end");
            let share = f64::from(100 * won + 50 * drawn) / f64::from(GAMES);
            let bar = if share >= f64::from(SHARE) { "met" } else { "missed" };
            let (upper, lower) = (upper.name(), lower.name());
            println!(
                "{}\t{}\t{upper}\t{lower}\t{won}\t{drawn}\t{lost}\t{share} %\t{bar}",
                rules.name(),
                objective.name()
            );
        }
    }
}
