//! Infinite tic-tac-toe against backward induction from the ends of the game.

use std::collections::{HashMap, HashSet, VecDeque};

use engine::Value;
use engine::other_games::{Ending, Explanation, Game, Variant, best};
use engine::{Evaluation, Limits};

use super::{check_interrupted_claims, has_line, names, number, random_game, square};

/// The squares of both sides from the oldest mark to the newest, those of the side to move first.
type State = [Vec<usize>; 2];

fn after([own, other]: &State, square: usize) -> State {
    let mut own = own.clone();
    own.push(square);
    if own.len() > 3 {
        own.remove(0);
    }
    [other.clone(), own]
}

fn is_lost([_, other]: &State) -> bool {
    has_line(other.iter().fold(0, |squares, square| squares | 1 << square))
}

/// Returns the positions after all moves.
fn next(state: &State) -> Vec<State> {
    let free = |square: &usize| !state.concat().contains(square);
    if is_lost(state) { Vec::new() } else { (0..9).filter(free).map(|square| after(state, square)).collect() }
}

/// Solves all positions from the ends backward, by counting the replies of each position that are not yet lost. Positions without
/// an entry are draws. Returns also the number of positions.
fn solve(drawn: &HashSet<State>) -> (HashMap<State, Value>, usize) {
    let mut before: HashMap<State, Vec<State>> = HashMap::new();
    let mut open: HashMap<State, usize> = HashMap::new();
    let mut rest = vec![State::default()];
    while let Some(state) = rest.pop() {
        if open.contains_key(&state) {
            continue;
        }
        let all = next(&state);
        open.insert(state.clone(), all.len());
        for later in all {
            before.entry(later.clone()).or_default().push(state.clone());
            rest.push(later);
        }
    }
    let lost = open.keys().filter(|state| is_lost(state));
    let mut values: HashMap<State, Value> = lost.map(|state| (state.clone(), Value::Loss(0))).collect();
    let mut queue: VecDeque<State> = values.keys().cloned().collect();
    while let Some(state) = queue.pop_front() {
        let value = values[&state].of_last_move();
        for earlier in before.get(&state).into_iter().flatten() {
            let replies = open.get_mut(earlier).unwrap();
            *replies -= 1;
            let is_known = matches!(value, Value::Win(_)) || *replies == 0;
            if is_known && !values.contains_key(earlier) && !drawn.contains(earlier) {
                values.insert(earlier.clone(), value);
                queue.push_back(earlier.clone());
            }
        }
    }
    (values, open.len())
}

/// Returns the positions of a game.
fn states(game: &Game) -> Vec<State> {
    let squares = game.moves().iter().map(|played| number(played.square));
    let mut states = vec![State::default()];
    squares.for_each(|square| states.push(after(states.last().unwrap(), square)));
    states
}

/// Checks the values of all moves of a game.
fn check_values(game: &Game, values: &HashMap<State, Value>) {
    let states = states(game);
    for (played, evaluation) in game.position().values(Limits::none()) {
        let state = after(states.last().unwrap(), number(played.square));
        let value = values.get(&state).map_or(Value::Draw, |value| value.of_last_move());
        assert_eq!(evaluation, Evaluation::Exact(value), "{played:?} after {game}");
    }
}

#[test]
fn every_move_of_random_games_has_its_value() {
    let (values, positions) = solve(&HashSet::new());
    assert_eq!(positions, 73_450);
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..2_000 {
        let length = random.usize(..20);
        let game = random_game(Variant::Infinite, length, &mut random);
        let states = states(&game);
        if states.iter().collect::<HashSet<_>>().len() == states.len() {
            check_values(&game, &values);
        }
    }
}

#[test]
fn edge_wins_in_13_moves_and_other_squares_draw() {
    let start = Variant::Infinite.start();
    let values = start.values(Limits::none());
    for (played, evaluation) in &values {
        let is_edge = number(played.square) % 2 == 1;
        let value = if is_edge { Value::Win(13) } else { Value::Draw };
        assert_eq!(*evaluation, Evaluation::Exact(value), "{played:?}");
    }
    assert_eq!(names(&*start, &best(&values)), "b1 a2 c2 b3");
    assert_eq!(start.explanation(), Some(Explanation::WinsIn(13)));
}

#[test]
fn fourth_mark_removes_the_oldest_whose_square_is_taken_until_then() {
    let game = Game::parse(Variant::Infinite, "a1 b1 c2 a2 b3 c3").unwrap();
    let position = game.position();
    assert_eq!(position.vanishing().map(|square| square.name()), Some("a1".to_owned()));
    assert_eq!(names(&*position, &position.legal_moves()), "c1 b2 a3");
    let position = Game::parse(Variant::Infinite, "a1 b1 c2 a2 b3 c3 b2").unwrap().position();
    assert_eq!(position.mark_at("a1".parse().unwrap()), None);
    assert_eq!(position.vanishing().map(|square| square.name()), Some("b1".to_owned()));
    // A line with the mark that vanishes does not count.
    let position = Game::parse(Variant::Infinite, "a1 b1 b2 a2 b3 c2 c3").unwrap().position();
    assert_eq!((position.ending(), position.lines()), (None, Vec::new()));
}

#[test]
fn third_repetition_is_a_draw_and_changes_values() {
    let mut random = fastrand::Rng::with_seed(2);
    let (mut ended, mut changed) = (0, 0);
    for _ in 0..300 {
        // Four squares in turn for each side bring the same position again after eight moves.
        let mut squares: Vec<usize> = (0..9).collect();
        random.shuffle(&mut squares);
        let text: String = (0..3).flat_map(|_| squares[..8].iter().map(|number| square(*number).name())).collect();
        let text = &text[..2 * random.usize(10..24)];
        let Ok(game) = Game::parse(Variant::Infinite, text) else { continue };
        let states = states(&game);
        let occurrences = |state: &State| states.iter().filter(|other| *other == state).count();
        let is_repeated = occurrences(states.last().unwrap()) == 3;
        assert_eq!(game.position().ending() == Some(Ending::Repeated), is_repeated, "{game}");
        ended += usize::from(is_repeated);
        let drawn: HashSet<State> = states.iter().filter(|state| occurrences(state) > 1).cloned().collect();
        if drawn.is_empty() || is_repeated || changed == 1 {
            continue;
        }
        changed += 1;
        check_values(&game, &solve(&drawn).0);
    }
    assert!(changed == 1 && ended >= 10, "{changed} game with a repetition, {ended} ended by one");
}

#[test]
fn interrupted_claims_hold() {
    check_interrupted_claims(Variant::Infinite, 12);
}
