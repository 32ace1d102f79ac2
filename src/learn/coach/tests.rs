//! What the coach shows of a finished game against a computer player.

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use yew::LocalServerRenderer;

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
use engine::{Analyses, Analysis, BestMove, Evaluation, Objective, Position, Rules, Square, notation};

/// Returns what the coach shows after these moves of X against Medium.
fn shown<T>(show: fn(&ViewContext, &Review) -> Option<T>, rules: Rules, moves: &str, cursor: usize) -> Option<T> {
    let mut game = notation::read_moves(rules, moves).game;
    game.jump(cursor);
    let setup = Setup { rules, opponent: Opponent::at_level(Level::Medium), ..Setup::default() };
    let state = GameState::new(setup, Preferences::default(), Scores::default(), 1);
    let state = state.resumed(SavedGame::new(setup, game, 1));
    let cx = ViewContext { state: &state, dispatch: &Callback::noop(), texts: Texts::ENGLISH };
    show(&cx, &coach::review(state.game(), state.analyses()))
}

#[derive(PartialEq, Properties)]
struct ShownProps {
    view: Html,
}

#[component]
fn Shown(ShownProps { view }: &ShownProps) -> Html {
    view.clone()
}

/// Returns a view as HTML.
fn rendered(view: Html) -> String {
    let html = pin!(LocalServerRenderer::<Shown>::with_props(ShownProps { view }).hydratable(false).render());
    match html.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(html) => html,
        Poll::Pending => unreachable!("no component waits for anything"),
    }
}

#[test]
fn ending_names_the_decisive_mistake() {
    for (moves, text) in [
        ("a1b1c3b2a2b3", Some(Some("Three in a row. a2 lost the game. With b3 you would have drawn."))),
        ("a1b1b2c3b3a2c1a3c2", Some(Some("Instead of b3, a2 would have won."))),
        ("a1b2c3b1b3a3c1c2a2", Some(Some("You made no mistake."))),
        // The headline says that the game is drawn.
        ("a1b2b1c1c2a2a3b3c3", Some(Some("c2 could have cost you the game."))),
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
    let setup = Setup { opponent: Opponent::at_level(Level::Medium), ..Setup::default() };
    let saved = SavedGame { counting: Counting::Never, ..SavedGame::new(setup, game, 1) };
    let state = GameState::new(setup, Preferences::default(), Scores::default(), 1).resumed(saved);
    let cx = ViewContext { state: &state, dispatch: &Callback::noop(), texts: Texts::ENGLISH };
    let text = ending(&cx, &coach::review(state.game(), state.analyses())).and_then(|shown| shown.ending);
    let expected = "Practice: this game does not count. a2 lost the game. With b3 you would have drawn.";
    assert_eq!(text.as_deref(), Some(expected));
}

#[test]
fn refutation_marks_the_mistake_and_explains_each_move() {
    let steps = (0..=6).map(|cursor| {
        let shown = shown(refutation, Rules::TIC_TAC_TOE, "a1b1c3b2a2b3", cursor)?;
        let [hint, mistake] = [shown.hint, shown.mistake].map(|square| square.map(|square| square.to_string()));
        Some((shown.text, hint, mistake))
    });
    let expected = [
        Some(("Without mistakes, it’s a draw", None, None)),
        Some(("X a1: takes a corner", None, None)),
        Some(("O b1: loses", None, None)),
        Some(("X c3: leads to a draw if nobody makes a mistake", None, None)),
        Some(("b3 would have drawn (blocks O on b1–b2–b3).", Some("b3"), Some("a2"))),
        Some(("Your move a2 lost the game: b3 would have drawn (blocks O on b1–b2–b3).", Some("b3"), Some("a2"))),
        None,
    ];
    let expected = expected.map(|step| {
        step.map(|(text, hint, mistake)| (text.to_owned(), hint.map(str::to_owned), mistake.map(str::to_owned)))
    });
    assert_eq!(steps.collect::<Vec<_>>(), expected);
}

#[test]
fn looking_back_keeps_the_sign_of_the_mistake_at_the_end() {
    let marked = |cursor| {
        let of_review = |cx: &ViewContext, review: &Review| Some(review_message(cx, review).mistake);
        shown(of_review, Rules::TIC_TAC_TOE, "a1b1c3b2a2b3", cursor).flatten().map(|square| square.to_string())
    };
    assert_eq!((marked(6).as_deref(), marked(0)), (Some("a2"), None));
}

#[test]
fn reason_of_a_mistake_of_the_computer_says_what_it_allows() {
    let reason = |seed| {
        let game = notation::read_moves(Rules::TIC_TAC_TOE, "c3b1").game;
        let setup = Setup { opponent: Opponent::at_level(Level::Medium), ..Setup::default() };
        let state = GameState::new(setup, Preferences::default(), Scores::default(), seed);
        let state = state.resumed(SavedGame::new(setup, game, seed));
        let cx = ViewContext { state: &state, dispatch: &Callback::noop(), texts: Texts::ENGLISH };
        reply_message(&cx).map(|message| message.text)
    };
    let aims = "b1: the computer is building a line and still needs b2 and b3. But now X can force a win.";
    let told: std::collections::BTreeSet<String> = (0..100).filter_map(reason).collect();
    assert!(told.contains(aims), "{told:?}");
}

/// Returns the state of two friends after these moves.
fn friends(board: &str, moves: &str) -> GameState {
    let rules = notation::read_rules(board, Objective::Normal).unwrap();
    let game = notation::read_moves(rules, moves).game;
    let setup = Setup { rules, opponent: Opponent::Friend, ..Setup::default() };
    GameState::new(setup, Preferences::default(), Scores::default(), 1).resumed(SavedGame::new(setup, game, 1))
}

/// Returns what the coach shows in a state.
fn told(state: &GameState) -> CoachView {
    coach_view(&ViewContext { state, dispatch: &Callback::noop(), texts: Texts::ENGLISH })
}

/// Returns the squares that have a value or a note, each with what screen readers hear, and the recommended square.
fn named(view: &CoachView) -> (Vec<String>, Option<String>) {
    let name = |(square, value): &(Square, SquareValue)| format!("{square}{} ({})", value.spoken, value.kind);
    (view.annotations.values.iter().map(name).collect(), view.annotations.hint.map(|square| square.to_string()))
}

#[test]
fn looking_back_offers_the_refutation_and_another_try_of_a_mistake() {
    for (moves, offers) in [
        ("a1b1c3b2a2b3", &["show-mistake", "try-again"][..]),
        ("a1b1b2c3b3a2c1a3c2", &["show-mistake", "try-again"]),
        // Without a mistake of the player, and after a win.
        ("a1b2c3b1b3a3c1c2a2", &[]),
        ("a1b1a2b2a3", &[]),
    ] {
        let game = notation::read_moves(Rules::TIC_TAC_TOE, moves).game;
        let setup = Setup { opponent: Opponent::at_level(Level::Medium), ..Setup::default() };
        let state = GameState::new(setup, Preferences::default(), Scores::default(), 1);
        let mut state = state.resumed(SavedGame::new(setup, game, 1));
        state.coach.review = true;
        let html = rendered(told(&state).offers.into_iter().collect());
        let shown = ["show-mistake", "try-again"].into_iter().filter(|name| html.contains(name));
        assert_eq!(shown.collect::<Vec<_>>(), offers, "{moves}");
    }
}

#[test]
fn review_names_the_mistake_and_the_better_square() {
    let mut state = friends("3x3x3", "a1b1c3b2a2b3");
    state.coach.review = true;
    state.go(Go::To(5));
    let view = told(&state);
    assert_eq!(view.text, "X’s move a2 lost the game: b3 would have drawn (blocks O on b1–b2–b3).");
    assert_eq!(
        named(&view),
        (vec!["b3, best (best)".to_owned(), "a2, mistake (mistake)".to_owned()], Some("b3".to_owned()))
    );
    // A move of a lost side is no mistake, but another one may hold out longer.
    for (moves, number, text, better) in [
        ("c1c3b1c2a1", 4, "O c2: already lost. a1 is better: blocks X on a1–b1–c1.", "a1"),
        ("b2b1a1a3c3", 4, "O a3: already lost. c3 is better: blocks X on a1–b2–c3.", "c3"),
    ] {
        let mut state = friends("3x3x3", moves);
        state.coach.review = true;
        state.go(Go::To(number));
        let view = told(&state);
        assert_eq!(view.text, text);
        assert_eq!(named(&view), (vec![format!("{better}, best (best)")], Some(better.to_owned())));
    }
}

#[test]
fn finished_game_has_no_values() {
    for moves in ["a1b1a2b2a3", "a1b2c3b1b3a3c1c2a2"] {
        let mut state = friends("3x3x3", moves);
        state.coach.values = true;
        let view = told(&state);
        assert_eq!((view.text.as_str(), view.view.is_none()), ("", true), "the headline says how {moves} ended");
        state.go(Go::Back);
        assert!(!told(&state).text.is_empty());
    }
}

#[test]
fn values_of_the_opponents_moves_are_not_told() {
    let game = notation::read_moves(Rules::TIC_TAC_TOE, "a1").game;
    let setup = Setup { opponent: Opponent::at_level(Level::Medium), ..Setup::default() };
    let state = GameState::new(setup, Preferences::default(), Scores::default(), 1);
    let mut state = state.resumed(SavedGame::new(setup, game, 1));
    state.coach.values = true;
    assert_eq!((state.told_values(), state.told_value(&[]).is_some()), (Vec::new(), true));
    state.go(Go::Back);
    assert_eq!(state.told_values().len(), 9);
    state.coach.answer = Answer::Mistake;
    assert_eq!((state.told_values(), state.told_value(&[])), (Vec::new(), None));
}

/// An estimate with the best move.
fn estimate(best: &str, depth: u8) -> Analysis {
    Analysis { evaluation: Evaluation::Estimate(10), best: best.parse().ok().map(BestMove::Likely), depth }
}

#[test]
fn nudge_says_what_a_move_is_worth_before_what_its_lines_suggest() {
    for (objective, moves, text) in [
        (Objective::Normal, "", "Nothing is urgent. Take the square on the most lines."),
        (Objective::Normal, "a1", "Some squares lose now. Find one that does not."),
        (Objective::Normal, "a1c3", "You can force a win."),
        (Objective::Normal, "a1b2c3b1", "Your opponent is about to win. Can you stop it?"),
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

#[test]
fn nudge_promises_no_longer_row_on_a_board_without_one() {
    let mut reached = vec![Position::new(Rules::TIC_TAC_TOE)];
    let mut nudges = Vec::new();
    for _ in 0..6 {
        let hints = reached.iter().filter_map(|position| coach::hint(position, &Analyses::default()));
        nudges.extend(hints.map(|hint| Texts::ENGLISH.nudge_of(&hint, Objective::Normal)));
        let next =
            reached.iter().flat_map(|position| position.legal_squares().iter().map(|square| position.play(square)));
        let mut next: Vec<Position> = next.flatten().collect();
        next.sort_by_key(|position| format!("{position:?}"));
        next.dedup();
        reached = next;
    }
    assert!(nudges.iter().any(|nudge| nudge.contains("make a threat")));
    assert!(!nudges.iter().any(|nudge| nudge.contains("longer row")));
}

#[test]
fn hint_appears_once_its_analysis_has_ended() {
    let mut state = friends("7x7x5", "d4c3e4e5");
    let position = state.position();
    state.coach.answer = Answer::Hint;
    state.store_analysis(position, estimate("c4", 4), 0);
    let view = told(&state);
    assert_eq!((view.text.as_str(), view.annotations.hint), ("Thinking…", None));
    state.store_analysis(position, estimate("c5", 6), 1_000);
    let view = told(&state);
    assert!(view.text.starts_with("c5: ") && named(&view).1.as_deref() == Some("c5"), "{}", view.text);
    // After a stop, the hint is the best move found so far.
    let mut stopped = friends("7x7x5", "d4c3e4e5");
    stopped.coach.answer = Answer::Hint;
    stopped.store_analysis(position, estimate("c4", 4), 0);
    stopped.analysis.is_stopped = true;
    assert!(told(&stopped).text.starts_with("c4: "));
}

#[test]
fn values_of_a_large_board_appear_together() {
    let mut state = friends("7x7x5", "d4");
    state.coach.values = true;
    let mut shown = Vec::new();
    while let Some(request) = state.analysis_request() {
        shown.extend(named(&told(&state)).0);
        let position = *request.positions.first().unwrap();
        let best = position.legal_squares().first().unwrap().to_string();
        state.store_analysis(position, estimate(&best, 3), request.task.milliseconds());
    }
    assert_eq!(shown, Vec::<String>::new());
    assert!(!named(&told(&state)).0.is_empty());
}
