//! Reviews and hints, with and without analyses.

use std::collections::HashMap;
use std::mem;

use coaching::coach::{
    Hint, MoveQuality, MoveReview, Oversight, Reason, Review, hint, line_reason, obvious_value, review,
};
use engine::{
    Analyses, Analysis, BestMove, Evaluation, Game, Mark, Outcome, Position, Rules, Square, Value, Wdl, notation,
};
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

/// A best move.
fn best(position: &Position, exhaustive: &mut Exhaustive) -> Option<Square> {
    position
        .legal_squares()
        .iter()
        .max_by_key(|square| exhaustive.value(&position.play(*square).unwrap()).of_last_move())
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

/// Returns the review without any analysis.
pub fn review_alone(game: &Game) -> Review {
    review(game, &Analyses::default())
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
                    let best = best(position, &mut exhaustive).map(BestMove::Proven);
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
                    let better = hint(before, &analyses).filter(|hint| made != value && hint.value.wdl() == from.wdl());
                    assert_eq!(analyzed.better, better, "{analyzed:?}");
                }
                let is_known = from.wdl().is_some() && to.wdl().is_some();
                assert!(quality != MoveQuality::Unclear || !is_known && to.wdl() != Some(Wdl::Win), "{analyzed:?}");
                assert!(!is_known || analyzed.is_mistake() != made.same_result(value), "{analyzed:?}");
                *seen.entry(mem::discriminant(&quality)).or_insert(0) += 1;
            }
            let unclear = review.unclear();
            let losing = losing_move(&positions, &mut exhaustive);
            match review.lost_by() {
                // A named move is right even if other moves are unclear.
                Some(analyzed) => {
                    assert_eq!(Some(analyzed.number), losing, "{review:?}");
                    lost_by += 1;
                }
                None if unclear > 0 || review.moves.iter().any(is_likely_mistake) => {
                    hidden += usize::from(losing.is_some_and(|number| number > 0))
                }
                None => assert!(losing.is_none_or(|number| number == 0), "{review:?}"),
            }
        }
    }
    assert!(seen.len() == 5 && seen.values().all(|count| *count > 100), "{seen:?}");
    assert!(lost_by > 100 && hidden > 100, "{lost_by} {hidden}");
}

/// Whether a move counts as a mistake, but another one is not proven to be better.
fn is_likely_mistake(analyzed: &MoveReview) -> bool {
    analyzed.is_mistake() && (analyzed.before.wdl().is_none() || analyzed.after.wdl().is_none())
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
    let mut random = Rng::with_seed(6);
    for _ in 0..300 {
        let mut game = any_game(Rules::TIC_TAC_TOE, &mut random);
        let whole = review_alone(&game);
        let (start, cut) = (game.start(), random.usize(..game.moves().len()));
        let (before, after) = game.moves().split_at(cut);
        let played = |start: Position, moves: &[Square]| {
            let mut game = Game::from(start);
            moves.iter().for_each(|square| game.play(*square).unwrap());
            game
        };

        let unfinished = review_alone(&played(start, before));
        assert_eq!(unfinished.moves, whole.moves[..cut]);
        assert_eq!((unfinished.outcome, unfinished.lost_by()), (None, None));

        let mut rest = review_alone(&played(game.position_after(cut), after));
        rest.moves.iter_mut().for_each(|analyzed| analyzed.number += cut);
        assert_eq!((rest.moves.as_slice(), rest.outcome), (&whole.moves[cut..], whole.outcome));
        assert_eq!(rest.lost_by(), whole.lost_by().filter(|analyzed| analyzed.number > cut));

        // Moves after the cursor count.
        game.jump(cut);
        assert_eq!(review_alone(&game), whole);
    }
}

/// A game on a small board in which X misses a win at move 5 and loses.
const THROWN_AWAY: &str = "b2a1c1a2d1a3";

/// Returns a game on a small board that O wins, with exact analyses.
fn analyzed(moves: &str) -> (Game, Analyses) {
    let rules = rules("4x3x3");
    let game = notation::read_moves(rules, moves).game;
    assert!(matches!(game.position().outcome(), Some(Outcome::Won { by: Mark::O, .. })));
    let mut exhaustive = Exhaustive::new(rules);
    let mut analyses = Analyses::default();
    for position in positions(&game) {
        if position.outcome().is_none() {
            let evaluation = Evaluation::Exact(exhaustive.value(&position));
            let best = best(&position, &mut exhaustive).map(BestMove::Proven);
            analyses.insert(position, Analysis { evaluation, best, depth: 0 }, 300);
        }
    }
    (game, analyses)
}

/// Returns the losing move, the mistakes and the unclear moves of a game without the analyses of some positions.
fn without(moves: &str, hidden: &[usize]) -> (Option<usize>, usize, usize) {
    let (game, analyses) = analyzed(moves);
    let mut known = Analyses::default();
    for number in (0..game.moves().len()).filter(|number| !hidden.contains(number)) {
        let position = game.position_after(number);
        known.insert(position, analyses.of(&position), 300);
    }
    let review = review(&game, &known);
    (review.lost_by().map(|analyzed| analyzed.number), review.mistakes(), review.unclear())
}

#[test]
fn losing_move_is_not_named_while_a_later_move_is_unclear() {
    // X loses by move 3. At move 7, X does not stop a line.
    let unknown = |hidden: &[usize]| without("a1c2a2a3c1b1b2d3", hidden);
    assert_eq!(unknown(&[]), (Some(3), 1, 0));
    // Moves before the mistake do not matter.
    assert_eq!(unknown(&[0]), (Some(3), 1, 0));
    assert_eq!(unknown(&[1]), (Some(3), 1, 2));
    // Whether move 3 was a mistake is unknown.
    assert_eq!(unknown(&[2]), (None, 0, 2));
    assert_eq!(unknown(&[3]), (None, 0, 1));
    // Move 3 was a mistake, but X may have had another chance at move 5.
    assert_eq!(unknown(&[4]), (None, 1, 2));
    assert_eq!(unknown(&[5]), (None, 1, 1));
    // That X did not stop the line is a mistake, unless X was lost before.
    assert_eq!(unknown(&[6]), (None, 2, 1));
    // O completes it.
    assert_eq!(unknown(&[7]), (Some(3), 1, 0));
}

#[test]
fn losing_move_is_named_without_analysis_of_obvious_positions() {
    let unknown = |hidden: &[usize]| without(THROWN_AWAY, hidden);
    assert_eq!(unknown(&[]), (Some(5), 1, 0));
    // O could have stopped the fork of X at c2 by move 2. The fork alone proves that X then wins.
    assert_eq!(unknown(&[1]), (Some(5), 2, 1));
    assert_eq!(unknown(&[1, 2]), (Some(5), 2, 1));
    // X can complete a line at move 5, and O at move 6.
    assert_eq!(unknown(&[4]), (Some(5), 1, 0));
    assert_eq!(unknown(&[5]), (Some(5), 1, 0));
    assert_eq!(unknown(&[1, 2, 4, 5]), (Some(5), 2, 1));
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
    // A position can have an evaluation without a best move.
    let other = position.play("o15".parse().unwrap()).unwrap();
    analyses.insert(other, Analysis { evaluation: Evaluation::Estimate(3), ..Analysis::default() }, 1_000);
    assert_eq!(hint(&other, &analyses), None);
}

#[test]
fn hint_does_not_claim_the_proven_result_for_a_likely_move() {
    let position = position("6x5x4", "c3d4");
    let square: Square = "c5".parse().unwrap();
    let [win, draw] = [Wdl::Win, Wdl::Draw].map(|wdl: Wdl| Evaluation::Proven(wdl.into()));
    let mut analyses = Analyses::default();
    analyses.insert(position, Analysis { evaluation: win, best: Some(BestMove::Likely(square)), depth: 7 }, 1_000);
    let given = hint(&position, &analyses);
    let reason = line_reason(&position, square);
    assert_eq!(given, Some(Hint { square, value: Evaluation::Unknown, reason, is_better: false }));
    // The evaluation of the move itself counts.
    let after = position.play(square).unwrap();
    analyses.insert(after, Analysis { evaluation: draw, ..Analysis::default() }, 1_000);
    assert_eq!(hint(&position, &analyses).map(|hint| hint.value), Some(draw));
}

#[test]
fn review_calls_only_proven_moves_better() {
    let game = notation::read_moves(rules("6x5x4"), "c3d4a1").game;
    let before = game.position_after(2);
    for (best, expected) in [(BestMove::Likely as fn(Square) -> BestMove, None), (BestMove::Proven, Some("c5"))] {
        let mut analyses = Analyses::default();
        let proved = |wdl: Wdl| Evaluation::Proven(wdl.into());
        let best = Some(best("c5".parse().unwrap()));
        analyses.insert(before, Analysis { evaluation: proved(Wdl::Win), best, depth: 7 }, 300);
        analyses.insert(game.position(), Analysis { evaluation: proved(Wdl::Draw), best: None, depth: 7 }, 300);
        let review = review(&game, &analyses);
        let analyzed = review.moves.last().unwrap();
        assert!(analyzed.is_mistake());
        assert_eq!(analyzed.better.as_ref().map(|hint| hint.square.to_string()).as_deref(), expected);
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
