//! What the coach shows of a finished game against a computer player.

use super::ending::ending;
use super::message::Message;
use super::refutation::refutation;
use crate::engine::coach::{self, Review};
use crate::engine::{Computer, Objective, Opponent, Rules, notation};
use crate::features::prelude::*;
use crate::features::score::state::Scores;
use crate::features::storage::saved_game::SavedGame;
use crate::i18n::Texts;
use crate::state::{Counting, GameState, Preferences, Setup};

/// Returns what the coach shows after these moves of X against Casual.
fn shown<T>(show: fn(&ViewContext, &Review) -> Option<T>, rules: Rules, moves: &str, cursor: usize) -> Option<T> {
    let mut game = notation::read_moves(rules, moves).game;
    game.jump(cursor);
    let setup = Setup { rules, opponent: Opponent::Computer(Computer::Casual), ..Setup::default() };
    let state = GameState::new(setup, Preferences::default(), Scores::default(), 1);
    let state = state.resumed(SavedGame::new(setup, game, 1));
    let cx = ViewContext { state: &state, dispatch: &Callback::noop(), texts: Texts::ENGLISH };
    show(&cx, &coach::review(state.game(), state.analyses()))
}

#[test]
fn ending_names_the_decisive_mistake() {
    for (moves, text) in [
        ("a1b1c3b2a2b3", Some(Some("Three in a row. Your mistake was a2. With b3 you would have drawn."))),
        ("a1b1b2c3b3a2c1a3c2", Some(Some("Instead of b3, a2 would have won."))),
        ("a1b2c3b1b3a3c1c2a2", Some(Some("You made no mistake."))),
        // The player has won.
        ("a1b1a2b2a3", Some(None)),
        ("a1b1a2", None),
    ] {
        let ending = shown(ending, Rules::TIC_TAC_TOE, moves, 9).map(|shown| shown.ending);
        assert_eq!(ending.as_ref().map(Option::as_deref), text, "{moves}");
    }
    let gomoku = Rules::new(15, 15, 5, Objective::Normal).unwrap();
    let ending = shown(ending, gomoku, "g8h8a3i8a5j8a7k8a9l8", 10).and_then(|shown| shown.ending);
    assert_eq!(ending.as_deref(), Some("O had four in a row at h8–k8, and you did not stop it."));
}

#[test]
fn end_of_practice_says_that_it_does_not_count() {
    let game = notation::read_moves(Rules::TIC_TAC_TOE, "a1b1c3b2a2b3").game;
    let setup = Setup { opponent: Opponent::Computer(Computer::Casual), ..Setup::default() };
    let saved = SavedGame { counting: Counting::Never, ..SavedGame::new(setup, game, 1) };
    let state = GameState::new(setup, Preferences::default(), Scores::default(), 1).resumed(saved);
    let cx = ViewContext { state: &state, dispatch: &Callback::noop(), texts: Texts::ENGLISH };
    let text = ending(&cx, &coach::review(state.game(), state.analyses())).and_then(|shown| shown.ending);
    let expected = "Practice: this game does not count. Your mistake was a2. With b3 you would have drawn.";
    assert_eq!(text.as_deref(), Some(expected));
}

#[test]
fn refutation_marks_the_mistake_and_explains_each_move() {
    let steps = (0..=6).map(|cursor| {
        let Message { text, hint, is_mistake, .. } = shown(refutation, Rules::TIC_TAC_TOE, "a1b1c3b2a2b3", cursor)?;
        Some((text, hint.map(|square| square.to_string()), is_mistake))
    });
    let expected = [
        Some(("Without mistakes, it’s a draw", None, false)),
        Some(("X a1: takes a corner", None, false)),
        Some(("O b1: loses", None, false)),
        Some(("X c3: draw", None, false)),
        Some(("O b2: blocks X on a1–b2–c3", None, false)),
        Some(("Your move a2 lost the game: b3 would have drawn (blocks O on b1–b2–b3).", Some("b3"), true)),
        None,
    ];
    let expected = expected
        .map(|step| step.map(|(text, hint, is_mistake)| (text.to_owned(), hint.map(str::to_owned), is_mistake)));
    assert_eq!(steps.collect::<Vec<_>>(), expected);
}
