//! Reviews and hints, with and without analyses.

use std::collections::HashMap;
use std::mem;

use coaching::coach::{Hint, MoveQuality, MoveReview, Oversight, Reason, hint, obvious_value, review};
use engine::{Analyses, Analysis, BestMove, Evaluation, Game, Mark, Position, Rules, Square, Value, Wdl, notation};
use fastrand::Rng;

use crate::exhaustive::Exhaustive;
use crate::positions::{position, rules};

/// An exact, proven, estimated or missing evaluation.
fn partly(value: Value, random: &mut Rng) -> Option<Evaluation> {
    match random.u8(0..8) {
        0 => None,
        1 => Some(Evaluation::Estimate(50)),
        2 => Some(Evaluation::Unknown),
        3 | 4 => Some(Evaluation::Proven(Wdl::from(value).into())),
        _ => Some(Evaluation::Exact(value)),
    }
}

/// A best move that is proven, or any move that is likely.
fn best(position: &Position, exhaustive: &mut Exhaustive, random: &mut Rng) -> Option<BestMove> {
    if random.u8(0..4) == 0 {
        return random.choice(position.legal_squares()).map(BestMove::Likely);
    }
    let best = position.legal_squares().iter().max_by_key(|square| exhaustive.value_of_move(position, *square));
    best.map(BestMove::Proven)
}

/// A whole game of any moves.
fn any_game(rules: Rules, random: &mut Rng) -> Game {
    let mut game = Game::new(rules);
    while let Some(square) = random.choice(game.position().legal_squares()) {
        game.play(square).unwrap();
    }
    game
}

/// The positions of a game, the start first.
fn positions(game: &Game) -> Vec<Position> {
    (0..=game.moves().len()).map(|moves| game.position_after(moves)).collect()
}

#[test]
fn review_states_what_is_proven_about_each_move() {
    let mut random = Rng::with_seed(5);
    let (mut seen, mut lost_by, mut hidden) = (HashMap::new(), 0, 0);
    // The values of 3×3 are known without analysis.
    for board in ["3x3x3", "3x3x3 misere", "4x3x3", "3x4x3 misere", "4x3x4"] {
        let rules = rules(board);
        let mut exhaustive = Exhaustive::new(rules);
        for _ in 0..300 {
            let game = any_game(rules, &mut random);
            let positions = positions(&game);
            let mut analyses = Analyses::default();
            for position in &positions {
                if let Some(evaluation) = partly(exhaustive.value(position), &mut random) {
                    let best = best(position, &mut exhaustive, &mut random);
                    analyses.insert(*position, Analysis { evaluation, best, depth: 0 }, 300);
                }
            }
            let review = review(&game, &analyses);
            assert_eq!((review.moves.len(), review.outcome), (game.moves().len(), game.position().outcome()));
            for (analyzed, pair) in review.moves.iter().zip(positions.windows(2)) {
                let [before, after] = pair else { panic!("two at a time") };
                let known = |position: &Position| match analyses.of(position).evaluation {
                    unproven if unproven.wdl().is_none() => obvious_value(position).unwrap_or(unproven),
                    proven => proven,
                };
                let (from, to) = (known(before), known(after).of_last_move());
                assert_eq!((analyzed.before, analyzed.after), (from, to));
                // The true values.
                let value = exhaustive.value(before);
                let made = exhaustive.value(after).of_last_move();
                let quality = analyzed.quality();
                match quality {
                    MoveQuality::Mistake { from: named, to: made_of } => {
                        assert_eq!((named, made_of), (from, to));
                        // Nothing claims that another move would have been better, unless that is proven.
                        let is_missed_win = matches!(analyzed.oversight, Some(Oversight::Win { .. }));
                        match (from.wdl(), to.wdl()) {
                            (Some(_), Some(_)) => assert!(!made.same_result(value), "{analyzed:?}"),
                            (None, Some(Wdl::Loss)) => assert_eq!(Wdl::from(made), Wdl::Loss),
                            _ => assert!(is_missed_win && value == Value::Win(1) && made < value, "{analyzed:?}"),
                        }
                    }
                    MoveQuality::Lost => assert!(Wdl::from(value) == Wdl::Loss && made <= value, "{analyzed:?}"),
                    MoveQuality::Good => assert!(made.same_result(value) && made < value, "{analyzed:?}"),
                    MoveQuality::Best => assert!(made.same_result(value), "{analyzed:?}"),
                    MoveQuality::Unclear => {
                        assert!(from.wdl().is_none() || to.wdl().is_none(), "{analyzed:?}")
                    }
                }
                if let (Evaluation::Exact(_), Evaluation::Exact(_)) = (from, to) {
                    let expected = match value {
                        Value::Loss(_) => MoveQuality::Lost,
                        _ if made == value => MoveQuality::Best,
                        _ if made.same_result(value) => MoveQuality::Good,
                        _ => MoveQuality::Mistake { from, to },
                    };
                    assert_eq!(quality, expected, "{analyzed:?}");
                    // Only a proven move is called better.
                    let is_better =
                        |hint: &Hint| made != value && hint.square != analyzed.square && is_proven(hint, from);
                    assert_eq!(analyzed.better, hint(before, &analyses).filter(is_better), "{analyzed:?}");
                }
                for told in analyzed.better.iter().chain(&hint(before, &analyses)) {
                    let value = exhaustive.value_of_move(before, told.square);
                    assert!(told.value.wdl().is_none_or(|wdl| wdl == value.into()), "{told:?} in {before:?}");
                }
                let is_known = from.wdl().is_some() && to.wdl().is_some();
                assert!(quality != MoveQuality::Unclear || !is_known && to.wdl() != Some(Wdl::Win), "{analyzed:?}");
                assert!(!is_known || analyzed.is_mistake() != made.same_result(value), "{analyzed:?}");
                *seen.entry(mem::discriminant(&quality)).or_insert(0) += 1;
            }
            let losing = losing_move(&positions, &mut exhaustive);
            match review.lost_by() {
                // A named move is right even if other moves are unclear.
                Some(analyzed) => {
                    assert_eq!(Some(analyzed.number), losing, "{review:?}");
                    lost_by += 1;
                }
                None => {
                    let from_losing = review.moves.iter().skip(losing.unwrap_or_default().saturating_sub(1));
                    let is_hidden = from_losing.into_iter().any(is_open);
                    assert!(is_hidden || losing.is_none_or(|number| number == 0), "{review:?}");
                    hidden += usize::from(losing.is_some_and(|number| number > 0));
                }
            }
        }
    }
    assert!(seen.len() == 5 && seen.values().all(|count| *count > 100), "{seen:?}");
    assert!(lost_by > 100 && hidden > 100, "{lost_by} {hidden}");
}

/// Whether the hint has the proven result.
fn is_proven(hint: &Hint, result: Evaluation) -> bool {
    hint.value.wdl() == result.wdl()
}

/// Whether a move is unclear, or counts as a mistake, but another one is not proven to be better.
fn is_open(analyzed: &MoveReview) -> bool {
    let is_likely = analyzed.before.wdl().is_none() || analyzed.after.wdl().is_none();
    analyzed.quality() == MoveQuality::Unclear || analyzed.is_mistake() && is_likely
}

/// The number of the move after which the loser was lost for the rest of the game; 0 if from the start.
fn losing_move(positions: &[Position], exhaustive: &mut Exhaustive) -> Option<usize> {
    let loser: Mark = !positions.last()?.outcome()?.winner()?;
    let mut is_lost = |position: &Position| {
        let wdl = Wdl::from(exhaustive.value(position));
        (if position.turn() == loser { wdl } else { !wdl }) == Wdl::Loss
    };
    let last_hope = positions.iter().rposition(|position| !is_lost(position));
    Some(last_hope.map_or(0, |number| number + 1))
}

#[test]
fn part_of_a_game_is_reviewed_like_the_whole() {
    let review = |game: &Game| review(game, &Analyses::default());
    let mut random = Rng::with_seed(6);
    for _ in 0..300 {
        let mut game = any_game(Rules::TIC_TAC_TOE, &mut random);
        let (whole, cut) = (review(&game), random.usize(..game.moves().len()));
        let (before, after) = game.moves().split_at(cut);
        let review_of = |start: Position, moves: &[Square]| {
            let mut game = Game::from(start);
            moves.iter().for_each(|square| game.play(*square).unwrap());
            review(&game)
        };
        assert_eq!(review_of(game.start(), before).moves, whole.moves[..cut]);
        let mut rest = review_of(game.position_after(cut), after);
        rest.moves.iter_mut().for_each(|analyzed| analyzed.number += cut);
        assert_eq!((rest.moves.as_slice(), rest.outcome), (&whole.moves[cut..], whole.outcome));
        // Moves after the cursor count.
        game.jump(cut);
        assert_eq!(review(&game), whole);
    }
}

#[test]
fn hint_is_the_best_known_move() {
    let position = position("15x15x5", "h8a1h9a2h10a3h11");
    let square: Square = "h7".parse().unwrap();
    let mut analyses = Analyses::default();
    assert_eq!(hint(&position, &analyses), None);
    // Interim results count.
    for (value, best) in [
        (Evaluation::Estimate(-900), BestMove::Likely(square)),
        (Evaluation::Exact(Value::Loss(2)), BestMove::Proven(square)),
    ] {
        analyses.insert(position, Analysis { evaluation: value, best: Some(best), depth: 4 }, 0);
        let told = hint(&position, &analyses).unwrap();
        assert_eq!((told.square, told.value, told.is_better), (square, value, false));
        assert!(matches!(told.reason, Some(Reason::Block { lines }) if lines.len() == 1), "five in a row of X");
    }
}

#[test]
fn move_that_gives_chances_away_is_a_mistake() {
    let game = notation::read_moves(rules("15x15x5"), "h8i9a1").game;
    let reviewed = |best: &str, before: i16, after: Evaluation| {
        let mut analyses = Analyses::default();
        for (moves, evaluation) in [(2, Evaluation::Estimate(before)), (3, after)] {
            let best = best.parse().ok().map(BestMove::Likely);
            analyses.insert(game.position_after(moves), Analysis { evaluation, best, depth: 8 }, 300);
        }
        review(&game, &analyses)
    };
    // A chance of 75 % before and of 25 % after the move.
    let given_away = reviewed("g7", 160, Evaluation::Estimate(160));
    assert_eq!(given_away.chances(), [None, None, Some(75), Some(25)]);
    assert!(given_away.moves[2].is_mistake());
    let lost = Evaluation::Proven(Wdl::Win.into());
    for (best, before, after, is_mistake) in [
        // Most of the chances remain.
        ("g7", 160, Evaluation::Estimate(-60), false),
        // The move was the best known one.
        ("a1", 160, Evaluation::Estimate(160), false),
        // Nothing was left to lose.
        ("a1", 160, lost, true),
        ("a1", -320, lost, false),
    ] {
        assert_eq!(reviewed(best, before, after).moves[2].is_mistake(), is_mistake, "{best} {before} {after}");
    }
}
