//! Reviews and hints by what was found out about a position, where not everything is known.

use fastrand::Rng;
use tic_tac_toe::engine::coach::{Hint, MoveQuality, Reason, hint, review};
use tic_tac_toe::engine::evaluation::{Analyses, Analysis, BestMove, Evaluation};
use tic_tac_toe::engine::solver::Prospect;
use tic_tac_toe::engine::tablebase::Value;
use tic_tac_toe::engine::{Game, Mark, Objective, Outcome, Position, Rules, Square, notation, tactics};

use crate::solver::exhaustive::Exhaustive;

/// What is known of a position: all of it, who wins, or an estimate.
fn partly(value: Value, random: &mut Rng) -> Option<Evaluation> {
    match random.u8(0..8) {
        0 => None,
        1 => Some(Evaluation::Open { estimate: 50 }),
        2 => Some(Evaluation::Unknown),
        3 | 4 => Some(Evaluation::Proved { prospect: value.into(), within: None }),
        _ => Some(Evaluation::Exact(value)),
    }
}

/// A best move.
fn best(position: &Position, exhaustive: &mut Exhaustive) -> Option<Square> {
    position
        .legal_squares()
        .iter()
        .max_by_key(|square| value_of(&position.play(*square).unwrap(), exhaustive).of_the_move_here())
}

fn value_of(position: &Position, exhaustive: &mut Exhaustive) -> Value {
    match position.outcome().map(Outcome::winner) {
        None => exhaustive.value(position),
        Some(None) => Value::Draw,
        Some(Some(winner)) if winner == position.turn() => Value::Win(0),
        Some(Some(_)) => Value::Loss(0),
    }
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
fn a_review_says_of_every_move_what_is_proved_of_it_and_no_more() {
    let mut random = Rng::with_seed(5);
    let (mut seen, mut lost_by, mut hidden) = ([0; 4], 0, 0);
    for (board, objective) in [
        ("3x3x3", Objective::Misere),
        ("4x3x3", Objective::Normal),
        ("3x4x3", Objective::Misere),
        ("4x3x4", Objective::Normal),
    ] {
        let rules = notation::read_rules(board, objective).unwrap();
        let mut exhaustive = Exhaustive::new(rules);
        for _ in 0..300 {
            let game = any_game(rules, &mut random);
            let positions = positions(&game);
            let mut analyses = Analyses::default();
            for position in &positions {
                if let Some(evaluation) = partly(value_of(position, &mut exhaustive), &mut random) {
                    let best = best(position, &mut exhaustive).map(BestMove::Proven);
                    analyses.note(*position, Analysis { evaluation, best, depth: 0 }, 300);
                }
            }
            let review = review(&game, &analyses);
            assert_eq!((review.moves.len(), review.outcome), (game.moves().len(), game.position().outcome()));
            for (analyzed, pair) in review.moves.iter().zip(positions.windows(2)) {
                let [before, after] = pair else { panic!("two at a time") };
                let (from, to) = (analyses.of(before).evaluation, analyses.of(after).evaluation.of_the_move_here());
                assert_eq!((analyzed.before, analyzed.after), (from, to));
                // What is true of the move, if it is known.
                let value = value_of(before, &mut exhaustive);
                let made = value_of(after, &mut exhaustive).of_the_move_here();
                let quality = analyzed.quality();
                match quality {
                    MoveQuality::Mistake { from: named, to: made_of } => {
                        assert!((named, made_of) == (from, to) && !made.same_result(value), "{analyzed:?}");
                    }
                    MoveQuality::Good => assert!(made.same_result(value) && made < value, "{analyzed:?}"),
                    MoveQuality::Best => assert!(made.same_result(value), "{analyzed:?}"),
                    MoveQuality::Unclear => {
                        assert!(from.prospect().is_none() || to.prospect().is_none(), "{analyzed:?}")
                    }
                }
                // Nothing is unclear that follows: a move that wins is as good as any, and else it takes both.
                let is_known = from.prospect().is_some() && to.prospect().is_some();
                assert_eq!(
                    quality == MoveQuality::Unclear,
                    !is_known && to.prospect() != Some(Prospect::Win),
                    "{analyzed:?}"
                );
                assert_eq!(analyzed.is_mistake(), is_known && !made.same_result(value));
                let better = if matches!(quality, MoveQuality::Good | MoveQuality::Mistake { .. }) {
                    hint(before, &analyses).filter(|hint| hint.square != analyzed.square)
                } else {
                    None
                };
                assert_eq!(analyzed.better, better);
                seen[match quality {
                    MoveQuality::Best => 0,
                    MoveQuality::Good => 1,
                    MoveQuality::Mistake { .. } => 2,
                    MoveQuality::Unclear => 3,
                }] += 1;
            }
            let count =
                |is: fn(&MoveQuality) -> bool| review.moves.iter().filter(|analyzed| is(&analyzed.quality())).count();
            let (mistakes, unclear) = (
                count(|quality| matches!(quality, MoveQuality::Mistake { .. })),
                count(|quality| *quality == MoveQuality::Unclear),
            );
            assert_eq!((review.mistakes(), review.unclear()), (mistakes, unclear));
            assert_eq!(review.is_perfect(), mistakes == 0 && unclear == 0);

            let losing = losing_move(&positions, &mut exhaustive);
            match review.lost_by() {
                // Whatever else is not known, this is true.
                Some(analyzed) => {
                    assert_eq!(Some(analyzed.number), losing, "{review:?}");
                    lost_by += 1;
                }
                None if unclear > 0 => hidden += usize::from(losing.is_some_and(|number| number > 0)),
                None => assert!(losing.is_none_or(|number| number == 0), "{review:?}"),
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 100) && lost_by > 100 && hidden > 100, "{seen:?} {lost_by} {hidden}");
}

/// After how many moves the loser was lost for the rest of the game: nought if it was so from the start.
fn losing_move(positions: &[Position], exhaustive: &mut Exhaustive) -> Option<usize> {
    let loser: Mark = !positions.last()?.outcome()?.winner()?;
    let mut is_lost = |position: &Position| {
        let prospect = Prospect::from(value_of(position, exhaustive));
        (if position.turn() == loser { prospect } else { !prospect }) == Prospect::Loss
    };
    let last_hope = positions.iter().rposition(|position| !is_lost(position));
    Some(last_hope.map_or(0, |number| number + 1))
}

/// A game on a small board, in which the first mover throws a win away and loses at last.
fn thrown_away() -> (Game, Analyses) {
    let rules = Rules::new(4, 3, 3, Objective::Normal).unwrap();
    let game = notation::read_moves(rules, "b2a1c1a2d1a3").game;
    assert!(matches!(game.position().outcome(), Some(Outcome::Won { by: Mark::O, .. })));
    let mut exhaustive = Exhaustive::new(rules);
    let mut analyses = Analyses::default();
    for position in positions(&game) {
        if position.outcome().is_none() {
            let evaluation = Evaluation::Exact(exhaustive.value(&position));
            let best = best(&position, &mut exhaustive).map(BestMove::Proven);
            analyses.note(position, Analysis { evaluation, best, depth: 0 }, 300);
        }
    }
    (game, analyses)
}

#[test]
fn a_mistake_names_what_was_given_away_and_the_better_move() {
    let (game, analyses) = thrown_away();
    let review = review(&game, &analyses);
    assert_eq!((review.mistakes(), review.unclear(), review.is_perfect()), (1, 0, false));
    let lost_by = review.lost_by().unwrap();
    assert_eq!((lost_by.number, lost_by.mark, lost_by.square.to_string().as_str()), (5, Mark::X, "d1"));
    // It could have won at once with a3.
    let [from, to] = [Value::Win(1), Value::Loss(2)].map(Evaluation::Exact);
    assert_eq!(lost_by.quality(), MoveQuality::Mistake { from, to });
    let better = lost_by.better.as_ref().unwrap();
    assert_eq!((better.square.to_string().as_str(), better.value), ("a3", from));
    assert_eq!(hint(&game.position_after(4), &analyses).as_ref(), Some(better));
}

#[test]
fn nobody_says_what_lost_a_game_while_a_later_move_is_unclear() {
    let (game, analyses) = thrown_away();
    let unknown = |hidden: &[usize]| {
        let mut known = Analyses::default();
        for number in (0..game.moves().len()).filter(|number| !hidden.contains(number)) {
            let position = game.position_after(number);
            known.note(position, analyses.of(&position), 300);
        }
        let review = review(&game, &known);
        (review.lost_by().map(|analyzed| analyzed.number), review.mistakes(), review.unclear())
    };
    assert_eq!(unknown(&[]), (Some(5), 1, 0));
    // A first move that wins is as good as any, and what was before the mistake has no part in it.
    assert_eq!(unknown(&[0]), (Some(5), 1, 0));
    assert_eq!(unknown(&[1]), (Some(5), 1, 2));
    assert_eq!(unknown(&[1, 2]), (Some(5), 1, 2));
    // The last move wins, which is as good as any, whatever is known of the position before. But then nobody knows about
    // the move before that, and so not whether it was a mistake.
    assert_eq!(unknown(&[5]), (None, 0, 1));
    assert_eq!(unknown(&[4]), (None, 0, 2));
}

#[test]
fn a_hint_is_the_best_move_that_is_known() {
    let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
    let position = notation::read_moves(rules, "h8a1h9a2h10a3h11").game.position();
    let mut analyses = Analyses::default();
    assert_eq!(hint(&position, &analyses), None);
    // As long as it is thought over as well.
    for (evaluation, thought) in [
        (Evaluation::Open { estimate: -900 }, 0),
        (Evaluation::Open { estimate: -800 }, 1_000),
        (Evaluation::Proved { prospect: Prospect::Loss, within: Some(2) }, 0),
        (Evaluation::Exact(Value::Loss(2)), 1_000),
    ] {
        let square: Square = "h7".parse().unwrap();
        let best = if evaluation.prospect().is_some() { BestMove::Proven } else { BestMove::Likely };
        analyses.note(position, Analysis { evaluation, best: Some(best(square)), depth: 4 }, thought);
        // X lacks one square of five, and this is it.
        let mut lines = tactics::lines_lacking(&position, Mark::X, 1);
        lines.retain(|line| line.squares().contains(square));
        let expected = Hint { square, value: evaluation, reason: Some(Reason::Block { lines }) };
        assert_eq!(hint(&position, &analyses), Some(expected));
    }
    // That something is known of a position does not mean that a move is.
    let other = position.play("o15".parse().unwrap()).unwrap();
    analyses.note(other, Analysis { evaluation: Evaluation::Open { estimate: 3 }, ..Analysis::default() }, 1_000);
    assert_eq!(hint(&other, &analyses), None);
}

#[test]
fn hint_does_not_claim_the_proven_result_for_a_likely_move() {
    let rules = Rules::new(6, 5, 4, Objective::Normal).unwrap();
    let position = notation::read_moves(rules, "c3d4").game.position();
    let square: Square = "c5".parse().unwrap();
    let [win, draw] = [Prospect::Win, Prospect::Draw].map(|prospect| Evaluation::Proved { prospect, within: None });
    let mut analyses = Analyses::default();
    analyses.note(position, Analysis { evaluation: win, best: Some(BestMove::Likely(square)), depth: 7 }, 1_000);
    let given = hint(&position, &analyses);
    assert_eq!(given, Some(Hint { square, value: Evaluation::Unknown, reason: None }));
    // What is known of the move itself counts.
    let after = position.play(square).unwrap();
    analyses.note(after, Analysis { evaluation: draw, ..Analysis::default() }, 1_000);
    assert_eq!(hint(&position, &analyses).map(|hint| hint.value), Some(draw));
}

#[test]
fn review_calls_only_proven_moves_better() {
    let rules = Rules::new(6, 5, 4, Objective::Normal).unwrap();
    let game = notation::read_moves(rules, "c3d4a1").game;
    let before = game.position_after(2);
    for (best, expected) in [(BestMove::Likely as fn(Square) -> BestMove, None), (BestMove::Proven, Some("c5"))] {
        let mut analyses = Analyses::default();
        let proved = |prospect| Evaluation::Proved { prospect, within: None };
        let best = Some(best("c5".parse().unwrap()));
        analyses.note(before, Analysis { evaluation: proved(Prospect::Win), best, depth: 7 }, 300);
        analyses.note(game.position(), Analysis { evaluation: proved(Prospect::Draw), best: None, depth: 7 }, 300);
        let review = review(&game, &analyses);
        let analyzed = review.moves.last().unwrap();
        assert!(analyzed.is_mistake());
        assert_eq!(analyzed.better.as_ref().map(|hint| hint.square.to_string()).as_deref(), expected);
    }
}
