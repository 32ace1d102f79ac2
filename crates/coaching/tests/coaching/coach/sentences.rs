//! English sentences about hints, moves and games: see `sentences.txt`.

use coaching::coach::{self, Hint, MoveQuality, line_reason, review};
use coaching::{Computer, Level};
use engine::{Analyses, Analysis, BestMove, Evaluation, Mark, Proof, Rules, Square, Value, notation, tablebase};
use tic_tac_toe::i18n::Texts;
use tic_tac_toe::state::Setup;
use tic_tac_toe::state::opponent::Opponent;

use super::rules_of_thumb::hint;
use crate::positions::{position, reachable, rules};

const TEXTS: Texts = Texts::ENGLISH;

/// A game of two players at one screen.
fn friends() -> Setup {
    Setup { opponent: Opponent::Friend, ..Setup::default() }
}

/// Returns the sentence for a line of `sentences.txt`.
fn sentence(what: &str, board: &str, moves: &str, at: &str) -> String {
    let game = notation::read_moves(rules(board), moves).game;
    let position = game.position();
    let (square, player) = at.split_once(' ').unwrap_or((at, ""));
    let square = || square.parse::<Square>().unwrap();
    let review = review(&game, &Analyses::default());
    match what {
        "hint" => TEXTS.best_move(&hint(&position).unwrap(), &position),
        "reason" => {
            let (square, value, is_better) = (square(), Evaluation::Unknown, false);
            TEXTS.best_move(&Hint { square, value, reason: line_reason(&position, square), is_better }, &position)
        }
        "move" => {
            let player = Computer::ALL.into_iter().find(|computer| computer.name() == player).unwrap();
            let choice = player.choice(&position, 0);
            TEXTS.chosen_move(&choice, square(), &position).unwrap().0
        }
        "value" => TEXTS.position_value(Evaluation::Exact(tablebase::value(&position).unwrap()), position.turn()),
        "review" => {
            let before = game.position_after(game.moves().len() - 1);
            TEXTS.move_review(review.moves.last().unwrap(), &before, friends(), false)
        }
        "summary" => TEXTS.summary(&review, friends()),
        "mistake" => TEXTS.decisive_mistake(review.moves.iter().rfind(|analyzed| analyzed.is_mistake()).unwrap()),
        _ => panic!("{what}"),
    }
}

#[test]
fn every_sentence_is_the_expected_one() {
    for line in include_str!("sentences.txt").lines().filter(|line| !line.is_empty() && !line.starts_with("//")) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[what, board, moves, at, expected] = &parts[..] else { panic!("{line}") };
        assert_eq!(sentence(what, board, moves, at), expected, "{line}");
    }
}

#[test]
fn hints_name_their_squares() {
    for position in reachable(Rules::TIC_TAC_TOE) {
        let Some(hint) = hint(&position) else { continue };
        let sentence = TEXTS.best_move(&hint, &position);
        assert!(sentence.starts_with(&format!("{}: ", hint.square)), "{sentence}");
        assert!(hint.squares().iter().all(|named| sentence.contains(&named.name())), "{sentence}");
    }
}

#[test]
fn values_and_qualities_have_labels() {
    let labels = [Value::Win(3), Value::Draw, Value::Loss(4)].map(|value| TEXTS.value(Evaluation::Exact(value)));
    assert_eq!(labels, ["wins in 2 moves", "draw", "loses in 2 moves"]);
    let chances = [160, -160, 0].map(|estimate| TEXTS.position_value(Evaluation::Estimate(estimate), Mark::X));
    assert_eq!(chances, ["Better chances for X", "Better chances for O", "Even so far"]);
    let qualities = [MoveQuality::Best, MoveQuality::Good, MoveQuality::Lost, MoveQuality::Unclear];
    assert_eq!(
        qualities.map(|quality| TEXTS.quality(quality)),
        [Some("best"), Some("good"), Some("already lost"), None]
    );
}

#[test]
fn only_a_proven_move_keeps_the_result_and_only_if_another_one_does_not() {
    let position = position("5x5x4", "c3b2");
    let mut analyses = Analyses::default();
    let mut told = |best: &str, evaluation| {
        let best = best.parse().ok().map(BestMove::Proven);
        analyses.insert(position, Analysis { evaluation, best, depth: 0 }, 1_000);
        TEXTS.best_move(&coach::hint(&position, &analyses).unwrap(), &position)
    };
    let proven = told("d3", Evaluation::Proven(Proof::Draw));
    assert_eq!(proven, "d3: makes an open two at c3–d3; leads to a draw if nobody makes a mistake");
    let draw = Evaluation::Exact(Value::Draw);
    assert_eq!(told("a2", draw), "a2: leads to a draw if nobody makes a mistake");
    let win = Analysis { evaluation: Evaluation::Exact(Value::Win(5)), ..Analysis::default() };
    analyses.insert(position.play("e5".parse().unwrap()).unwrap(), win, 150);
    assert_eq!(TEXTS.best_move(&coach::hint(&position, &analyses).unwrap(), &position), "a2: keeps the draw");

    let square = "c5".parse().unwrap();
    let sentence = |best| {
        let evaluation = Evaluation::Proven(Proof::Win { within: None });
        TEXTS.analyzed_move(square, &Analysis { evaluation, best: Some(best), depth: 7 }, None, Mark::X)
    };
    assert_eq!(sentence(BestMove::Likely(square)), "c5: probably keeps the win");
    assert_eq!(sentence(BestMove::Proven(square)), "c5: wins, and nothing can stop it");
}

#[test]
fn review_says_whose_mistake_lost_the_game() {
    let game = notation::read_moves(Rules::TIC_TAC_TOE, "a1b1a2a3b2c2c3").game;
    let computer = Opponent::at_level(Level::Unbeatable);
    for (opponent, play, whose) in [
        (computer, Mark::O, "Your"),
        (computer, Mark::X, "The computer’s"),
        (Opponent::Remote, Mark::X, "Your opponent’s"),
    ] {
        let setup = Setup { opponent, play, ..Setup::default() };
        let told = TEXTS.summary(&review(&game, &Analyses::default()), setup);
        assert_eq!(told, format!("{whose} move b1 lost the game: b2 would have drawn."));
    }
}
