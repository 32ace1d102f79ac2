//! Tests the English sentences about hints, moves and games.

use coaching::coach::{self, Hint, MoveQuality, line_reason};
use coaching::{Computer, Level};
use engine::{
    Analyses, Analysis, BestMove, Evaluation, Game, Mark, Position, Proof, Square, Value, notation, tablebase,
};
use tic_tac_toe::i18n::Texts;
use tic_tac_toe::state::Setup;
use tic_tac_toe::state::opponent::Opponent;

use crate::coach::hints::hint;
use crate::coach::review::review_alone as review;
use crate::naive;
use crate::positions::{position, rules};

const TEXTS: Texts = Texts::ENGLISH;

fn game(board: &str, moves: &str) -> Game {
    let read = notation::read_moves(rules(board), moves);
    assert_eq!(read.problem, None);
    read.game
}

/// Returns a position of 3×3.
fn after(moves: &str) -> Position {
    position("3x3x3", moves)
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// A game of two players at one screen.
fn friends() -> Setup {
    Setup { opponent: Opponent::Friend, ..Setup::default() }
}

#[test]
fn hints_name_their_squares() {
    for (_, position) in naive::positions() {
        let Some(hint) = hint(&position) else { continue };
        let sentence = TEXTS.best_move(&hint, &position);
        assert!(sentence.starts_with(&format!("{}: ", hint.square)), "{sentence}");
        assert!(hint.squares().iter().all(|named| sentence.contains(&named.name())), "{sentence}");
    }
}

#[test]
fn hints_give_reasons() {
    for (moves, sentence) in [
        ("", "a1: takes a corner"),
        ("a1", "b2: takes the center"),
        ("a1 a2 b1 b2", "c1: completes a1–b1–c1"),
        ("a1 b2 b1", "c1: blocks X on a1–b1–c1"),
        ("a1 b1", "b2: threatens to win at c3, and wins in 3 moves"),
        ("a1 b2 c3", "b1: blocks X’s fork at c1 and a3: makes two in a row on b1–b2–b3, so X must reply at b3"),
        ("a1 b1 b2", "c3: blocks X on a1–b2–c3. Every move loses; this one holds out longest"),
    ] {
        let position = after(moves);
        assert_eq!(TEXTS.best_move(&hint(&position).unwrap(), &position), sentence, "after {moves}");
    }
    for (moves, at, sentence) in [
        ("h8 a1 i8 c1", "j8", "j8: makes an open three at h8–j8"),
        ("h8 a1 h9 c1 f10 o15 g10 a15", "h10", "h10: makes two threats at once: f10–h10 and h8–h10"),
        ("h8 a1", "i9", "i9: makes an open two at h8–i9"),
        ("h8 a1 i8 c1 j8", "k8", "k8: blocks X’s three in a row at h8–j8"),
        ("a1 h8 a15 i9", "j10", "j10: blocks O’s two in a row at h8–i9"),
        ("h8 a1", "j8", "j8: builds f8–g8–h8–i8–j8"),
    ] {
        let (position, square) = (position("15x15x5", moves), square(at));
        let reason = line_reason(&position, square);
        let hint = Hint { square, value: Evaluation::Unknown, reason, is_better: false };
        assert_eq!(TEXTS.best_move(&hint, &position), sentence, "after {moves}");
    }
}

#[test]
fn players_explain_their_moves() {
    let [medium, hard, unbeatable] = [Level::Medium, Level::Hard, Level::Unbeatable].map(Computer::Level);
    let (trapper, strategist) = (Computer::Trapper, Computer::Strategist);
    for (computer, board, moves, at, sentence) in [
        (Computer::Random, "3x3x3", "a1", "b2", "b2: the computer picked one of 8 free squares"),
        (trapper, "3x3x3", "a1", "b2", "b2: answers a1 and keeps the draw"),
        (trapper, "3x3x3", "", "b1", "b1: every free square is safe"),
        (trapper, "3x3x3", "a1b2c3", "b1", "b1: is safe; after c1 and a3, X could force a win"),
        (trapper, "3x3x3", "a1b1c2c1b3", "a2", "a2: the computer cannot save the game any more, and picks any square"),
        (hard, "3x3x3", "b2a1c3", "a3", "a3: threatens to win at a2"),
        (
            unbeatable,
            "3x3x3",
            "",
            "a1",
            "a1: keeps the draw and sets a trap: O loses with b1, c1, a2, c2, a3, b3 and c3",
        ),
        (unbeatable, "3x3x3", "a1a2b1b2", "c1", "c1: wins"),
        (unbeatable, "3x3x3", "a1b1", "b2", "b2: forces a win in 3 moves"),
        (strategist, "15x15x5", "", "h8", "h8: takes the center and gives many ways to make five in a row"),
        (
            strategist,
            "15x15x5",
            "f8e8g8o15h8a15j9a1j10o1",
            "j8",
            "j8: O must reply at i8, and then X can make a fork at j7 and j11",
        ),
        (trapper, "15x15x5", "h8a1", "h9", "h9: the computer picked a square where X can still make a line"),
        (medium, "15x15x5", "h8a1i8a3j8o15a15", "g8", "g8: blocks X’s fork at g8 and k8"),
        (medium, "4x4x3 misere", "a1a4b1b4", "d4", "d4: completes no line, unlike c1"),
    ] {
        let position = position(board, moves);
        let told = TEXTS.chosen_move(&computer.choice(&position, 0), square(at), &position);
        assert_eq!(told.map(|(sentence, _)| sentence).as_deref(), Some(sentence), "{computer:?} after {moves}");
    }
    let aims =
        |names: &[&str]| TEXTS.aims_for(&TEXTS.conjunction(names.iter().map(|name| (*name).to_owned()).collect()));
    assert_eq!(aims(&["c1"]), "the computer is building a line and still needs c1");
    assert_eq!(aims(&["b1", "b3"]), "the computer is building a line and still needs b1 and b3");
}

#[test]
fn values_have_labels_and_sentences() {
    let labels = [Value::Win(3), Value::Draw, Value::Loss(4)].map(|value| TEXTS.value(Evaluation::Exact(value)));
    assert_eq!(labels, ["wins in 2 moves", "draw", "loses in 2 moves"]);
    let sentence = |moves| {
        let value = Evaluation::Exact(tablebase::value(&after(moves)).unwrap());
        TEXTS.position_value(value, after(moves).turn())
    };
    assert_eq!(sentence(""), "Without mistakes, it’s a draw");
    assert_eq!(sentence("a1 b1"), "Without mistakes, X wins in 3 moves");
    assert_eq!(sentence("a1 b1 b2"), "Without mistakes, X wins in 2 moves");
    let chances = [160, -160, 0].map(|estimate| TEXTS.position_value(Evaluation::Estimate(estimate), Mark::X));
    assert_eq!(chances, ["Better chances for X", "Better chances for O", "Even so far"]);
}

#[test]
fn move_qualities_have_sentences() {
    let labels = [MoveQuality::Best, MoveQuality::Good, MoveQuality::Lost, MoveQuality::Unclear];
    let labels = labels.map(|quality| TEXTS.quality(quality));
    assert_eq!(labels, [Some("best"), Some("good"), Some("already lost"), None]);
    for (moves, sentence) in [
        ("a1 b2", "O b2: best"),
        ("a1 b1", "O’s move b1 was a mistake: b2 would have drawn (takes the center)."),
        ("a1 b1 a2 c1 b2", "X b2: good, but not the fastest win. a3 is better: completes a1–a2–a3"),
        ("a1 b1 a2 c1", "O c1: already lost. a3 is better: blocks X on a1–a2–a3"),
    ] {
        let game = game("3x3x3", moves);
        let review = review(&game);
        let (last, before) = (review.moves.last().unwrap(), game.position_after(game.moves().len() - 1));
        assert_eq!(TEXTS.move_review(last, &before, friends(), false), sentence);
    }
}

#[test]
fn hint_keeps_the_draw_only_if_another_move_loses() {
    let position = position("5x5x4", "c3b2");
    let mut analyses = Analyses::default();
    let mut told = |best, evaluation| {
        let best = Some(BestMove::Proven(square(best)));
        analyses.insert(position, Analysis { evaluation, best, depth: 0 }, 1_000);
        TEXTS.best_move(&coach::hint(&position, &analyses).unwrap(), &position)
    };
    let proven = told("d3", Evaluation::Proven(Proof::Draw));
    assert_eq!(proven, "d3: makes an open two at c3–d3; leads to a draw if nobody makes a mistake");
    let draw = Evaluation::Exact(Value::Draw);
    assert_eq!(told("a2", draw), "a2: leads to a draw if nobody makes a mistake");
    let win = Analysis { evaluation: Evaluation::Exact(Value::Win(5)), ..Analysis::default() };
    analyses.insert(position.play(square("e5")).unwrap(), win, 150);
    assert_eq!(TEXTS.best_move(&coach::hint(&position, &analyses).unwrap(), &position), "a2: keeps the draw");
}

#[test]
fn reviews_have_summaries() {
    for (board, moves, sentence) in [
        ("3x3x3", "", "No moves yet"),
        ("3x3x3", "a1b2", "No mistakes on either side so far"),
        ("3x3x3", "a1b1", "One mistake so far"),
        ("3x3x3", "a1b1c1", "2 mistakes so far"),
        ("3x3x3", "a1b2c3b1b3a3c1c2a2", "Perfect play: no mistakes on either side"),
        (
            "15x15x5",
            "h8a1i8c1j8o15k8a15l8",
            "O’s move o15 was a mistake: X had three in a row at h8–j8, and O did not stop it.",
        ),
        (
            "15x15x5",
            "h8g8i8c1j8o15k8a15l8",
            "O’s move a15 was a mistake: X had four in a row at h8–k8, and O did not stop it.",
        ),
        (
            "15x15x5",
            "h8h15i8c1k8o15l8a15j8",
            "O’s move a15 was a mistake: X needed only j8 to win, and O did not stop it.",
        ),
    ] {
        assert_eq!(TEXTS.summary(&review(&game(board, moves)), friends()), sentence);
    }
}

#[test]
fn review_says_whose_mistake_lost_the_game() {
    let computer = Opponent::at_level(Level::Unbeatable);
    for (opponent, play, whose) in [
        (computer, Mark::O, "Your"),
        (computer, Mark::X, "The computer’s"),
        (Opponent::Remote, Mark::X, "Your opponent’s"),
        (Opponent::Friend, Mark::X, "O’s"),
    ] {
        let review = review(&game("3x3x3", "a1b1a2a3b2c2c3"));
        let told = TEXTS.summary(&review, Setup { opponent, play, ..Setup::default() });
        assert_eq!(told, format!("{whose} move b1 lost the game: b2 would have drawn."));
    }
}

#[test]
fn decisive_mistake_is_told_to_the_player() {
    for (board, moves, sentence) in [
        ("3x3x3 misere", "a1b2c1a2b1", "c2 was safe, but you completed a line."),
        // The last free square completed a line.
        ("3x3x3 misere", "a1a2b1b2c2b3a3c3c1", "c2 lost the game. With b3 you would have drawn."),
        ("15x15x5", "a1h8b1i8c1j8o15k8n15l8", "O had three in a row at h8–j8, and you did not stop it."),
    ] {
        let review = review(&game(board, moves));
        let mistake = review.moves.iter().rfind(|analyzed| analyzed.is_mistake()).unwrap();
        assert_eq!(TEXTS.decisive_mistake(mistake), sentence);
    }
}

#[test]
fn likely_move_is_not_called_proven() {
    let evaluation = Evaluation::Proven(Proof::Win { within: None });
    for (best, sentence) in [
        (BestMove::Likely(square("c5")), "c5: probably keeps the win"),
        (BestMove::Proven(square("c5")), "c5: wins, and nothing can stop it"),
    ] {
        let known = Analysis { evaluation, best: Some(best), depth: 7 };
        assert_eq!(TEXTS.analyzed_move(square("c5"), &known, None, Mark::X), sentence);
    }
}
