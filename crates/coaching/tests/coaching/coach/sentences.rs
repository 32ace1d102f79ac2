//! Tests the English sentences about hints, moves and games.

use coaching::coach::{self, MoveQuality, Review};
use coaching::{Computer, Level};
use engine::{
    Analyses, Analysis, BestMove, Evaluation, Game, Mark, Objective, Position, Proof, Rules, Square, Squares, Value,
    notation, tablebase,
};
use tic_tac_toe::i18n::Texts;
use tic_tac_toe::state::Setup;
use tic_tac_toe::state::opponent::Opponent;

use crate::coach::hints::hint;
use crate::coach::review::review;
use crate::naive;

fn game(moves: &str) -> Game {
    let read = notation::read_moves(Rules::TIC_TAC_TOE, moves);
    assert_eq!(read.problem, None);
    read.game
}

fn after(moves: &str) -> Position {
    game(moves).position()
}

fn reviewed(moves: &str) -> Review {
    review(&game(moves))
}

/// A game of two players at one screen.
fn friends() -> Setup {
    Setup { opponent: Opponent::Friend, ..Setup::default() }
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Checks that a sentence begins with the move, names all squares and is typeset correctly.
fn assert_is_about(sentence: &str, square: Square, squares: Squares) {
    assert!(sentence.starts_with(&format!("{square}: ")), "{sentence}");
    for named in squares {
        assert!(sentence.contains(&named.to_string()), "{named} in {sentence}");
    }
    assert_is_well_set(sentence);
}

fn assert_is_well_set(sentence: &str) {
    assert!(!sentence.is_empty() && sentence.trim() == sentence && !sentence.contains("  "), "{sentence:?}");
    assert!(!sentence.contains(['\'', '"']) && !sentence.ends_with([':', ',']), "{sentence:?}");
}

#[test]
fn hints_name_their_squares() {
    let texts = Texts::ENGLISH;
    for (_, position) in naive::positions() {
        if let Some(hint) = hint(&position) {
            assert_is_about(&texts.best_move(&hint, &position), hint.square, hint.squares());
        }
    }
}

#[test]
fn hints_give_reasons() {
    let hint = |moves| {
        let position = after(moves);
        Texts::ENGLISH.best_move(&hint(&position).unwrap(), &position)
    };
    assert_eq!(hint(""), "a1: takes a corner");
    assert_eq!(hint("a1"), "b2: takes the center");
    assert_eq!(hint("a1 a2 b1 b2"), "c1: completes a1–b1–c1");
    assert_eq!(hint("c1 a1 b2 c2"), "a3: completes c1–b2–a3");
    assert_eq!(hint("a1 b2 b1"), "c1: blocks X on a1–b1–c1");
    assert_eq!(hint("a1 b1"), "b2: threatens to win at c3, and wins in 3 moves");
    assert_eq!(
        hint("a1 b2 c3"),
        "b1: blocks X’s fork at c1 and a3: makes two in a row on b1–b2–b3, so X must reply at b3"
    );
    assert_eq!(hint("a1 b1 b2"), "c3: blocks X on a1–b2–c3. Every move loses; this one holds out longest");
}

#[test]
fn players_explain_moves_in_words() {
    let explain = |computer: Computer, moves, name| {
        let position = after(moves);
        let told = Texts::ENGLISH.chosen_move(&computer.choice(&position, 0), square(name), &position);
        told.map(|(sentence, _)| sentence).unwrap()
    };
    assert_eq!(explain(Computer::Random, "a1", "b2"), "b2: the computer picked one of 8 free squares");
    assert_eq!(explain(Computer::Level(Level::Medium), "a1 a2 b1 b2", "c1"), "c1: completes a1–b1–c1");
    assert_eq!(explain(Computer::Trapper, "a1", "b2"), "b2: answers a1 and keeps the draw");
    assert_eq!(explain(Computer::Trapper, "", "b1"), "b1: every free square is safe");
    assert_eq!(explain(Computer::Trapper, "a1 b2 c3", "b1"), "b1: is safe; after c1 and a3, X could force a win");
    assert_eq!(
        explain(Computer::Trapper, "a1 b1 c2 c1 b3", "a2"),
        "a2: the computer cannot save the game any more, and picks any square"
    );
    let [one, two] = [&["b1", "b3"][..], &["c1"]].map(|names| {
        let needs: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        Texts::ENGLISH.aims_for(&Texts::ENGLISH.conjunction(needs))
    });
    assert_eq!(one, "the computer is building a line and still needs b1 and b3");
    assert_eq!(two, "the computer is building a line and still needs c1");
    assert_eq!(explain(Computer::Strategist, "a1", "b2"), "b2: takes the center");
    assert_eq!(explain(Computer::Level(Level::Hard), "b2", "a1"), "a1: takes a corner");
    assert_eq!(explain(Computer::Level(Level::Hard), "b2 a1 c3", "a3"), "a3: threatens to win at a2");
    assert_eq!(
        explain(Computer::Level(Level::Unbeatable), "", "a1"),
        "a1: keeps the draw and sets a trap: O loses with b1, c1, a2, c2, a3, b3 and c3"
    );
    assert_eq!(explain(Computer::Level(Level::Unbeatable), "a1 a2 b1 b2", "c1"), "c1: wins");
    assert_eq!(explain(Computer::Level(Level::Unbeatable), "a1 b1", "b2"), "b2: forces a win in 3 moves");
}

#[test]
fn values_have_labels_and_sentences() {
    let texts = Texts::ENGLISH;
    let labels = [Value::Win(3), Value::Draw, Value::Loss(4)].map(|value| texts.value(Evaluation::Exact(value)));
    assert_eq!(labels, ["wins in 2 moves", "draw", "loses in 2 moves"]);
    let sentence = |moves| {
        let value = Evaluation::Exact(tablebase::value(&after(moves)).unwrap());
        texts.position_value(value, after(moves).turn())
    };
    assert_eq!(sentence(""), "Without mistakes, it’s a draw");
    assert_eq!(sentence("a1 b1"), "Without mistakes, X wins in 3 moves");
    assert_eq!(sentence("a1 b1 b2"), "Without mistakes, X wins in 2 moves");
}

#[test]
fn move_qualities_have_sentences() {
    let texts = Texts::ENGLISH;
    let mistake = |from, to| {
        let [from, to] = [from, to].map(Evaluation::Exact);
        texts.quality(MoveQuality::Mistake { from, to })
    };
    let labels = [MoveQuality::Best, MoveQuality::Good, MoveQuality::Lost, MoveQuality::Unclear];
    let labels = labels.map(|quality| texts.quality(quality));
    assert_eq!(labels, [Some("best"), Some("good"), Some("already lost"), None]);
    assert_eq!(mistake(Value::Draw, Value::Loss(4)), Some("mistake"));

    let told = |moves, number: usize| {
        let review = reviewed(moves);
        let analyzed = &review.moves[number - 1];
        let is_decisive = review.lost_by() == Some(analyzed);
        texts.move_review(analyzed, &game(moves).position_after(number - 1), friends(), is_decisive)
    };
    assert_eq!(told("a1 b2", 2), "O b2: best");
    assert_eq!(told("a1 b1", 2), "O’s move b1 was a mistake: b2 would have drawn (takes the center).");
    assert_eq!(told("a1 b1 a2 c1 b2", 5), "X b2: good, but not the fastest win. a3 is better: completes a1–a2–a3");
    assert_eq!(told("a1 b1 a2 c1", 4), "O c1: already lost. a3 is better: blocks X on a1–a2–a3");
}

#[test]
fn hint_keeps_the_draw_only_if_another_move_loses() {
    let rules = Rules::new(5, 5, 4, Objective::Normal).unwrap();
    let position = notation::read_moves(rules, "c3b2").game.position();
    let square: Square = "a2".parse().unwrap();
    let draw = Evaluation::Exact(Value::Draw);
    let mut analyses = Analyses::default();
    analyses.insert(position, Analysis { evaluation: draw, best: Some(BestMove::Proven(square)), depth: 0 }, 1_000);
    let told = |analyses: &Analyses| Texts::ENGLISH.best_move(&coach::hint(&position, analyses).unwrap(), &position);
    assert_eq!(told(&analyses), "a2: leads to a draw if nobody makes a mistake");
    let after = position.play("e5".parse().unwrap()).unwrap();
    let win = Analysis { evaluation: Evaluation::Exact(Value::Win(5)), ..Analysis::default() };
    analyses.insert(after, win, 150);
    assert_eq!(told(&analyses), "a2: keeps the draw");
    // A proven draw follows the reason.
    let draw = Evaluation::Proven(Proof::Draw);
    let mut analyses = Analyses::default();
    analyses.insert(
        position,
        Analysis { evaluation: draw, best: Some(BestMove::Proven("d3".parse().unwrap())), depth: 0 },
        1_000,
    );
    assert_eq!(told(&analyses), "d3: makes an open two at c3–d3; leads to a draw if nobody makes a mistake");
}

#[test]
fn reviews_have_summaries() {
    let summary = |moves| Texts::ENGLISH.summary(&reviewed(moves), friends());
    assert_eq!(summary(""), "No moves yet");
    assert_eq!(summary("a1 b2"), "No mistakes on either side so far");
    assert_eq!(summary("a1 b1"), "One mistake so far");
    assert_eq!(summary("a1 b1 c1"), "2 mistakes so far");
    assert_eq!(summary("a1 b2 c3 b1 b3 a3 c1 c2 a2"), "Perfect play: no mistakes on either side");
    assert_eq!(summary("a1 b1 a2 a3 b2 c2 c3"), "O’s move b1 lost the game: b2 would have drawn.");
}

#[test]
fn review_says_whose_mistake_lost_the_game() {
    let summary = |opponent, play| {
        let setup = Setup { opponent, play, ..Setup::default() };
        Texts::ENGLISH.summary(&reviewed("a1 b1 a2 a3 b2 c2 c3"), setup)
    };
    let computer = Opponent::at_level(Level::Unbeatable);
    for (opponent, play, whose) in [
        (computer, Mark::O, "Your"),
        (computer, Mark::X, "The computer’s"),
        (Opponent::Remote, Mark::X, "Your opponent’s"),
        (Opponent::Friend, Mark::X, "O’s"),
    ] {
        assert_eq!(summary(opponent, play), format!("{whose} move b1 lost the game: b2 would have drawn."));
    }
}

#[test]
fn likely_move_is_not_called_proven() {
    let texts = Texts::ENGLISH;
    let [likely, proven] = [BestMove::Likely, BestMove::Proven].map(|best: fn(Square) -> BestMove| Analysis {
        evaluation: Evaluation::Proven(Proof::Win { within: None }),
        best: Some(best(square("c5"))),
        depth: 7,
    });
    let before = Position::new(Rules::new(6, 5, 4, Objective::Normal).unwrap());
    let why = |known| texts.analyzed_move(square("c5"), known, None, before.turn());
    assert_eq!(why(&likely), "c5: probably keeps the win");
    assert_eq!(why(&proven), "c5: wins, and nothing can stop it");
}

#[test]
fn estimate_is_shown_as_chance_of_the_better_side() {
    let told = |estimate| Texts::ENGLISH.position_value(Evaluation::Estimate(estimate), Mark::X);
    assert_eq!(told(160), "Better chances for X");
    assert_eq!(told(-160), "Better chances for O");
    assert_eq!(told(0), "Even so far");
}
