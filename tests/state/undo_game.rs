//! Undo and redo of a reset or replaced game.

use std::rc::Rc;

use tic_tac_toe::engine::{Computer, Mark, Opponent};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::state::{GameAction, GameState, Go, Note, Stage};

use crate::given::{PERFECT, after, assert_dropped, friends, game, moves, on_board, open, reply, setup, square, state};

/// Applies all actions in order.
fn all(state: &Rc<GameState>, actions: impl IntoIterator<Item = GameAction>) -> Rc<GameState> {
    actions.into_iter().fold(state.clone(), |state, action| after(&state, action))
}

/// Checks that two states show the same game and continue in the same way.
fn assert_same_game(now: &GameState, before: &GameState) {
    assert_eq!((now.game(), now.setup(), now.seed()), (before.game(), before.setup(), before.seed()));
    assert_eq!((now.saved(), now.stage()), (before.saved(), before.stage()));
}

#[test]
fn undo_restores_a_reset_game() {
    let past = after(&friends("b2a1c3b1"), GameAction::Go(Go::To(2)));
    for before in [friends("b2a1c3"), past, state(setup(PERFECT, Mark::O), "b2a1c3"), friends("a1b2a2c3a3")] {
        let reset = after(&before, GameAction::Reset);
        assert_eq!((moves(&reset).as_str(), reset.can_undo()), ("", true));
        let undone = after(&reset, GameAction::Undo);
        assert_same_game(&undone, &before);
        // Redo returns to the new game, and Undo to the old one.
        let redone = after(&undone, GameAction::Redo);
        assert_same_game(&redone, &reset);
        assert!(!redone.can_redo());
        assert_same_game(&after(&redone, GameAction::Undo), &before);
    }
}

#[test]
fn only_one_earlier_game_is_kept() {
    let size_after = |games| {
        let state =
            (0..games).fold(friends("b2"), |state, _| all(&state, [GameAction::Reset, GameAction::Play(square("b2"))]));
        format!("{state:?}").len()
    };
    assert_eq!(size_after(2), size_after(4));
}

#[test]
fn undo_restores_the_old_game_after_the_computers_first_move() {
    let before = state(setup(PERFECT, Mark::O), "b2a1c3");
    let reset = after(&before, GameAction::Reset);
    let replied = after(&reset, reply(&reset));
    assert_eq!(replied.game().cursor(), 1);
    assert_same_game(&after(&replied, GameAction::Undo), &before);
    // A second reset discards only the computer's move.
    let twice = all(&replied, [GameAction::Reset, GameAction::Reset, GameAction::Undo]);
    assert_same_game(&twice, &before);
}

#[test]
fn undo_starts_with_moves_of_the_new_game() {
    let before = friends("b2a1c3");
    let new = all(&before, [GameAction::Reset, GameAction::Play(square("a3")), GameAction::Play(square("c1"))]);
    assert_eq!(moves(&after(&new, GameAction::Undo)), "a3");
    let start = all(&new, [GameAction::Undo, GameAction::Undo]);
    assert_eq!(moves(&start), "");
    let back = after(&start, GameAction::Undo);
    assert_same_game(&back, &before);
    // Undo continues in the old game, and Redo leads to the end of the new one.
    let further = after(&back, GameAction::Undo);
    assert_eq!(moves(&further), "b2a1");
    assert_same_game(&all(&further, vec![GameAction::Redo; 4]), &new);
}

#[test]
fn move_in_the_restored_game_discards_the_other() {
    let back = all(&friends("b2a1"), [GameAction::Reset, GameAction::Undo]);
    for action in [GameAction::Play(square("c3")), GameAction::Go(Go::First)] {
        let on = after(&back, action);
        assert!(!on.can_redo());
        assert_dropped(&on, GameAction::Redo);
    }
}

#[test]
fn only_the_last_game_can_be_restored() {
    let play = |name| GameAction::Play(square(name));
    let third = all(&friends("b2a1"), [GameAction::Reset, play("c3"), GameAction::Reset, play("c1")]);
    let back = all(&third, [GameAction::Undo, GameAction::Undo]);
    assert_eq!(moves(&back), "c3");
    let start = after(&back, GameAction::Undo);
    assert!(!start.can_undo());
    assert_dropped(&start, GameAction::Undo);
}

#[test]
fn undo_restores_board_opponent_and_side() {
    let before = on_board("5x5x4", Opponent::Computer(Computer::Casual), Mark::O, "a1b2c3");
    let other = setup(Opponent::Friend, Mark::X);
    let chosen = all(&before, [GameAction::Choose(other), LazyAction::Confirm.into(), GameAction::Focus(square("c3"))]);
    assert_eq!(chosen.setup(), other);
    let back = after(&chosen, GameAction::Undo);
    assert_same_game(&back, &before);
    assert_eq!(back.stage(), Stage::Turn(Mark::O));
    // The tab stop stays on the board of each game.
    let far = all(&back, [GameAction::Focus(square("e5")), GameAction::Redo]);
    assert_eq!(far.tab_stop(), Some(square("a1")));
}

#[test]
fn restored_game_is_counted_once() {
    let won = all(&friends("a1b2a2c3"), [GameAction::Play(square("a3"))]);
    let again = all(&won, [GameAction::Reset, GameAction::Undo, GameAction::Undo, GameAction::Play(square("a3"))]);
    assert_eq!((again.score().near, again.score()), (1, won.score()));
}

#[test]
fn undo_restores_the_game_replaced_by_a_link() {
    let before = friends("b2a1");
    let opened = after(&before, open(game("c3"), Vec::new()));
    let back = all(&opened, [GameAction::Undo, GameAction::Undo]);
    assert_same_game(&back, &before);
    // An opened game can be restored as well and stays foreign.
    let reset = all(&opened, [GameAction::Reset, GameAction::Undo]);
    assert_eq!((moves(&reset).as_str(), reset.saved().game), ("c3", None));
}

fn pasted(state: &Rc<GameState>, list: &str) -> Rc<GameState> {
    after(state, LazyAction::Replace(state.setup(), game(list), Vec::new()).into())
}

#[test]
fn pasted_game_replaces_a_game_with_the_same_prefix() {
    for opponent in [Opponent::Friend, PERFECT] {
        let before = state(setup(opponent, Mark::X), "b2a1c3b1");
        for list in ["b2a1", "b2a1c3b1a3", "c3"] {
            let now = pasted(&before, list);
            assert_eq!((now.game(), now.notes()), (&game(list), &[][..]));
            // The same text again changes nothing.
            assert_dropped(&now, LazyAction::Replace(now.setup(), game(list), Vec::new()).into());
            let start = after(&now, GameAction::Go(Go::First));
            assert_same_game(&after(&start, GameAction::Undo), &before);
        }
        assert_dropped(&before, LazyAction::Replace(before.setup(), before.game().clone(), Vec::new()).into());
    }
}

#[test]
fn pasted_link_sets_opponent_and_side() {
    let before = friends("b2a1c3");
    let casual = setup(Opponent::Computer(Computer::Casual), Mark::O);
    let now = after(&before, LazyAction::Replace(casual, game("b2a1"), Vec::new()).into());
    assert_eq!((now.setup(), moves(&now).as_str()), (casual, "b2a1"));
    assert_same_game(&after(&after(&now, GameAction::Undo), GameAction::Undo), &before);
}

#[test]
fn pasted_answer_continues_the_game_by_link() {
    let mine = state(setup(Opponent::Remote, Mark::X), "b2");
    let sent = setup(Opponent::Remote, Mark::O);
    let paste =
        |state: &Rc<GameState>, setup, list| after(state, LazyAction::Replace(setup, game(list), Vec::new()).into());
    assert_dropped(&mine, LazyAction::Replace(sent, game("b2"), Vec::new()).into());
    let answered = paste(&mine, mine.setup(), "b2a1");
    assert_eq!(
        (moves(&answered).as_str(), answered.setup(), answered.stage()),
        ("b2a1", mine.setup(), Stage::Turn(Mark::X))
    );
    assert_eq!(answered.saved().game.unwrap().game, game("b2a1"));
    let older = paste(&answered, sent, "b2");
    assert_eq!((older.setup(), older.notes()), (mine.setup(), &[Note::OlderLink { shown: 1, played: 2 }][..]));
    // An unrelated game by link replaces the game.
    assert_eq!(paste(&answered, sent, "c3").setup(), sent);
}

#[test]
fn restorable_running_game_is_reported_until_a_move() {
    for (list, is_running) in [("b2a1", true), ("a1b2a2c3a3", false)] {
        let reset = after(&friends(list), GameAction::Reset);
        assert_eq!(reset.can_resume(), is_running, "{list}");
        assert!(!after(&reset, GameAction::Play(square("a1"))).can_resume());
    }
    assert!(!friends("").can_resume() && !friends("b2").can_resume());
}
