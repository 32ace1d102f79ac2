//! Counting of games after undo, opened games and answers by link.

use std::rc::Rc;

use tic_tac_toe::engine::{Game, Mark, Opponent, Outcome};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::features::score::state::Scores;
use tic_tac_toe::state::{Answer, Counting, Dialog, GameAction, GameState, Go, Score};

use crate::given::{PERFECT, after, friends, game, moves, open, played, reply, setup, square, state};

const X_WINS: &str = "a1b1a2b2a3";

fn won_by_x() -> Rc<GameState> {
    after(&friends("a1b1a2b2"), GameAction::Play(square("a3")))
}

fn play_all(state: &Rc<GameState>, names: &[&str]) -> Rc<GameState> {
    names.iter().fold(state.clone(), |state, name| after(&state, GameAction::Play(square(name))))
}

fn opened(state: &Rc<GameState>, game: Game) -> Rc<GameState> {
    after(state, open(game, Vec::new()))
}

/// Returns wins of both sides and draws, summed over all opponents of these tests.
fn counted(state: &GameState) -> [u32; 3] {
    let Score { near, draws, far } = state.score();
    [near, draws, far]
}

#[test]
fn moves_after_looking_back_at_a_counted_game_are_practice() {
    // Moves to keep, moves to add, and the new end.
    let table: [(usize, &[&str], &str); 5] = [
        (4, &["a3"], "X once more"),
        (4, &["c3", "b3"], "O"),
        (2, &["a3", "a2", "c1", "b2", "c3"], "none yet"),
        (2, &["b2", "c1", "c3"], "X on another line"),
        (0, &["a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2", "a2"], "draw"),
    ];
    for (cursor, names, end) in table {
        let back = after(&won_by_x(), GameAction::Go(Go::To(cursor)));
        assert_eq!((counted(&back), back.is_practice()), ([1, 0, 0], false), "looking back changes nothing");
        let other = play_all(&back, names);
        assert_eq!(other.game().cursor(), cursor + names.len(), "illegal moves: {end}");
        assert_eq!((counted(&other), other.is_practice()), ([1, 0, 0], true), "{end}");
        let next = after(&other, GameAction::Reset);
        assert_eq!((counted(&next), next.is_practice()), ([1, 0, 0], false));
    }
}

#[test]
fn undo_takes_the_point_back_until_the_end_is_shown_again() {
    let undone = after(&won_by_x(), GameAction::Undo);
    assert_eq!(counted(&undone), [0; 3]);
    for action in [GameAction::Redo, GameAction::Go(Go::Last)] {
        assert_eq!(counted(&after(&undone, action)), [1, 0, 0]);
    }
    assert_eq!(counted(&after(&undone, GameAction::Go(Go::First))), [0; 3]);
    // Across games, and without a score to take it from.
    let back = [GameAction::Reset, GameAction::Undo].into_iter().fold(won_by_x(), |state, it| after(&state, it));
    assert_eq!((counted(&back), counted(&after(&back, GameAction::Undo))), ([1, 0, 0], [0; 3]));
}

#[test]
fn stored_game_is_taken_back_in_the_next_visit() {
    let resumed = |state: &GameState| {
        let saved = state.saved();
        let blank = GameState::new(saved.setup, saved.preferences, saved.scores, 1);
        Rc::new(blank.resumed(saved.game.unwrap()).with_lazy_part())
    };
    let won = resumed(&won_by_x());
    assert_eq!((counted(&won), counted(&after(&won, GameAction::Undo))), ([1, 0, 0], [0; 3]));
    let past = resumed(&after(&won_by_x(), GameAction::Go(Go::To(2))));
    assert_eq!((counted(&past), past.can_redo()), ([1, 0, 0], false));
    assert_eq!(counted(&play_all(&past, &["c3"])), [1, 0, 0]);
    // A game that an earlier release counted keeps its point.
    let mut saved = won_by_x().saved();
    saved.game.as_mut().unwrap().counting = Counting::Never;
    let old = Rc::new(GameState::new(saved.setup, saved.preferences, saved.scores, 1).resumed(saved.game.unwrap()));
    assert_eq!(counted(&play_all(&after(&old, GameAction::Undo), &["c3", "b3"])), [1, 0, 0]);
}

#[test]
fn reset_score_can_be_taken_back_while_the_dialog_is_open() {
    for reset in [LazyAction::ResetScore, LazyAction::ResetAllScores] {
        can_be_taken_back(reset);
    }
}

fn can_be_taken_back(reset: LazyAction) {
    let open = after(&won_by_x(), GameAction::show(Dialog::Statistics));
    let reset = after(&open, reset.into());
    assert_eq!((counted(&reset), reset.can_restore_score()), ([0; 3], true));
    let restored = after(&reset, LazyAction::RestoreScore.into());
    assert_eq!((counted(&restored), restored.can_restore_score()), ([1, 0, 0], false));
    assert_eq!(counted(&after(&restored, GameAction::Undo)), [0; 3], "the game counts as before");
    // A game that the reset erased does not count again.
    let closed = after(&reset, GameAction::CloseDialog);
    assert!(!closed.can_restore_score());
    let replayed = after(&after(&closed, GameAction::Undo), GameAction::Redo);
    assert_eq!((counted(&after(&closed, GameAction::Undo)), counted(&replayed)), ([0; 3], [0; 3]));
}

#[test]
fn navigation_through_an_ended_game_is_not_counted() {
    let mut state = won_by_x();
    let actions = [
        GameAction::Go(Go::First),
        GameAction::Go(Go::Last),
        LazyAction::Explain(5, Answer::Why).into(),
        GameAction::Go(Go::Back),
        GameAction::Go(Go::Forward),
    ];
    for action in actions {
        state = after(&state, action.clone());
        assert_eq!(counted(&state), [1, 0, 0], "{action:?}");
    }
}

#[test]
fn last_end_against_a_computer_is_counted() {
    let lost = state(setup(PERFECT, Mark::X), "a1b2c3b1a2");
    let lost = after(&lost, reply(&lost));
    assert_eq!(counted(&lost), [0, 0, 1]);
    // Undo takes back the reply too, and the draw that follows counts instead.
    let back = after(&lost, GameAction::Undo);
    assert_eq!((moves(&back).as_str(), counted(&back)), ("a1b2c3b1", [0; 3]));
    let mut state = back;
    for name in ["b3", "a3", "c1", "a2", "c2"] {
        if state.position().legal_squares().contains(square(name)) {
            state = after(&state, GameAction::Play(square(name)));
        }
        if state.scheduled_action().is_some() {
            state = after(&state, reply(&state));
        }
    }
    assert_eq!(state.position().outcome(), Some(Outcome::Drawn));
    assert_eq!(counted(&state), [0, 1, 0]);
}

#[test]
fn next_game_is_counted_again() {
    let undone = after(&won_by_x(), GameAction::Undo);
    for (before, wins) in [(won_by_x(), 2), (undone, 1), (after(&won_by_x(), GameAction::Go(Go::First)), 2)] {
        let next = play_all(&after(&before, GameAction::Reset), &["a1", "b1", "a2", "b2", "a3"]);
        assert_eq!(counted(&next), [wins, 0, 0]);
    }
}

#[test]
fn opened_game_is_counted_if_it_ends_here() {
    let on_the_way = opened(&friends("c3"), game("a1b1a2b2"));
    assert_eq!(counted(&on_the_way), [0; 3]);
    assert_eq!(counted(&play_all(&on_the_way, &["a3"])), [1, 0, 0]);
    let lost = opened(&state(setup(PERFECT, Mark::X), ""), game("a1b2c3b1a2"));
    assert_eq!(counted(&after(&lost, reply(&lost))), [0, 0, 1]);
}

#[test]
fn opened_finished_game_is_never_counted() {
    for before in [friends(""), friends("b2"), played(&friends(""), "c3b2")] {
        let over = opened(&before, game(X_WINS));
        assert_eq!(counted(&over), [0; 3]);
        for ends in [&["a3"][..], &["c3", "b3"], &["c3", "c2", "c1", "b3"]] {
            let again = play_all(&after(&over, GameAction::Undo), ends);
            assert!(again.position().outcome().is_some());
            assert_eq!(counted(&again), [0; 3], "{ends:?}");
        }
    }
}

#[test]
fn game_from_a_setup_position_is_never_counted() {
    let start = game("a1b1a2b2").position();
    for opponent in [Opponent::Friend, Opponent::Remote, PERFECT] {
        let set_up = opened(&state(setup(opponent, Mark::X), ""), Game::from(start));
        let won = play_all(&set_up, &["a3"]);
        assert!(won.position().outcome().is_some());
        assert_eq!(won.saved().scores, Scores::default(), "{opponent:?}");
    }
    // The stored game is not counted either.
    let moved = play_all(&opened(&friends(""), Game::from(start)), &["c1"]);
    let resumed = GameState::clone(&friends("")).resumed(moved.saved().game.unwrap());
    let won = play_all(&Rc::new(resumed), &["b3"]);
    assert!(won.position().outcome().is_some());
    assert_eq!(won.saved().scores, Scores::default());
}

#[test]
fn answer_by_link_that_ends_the_game_is_counted_once() {
    let waiting = played(&state(setup(Opponent::Remote, Mark::O), "a1b1b2"), "c1");
    let mut lost = opened(&waiting, game("a1b1b2c1c3"));
    assert_eq!((moves(&lost).as_str(), counted(&lost)), ("a1b1b2c1c3", [0, 0, 1]));
    for list in ["a1b1b2c1c3", "a1b1", "a1b1b2c1c3", "a1", "a1b1b2c1", "a1b1b2c1c3"] {
        lost = opened(&lost, game(list));
        assert_eq!(counted(&lost), [0, 0, 1], "{list}");
    }
    // A game with a different move is no answer.
    let other = opened(&opened(&lost, game("a1b1")), game("a1b1b2c1a2c2a3"));
    assert_eq!(counted(&other), [0, 0, 1]);
}

#[test]
fn answer_by_link_is_counted_only_after_an_own_move() {
    // Without an own move in the first game, the second is no answer.
    let looked_at = opened(&state(setup(Opponent::Remote, Mark::O), ""), game("a1b1"));
    let over = opened(&looked_at, game(X_WINS));
    assert_eq!((moves(&over).as_str(), counted(&over)), (X_WINS, [0; 3]));
}
