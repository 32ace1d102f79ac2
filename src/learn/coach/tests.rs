//! What the coach shows.

use super::answers::{reply_message, review_message};
use super::ending::ending;
use super::message::CoachView;
use super::refutation::refutation;
use super::view::coach_view;
use crate::game::board::square::SquareValue;
use crate::game::score::state::Scores;
use crate::i18n::Texts;
use crate::progress::storage::saved_game::SavedGame;
use crate::state::opponent::Opponent;
use crate::state::{Answer, Counting, GameState, Go, Preferences, Setup};
use crate::ui::prelude::*;
use coaching::Level;
use coaching::coach::{self, Review};
use engine::{Analyses, Analysis, BestMove, Evaluation, Objective, Rules, Square, notation};

const MEDIUM: Opponent = Opponent::at_level(Level::Medium);

/// A game that X, who could have drawn with b3, loses by a2.
const LOST: &str = "a1b1c3b2a2b3";

/// Returns the state after these moves in a game that has this seed and counts in this way.
fn resumed(opponent: Opponent, board: &str, moves: &str, seed: u64, counting: Counting) -> GameState {
    let rules = notation::read_rules(board, Objective::Normal).unwrap();
    let setup = Setup { rules, opponent, ..Setup::default() };
    let game = notation::read_moves(rules, moves).game;
    let state = GameState::new(setup, Preferences::default(), Scores::default(), seed);
    state.resumed(SavedGame { counting, ..SavedGame::new(setup, game, seed) })
}

/// Returns the state after these moves of X against Medium.
fn against_medium(board: &str, moves: &str) -> GameState {
    resumed(MEDIUM, board, moves, 1, Counting::Open)
}

/// Returns the state of two friends after these moves.
fn friends(board: &str, moves: &str) -> GameState {
    resumed(Opponent::Friend, board, moves, 1, Counting::Open)
}

fn context<'a>(state: &'a GameState, dispatch: &'a Callback<crate::state::GameAction>) -> ViewContext<'a> {
    ViewContext { state, dispatch, texts: Texts::ENGLISH }
}

/// Returns a part of what the coach shows in a state.
fn shown<T>(state: &GameState, show: impl Fn(&ViewContext, &Review) -> Option<T>) -> Option<T> {
    show(&context(state, &Callback::noop()), &coach::review(state.game(), state.analyses()))
}

/// Returns all that the coach shows in a state.
fn told(state: &GameState) -> CoachView {
    coach_view(&context(state, &Callback::noop()))
}

/// Returns the squares that have a value or a note, each with what screen readers hear, and the recommended square.
fn named(view: &CoachView) -> (Vec<String>, Option<String>) {
    let name = |(square, value): &(Square, SquareValue)| format!("{square}{} ({})", value.spoken, value.kind);
    (view.annotations.values.iter().map(name).collect(), view.annotations.hint.map(|square| square.to_string()))
}

#[test]
fn ending_names_the_decisive_mistake() {
    let practice = resumed(MEDIUM, "3x3x3", LOST, 1, Counting::Never);
    for (state, text) in [
        (against_medium("3x3x3", LOST), Some(Some("Three in a row. a2 lost the game. With b3 you would have drawn."))),
        (against_medium("3x3x3", "a1b1b2c3b3a2c1a3c2"), Some(Some("Instead of b3, a2 would have won."))),
        (against_medium("3x3x3", "a1b2c3b1b3a3c1c2a2"), Some(Some("You made no mistake."))),
        // The headline says that the game is drawn.
        (against_medium("3x3x3", "a1b2b1c1c2a2a3b3c3"), Some(Some("c2 could have cost you the game."))),
        // The player has won.
        (against_medium("3x3x3", "a1b1a2b2a3"), Some(None)),
        (against_medium("3x3x3", "a1b1a2"), None),
        (
            against_medium("15x15x5", "g8h8a3i8a5j8a7k8a9l8"),
            Some(Some("O had four in a row at h8–k8, and you did not stop it.")),
        ),
        (practice, Some(Some("Practice: this game does not count. a2 lost the game. With b3 you would have drawn."))),
    ] {
        let ending = shown(&state, ending).map(|shown| shown.ending);
        assert_eq!(ending.as_ref().map(Option::as_deref), text, "{}", notation::write_moves(state.game().moves()));
    }
}

#[test]
fn refutation_marks_the_mistake_and_explains_each_move() {
    let mut state = against_medium("3x3x3", LOST);
    for (cursor, text, marks) in [
        (0, "Without mistakes, it’s a draw", None),
        (1, "X a1: takes a corner", None),
        (2, "O b1: loses", None),
        (3, "X c3: leads to a draw if nobody makes a mistake", None),
        (4, "b3 would have drawn (blocks O on b1–b2–b3).", Some(["b3", "a2"])),
        (5, "Your move a2 lost the game: b3 would have drawn (blocks O on b1–b2–b3).", Some(["b3", "a2"])),
    ] {
        state.go(Go::To(cursor));
        let shown = shown(&state, refutation).unwrap();
        let marked = [shown.hint, shown.mistake].map(|square| square.map(|square| square.to_string()));
        let marks = marks.map_or([None, None], |marks| marks.map(|name| Some(name.to_owned())));
        assert_eq!((shown.text.as_str(), marked), (text, marks));
    }
    state.go(Go::Last);
    assert!(shown(&state, refutation).is_none());
}

#[test]
fn reason_of_a_mistake_of_the_computer_says_what_it_allows() {
    let reason = |seed| {
        let state = resumed(MEDIUM, "3x3x3", "c3b1", seed, Counting::Open);
        shown(&state, |cx, _| reply_message(cx)).map(|message| message.text)
    };
    let aims = "b1: the computer is building a line and still needs b2 and b3. But now X can force a win.";
    assert!((0..100).filter_map(reason).any(|reason| reason == aims));
}

#[test]
fn look_back_offers_the_refutation_and_another_try_of_a_mistake() {
    // Without a mistake of the player, and after a win, there is nothing to offer.
    for (moves, offers) in [(LOST, 2), ("a1b1b2c3b3a2c1a3c2", 2), ("a1b2c3b1b3a3c1c2a2", 0), ("a1b1a2b2a3", 0)] {
        let mut state = against_medium("3x3x3", moves);
        state.coach.review = true;
        assert_eq!(told(&state).offers.len(), offers, "{moves}");
    }
    // The mistake keeps its sign at the end alone.
    let mut state = against_medium("3x3x3", LOST);
    for (go, mistake) in [(Go::Last, Some("a2")), (Go::First, None)] {
        state.go(go);
        let message = shown(&state, |cx, review| Some(review_message(cx, review))).unwrap();
        assert_eq!(message.mistake.map(|square| square.to_string()).as_deref(), mistake);
    }
}

#[test]
fn review_names_the_mistake_and_the_better_square() {
    let mistake = ["b3, best (best)", "a2, mistake (mistake)"];
    for (moves, number, text, values, better) in [
        (LOST, 5, "X’s move a2 lost the game: b3 would have drawn (blocks O on b1–b2–b3).", &mistake[..], "b3"),
        // A move of a lost side is no mistake, but another one may hold out longer.
        ("c1c3b1c2a1", 4, "O c2: already lost. a1 is better: blocks X on a1–b1–c1.", &["a1, best (best)"], "a1"),
        ("b2b1a1a3c3", 4, "O a3: already lost. c3 is better: blocks X on a1–b2–c3.", &["c3, best (best)"], "c3"),
    ] {
        let mut state = friends("3x3x3", moves);
        state.coach.review = true;
        state.go(Go::To(number));
        let view = told(&state);
        assert_eq!(view.text, text);
        assert_eq!(named(&view), (values.iter().map(|value| (*value).to_owned()).collect(), Some(better.to_owned())));
    }
}

#[test]
fn values_are_those_of_the_own_moves_until_the_end() {
    for moves in ["a1b1a2b2a3", "a1b2c3b1b3a3c1c2a2"] {
        let mut state = friends("3x3x3", moves);
        state.coach.values = true;
        let view = told(&state);
        assert_eq!((view.text.as_str(), view.view.is_none()), ("", true), "the headline says how {moves} ended");
        state.go(Go::Back);
        assert!(!told(&state).text.is_empty());
    }
    let mut state = against_medium("3x3x3", "a1");
    state.coach.values = true;
    assert_eq!((state.told_values(), state.told_value(&[]).is_some()), (Vec::new(), true));
    state.go(Go::Back);
    assert_eq!(state.told_values().len(), 9);
    state.coach.answer = Answer::Mistake;
    assert_eq!((state.told_values(), state.told_value(&[])), (Vec::new(), None));
}

#[test]
fn nudge_says_what_a_move_is_worth_before_what_its_lines_suggest() {
    for (objective, moves, text) in [
        (Objective::Normal, "", "Nothing is urgent. Take the square on the most lines."),
        (Objective::Normal, "a1", "Some squares lose now. Find one that does not."),
        (Objective::Normal, "a1c3", "You can force a win."),
        (Objective::Normal, "a1b2b1", "Your opponent is about to win. Can you stop it?"),
        (Objective::Misere, "", "Some squares lose now. Find one that does not."),
        (Objective::Misere, "b1a1", "Some squares lose now. Find one that does not."),
    ] {
        let rules = Rules::TIC_TAC_TOE.with_objective(objective);
        let position = notation::read_moves(rules, moves).game.position();
        let hint = coach::hint(&position, &Analyses::default()).unwrap();
        assert_eq!(Texts::ENGLISH.nudge_of(&hint, objective), text, "{moves}, {objective:?}");
    }
}

/// An estimate with the best move.
fn estimate(best: &str, depth: u8) -> Analysis {
    Analysis { evaluation: Evaluation::Estimate(10), best: best.parse().ok().map(BestMove::Likely), depth }
}

#[test]
fn hint_appears_once_its_analysis_has_ended() {
    let mut state = friends("7x7x5", "d4c3e4e5");
    let position = state.position();
    state.coach.answer = Answer::Hint;
    state.store_analysis(position, estimate("c4", 4), 0);
    let view = told(&state);
    assert_eq!((view.text.as_str(), view.annotations.hint), ("Thinking…", None));
    // After a stop, the hint is the best move found so far.
    state.analysis.is_stopped = true;
    assert!(told(&state).text.starts_with("c4: "));
    state.analysis.is_stopped = false;
    state.store_analysis(position, estimate("c5", 6), 1_000);
    let view = told(&state);
    assert!(view.text.starts_with("c5: ") && named(&view).1.as_deref() == Some("c5"), "{}", view.text);
}

#[test]
fn values_of_a_large_board_appear_together() {
    let mut state = friends("7x7x5", "d4");
    state.coach.values = true;
    while let Some(request) = state.analysis_request() {
        assert!(named(&told(&state)).0.is_empty());
        let position = *request.positions.first().unwrap();
        let best = position.legal_squares().first().unwrap().to_string();
        state.store_analysis(position, estimate(&best, 3), request.task.milliseconds());
    }
    assert!(!named(&told(&state)).0.is_empty());
}
