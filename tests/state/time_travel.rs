//! Navigation, moves in the past, undo and redo.

use std::rc::Rc;

use tic_tac_toe::engine::{Computer, Mark, Opponent, Rules};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::state::language::Language;
use tic_tac_toe::state::{Answer, Coach, CoachTool, GameAction, GameState, Go, Preferences, Stage};

use crate::given::{PERFECT, after, assert_dropped, friends, moves, played, reply, setup, square, state};

/// Plays squares as a person, at any moment of the game.
fn play_all(state: &Rc<GameState>, names: &[&str]) -> Rc<GameState> {
    names.iter().fold(state.clone(), |state, name| after(&state, GameAction::Play(square(name))))
}

/// Repeats an action; each must have an effect.
fn repeated(state: &Rc<GameState>, action: &GameAction, times: usize) -> Rc<GameState> {
    (0..times).fold(state.clone(), |state, _| {
        let next = after(&state, action.clone());
        assert!(!Rc::ptr_eq(&state, &next), "{action:?} changes something");
        next
    })
}

#[test]
fn arrows_follow_the_direction_of_the_language() {
    for (tag, [left, right]) in [("de", [Go::Back, Go::Forward]), ("he", [Go::Forward, Go::Back])] {
        let language = Language::read(&|_| tag.to_owned(), |_| 5);
        let state = GameState::clone(&friends("b2a1")).with_language(language);
        assert_eq!((state.language(), state.arrows()), (language, [left, right]), "{tag}");
        assert_eq!([left, right].map(|go| state.arrow_to(go)), ["←", "→"], "{tag}");
    }
    assert_eq!(friends("").arrows(), [Go::Back, Go::Forward], "English");
}

#[test]
fn navigation_reaches_every_moment_and_keeps_the_moves() {
    let all = "b2a1c3b1a3";
    let mut state = friends(all);
    for (go, cursor) in [
        (Go::Back, 4),
        (Go::Back, 3),
        (Go::First, 0),
        (Go::Forward, 1),
        (Go::To(3), 3),
        (Go::Forward, 4),
        (Go::Last, 5),
        (Go::To(0), 0),
        (Go::To(99), 5),
    ] {
        state = after(&state, GameAction::Go(go));
        assert_eq!((state.game().cursor(), moves(&state).as_str()), (cursor, &all[..2 * cursor]), "{go:?}");
        assert_eq!(state.game().moves().len(), 5);
    }
    for go in [Go::Last, Go::Forward, Go::To(5), Go::To(6)] {
        assert_dropped(&state, GameAction::Go(go));
    }
    for go in [Go::First, Go::Back] {
        assert_dropped(&friends(""), GameAction::Go(go));
    }
}

#[test]
fn navigation_shows_the_positions_of_the_engine() {
    let all = "a1b1c1b2a2c2b3a3c3";
    for opponent in Opponent::ALL {
        let here = state(setup(opponent, Mark::X), all);
        for cursor in 0..=9 {
            let to = after(&here, GameAction::Go(Go::To(cursor)));
            let back = repeated(&here, &GameAction::Go(Go::Back), 9 - cursor);
            let forward = repeated(&after(&here, GameAction::Go(Go::First)), &GameAction::Go(Go::Forward), cursor);
            assert_eq!((back.game(), forward.game()), (to.game(), to.game()));
            let list = &all[..2 * cursor];
            let played = state(setup(opponent, Mark::X), list);
            assert_eq!((moves(&to).as_str(), to.position()), (list, played.position()));
        }
    }
}

#[test]
fn undo_restores_moves_replaced_in_the_past() {
    let past = after(&friends("b2a1c3b1"), GameAction::Go(Go::To(2)));
    let other = play_all(&past, &["c1"]);
    assert_eq!((moves(&other).as_str(), other.game().moves().len()), ("b2a1c1", 3));
    // The number of later moves does not matter.
    for more in [&[][..], &["a3"], &["a3", "a2"]] {
        let last = play_all(&other, more);
        let undone = repeated(&last, &GameAction::Undo, 1 + more.len());
        assert_eq!(undone.game(), past.game());
        let redone = repeated(&undone, &GameAction::Redo, 1 + more.len());
        assert_eq!((redone.game(), redone.can_redo()), (last.game(), false));
    }
}

#[test]
fn only_the_last_replaced_moves_are_kept() {
    let first = after(&friends("b2a1c3b1"), GameAction::Go(Go::To(2)));
    let second = after(&play_all(&first, &["c1", "a3"]), GameAction::Go(Go::To(1)));
    let third = play_all(&second, &["c2"]);
    let undone = after(&third, GameAction::Undo);
    assert_eq!(undone.game(), second.game());
    // Undo restores the moves replaced by the second move, not those replaced by the first.
    let back = repeated(&after(&undone, GameAction::Go(Go::Last)), &GameAction::Undo, 2);
    assert_eq!((moves(&back).as_str(), back.game().moves()), ("b2a1", second.game().moves()));
    // Navigation replaces nothing.
    let navigated =
        [Go::First, Go::Last].iter().fold(play_all(&first, &["c1"]), |state, go| after(&state, GameAction::Go(*go)));
    assert_eq!(after(&navigated, GameAction::Undo).game(), first.game());
}

#[test]
fn same_move_in_the_past_replaces_later_moves() {
    let past = after(&friends("b2a1c3b1"), GameAction::Go(Go::To(2)));
    let same = play_all(&past, &["c3"]);
    assert_eq!((moves(&same).as_str(), same.game().moves().len()), ("b2a1c3", 3));
    assert_eq!(after(&same, GameAction::Undo).game(), past.game());
}

#[test]
fn undo_takes_back_the_last_own_move_and_its_reply() {
    // Opponent, own side, moves, and moves after undo.
    let table = [
        (Opponent::Friend, Mark::X, "b2", Some("")),
        (Opponent::Friend, Mark::X, "b2a1", Some("b2")),
        (Opponent::Friend, Mark::O, "b2a1c3", Some("b2a1")),
        // Computer or remote player has answered.
        (PERFECT, Mark::X, "b2a1", Some("")),
        (PERFECT, Mark::X, "b2a1c3b1", Some("b2a1")),
        (PERFECT, Mark::O, "b2a1c3", Some("b2")),
        (Opponent::Remote, Mark::X, "b2a1", Some("")),
        // The answer is pending.
        (PERFECT, Mark::X, "b2", Some("")),
        (PERFECT, Mark::X, "b2a1c3", Some("b2a1")),
        (PERFECT, Mark::O, "b2a1", Some("b2")),
        (Opponent::Remote, Mark::O, "b2a1", Some("b2")),
        // Either side has ended the game.
        (PERFECT, Mark::X, "a1b1a2b2a3", Some("a1b1a2b2")),
        (PERFECT, Mark::O, "a1b1a2b2a3", Some("a1b1a2")),
        // No own move.
        (Opponent::Friend, Mark::X, "", None),
        (PERFECT, Mark::X, "", None),
        (PERFECT, Mark::O, "b2", None),
        (Opponent::Remote, Mark::O, "b2", None),
    ];
    for (opponent, play, list, left) in table {
        let here = state(setup(opponent, play), list);
        let undone = after(&here, GameAction::Undo);
        assert_eq!((here.can_undo(), moves(&undone).as_str()), (left.is_some(), left.unwrap_or(list)));
        assert_eq!(undone.game().moves(), here.game().moves(), "they stay in the list");
        if left.is_some() {
            assert!(matches!(undone.stage(), Stage::Turn(_)), "{opponent:?} {play} {list}");
            assert_eq!(after(&undone, GameAction::Redo).game(), here.game());
        } else {
            assert_dropped(&here, GameAction::Undo);
        }
    }
}

#[test]
fn undone_move_gets_no_reply_until_redone() {
    for computer in Computer::ALL {
        let thinking = play_all(&state(setup(Opponent::Computer(computer), Mark::X), ""), &["a1"]);
        let undone = after(&thinking, GameAction::Undo);
        assert_eq!((moves(&undone).as_str(), undone.scheduled_action()), ("", None));
        assert_dropped(&undone, reply(&thinking));
        // The reply is computed again, and the earlier one is dropped.
        let redone = after(&undone, GameAction::Redo);
        assert_eq!(redone.stage(), Stage::Thinking(computer));
        assert_dropped(&redone, reply(&thinking));
        assert_eq!(after(&redone, reply(&redone)).game(), after(&thinking, reply(&thinking)).game());
    }
}

#[test]
fn undo_restores_moves_replaced_by_move_and_reply() {
    let here = state(setup(PERFECT, Mark::X), "a1b2c3b1b3");
    let here = after(&here, reply(&here));
    let past = after(&here, GameAction::Go(Go::To(2)));
    let other = play_all(&past, &["b3"]);
    let replied = after(&other, reply(&other));
    assert_eq!((replied.game().cursor(), replied.game().moves().len()), (4, 4));
    for state in [other, replied] {
        assert_eq!(after(&state, GameAction::Undo).game(), past.game());
    }
}

#[test]
fn redo_is_available_until_another_change() {
    let undone = after(&friends("b2a1"), GameAction::Undo);
    assert!(undone.can_redo());
    assert_eq!(moves(&after(&undone, GameAction::Redo)), "b2a1");
    for other in [GameAction::Play(square("c3")), GameAction::Go(Go::First), GameAction::Reset] {
        let state = after(&undone, other);
        assert!(!state.can_redo());
        assert_dropped(&state, GameAction::Redo);
    }
    // Actions that do not change the game keep redo available.
    for other in [GameAction::Go(Go::To(1)), GameAction::Toggle(CoachTool::Values), GameAction::Focus(square("c3"))] {
        assert_eq!(moves(&after(&after(&undone, other), GameAction::Redo)), "b2a1");
    }
    assert_dropped(&friends("b2"), GameAction::Redo);
}

#[test]
fn redo_survives_a_reload() {
    for (opponent, list, undone, first) in [
        (Opponent::Friend, "b2a1c3b1", 2, "b2a1c3"),
        (PERFECT, "b2a1c3b1", 2, "b2a1"),
        (PERFECT, "b2a1c3", 1, "b2a1c3"),
    ] {
        let before = repeated(&state(setup(opponent, Mark::X), list), &GameAction::Undo, undone);
        let blank = GameState::new(before.setup(), Preferences::default(), before.saved().scores, 1);
        let reloaded = Rc::new(blank.resumed(before.saved().game.unwrap()).with_lazy_part());
        assert_eq!(moves(&after(&reloaded, GameAction::Redo)), first);
        let redone = repeated(&reloaded, &GameAction::Redo, undone);
        assert_eq!((moves(&redone).as_str(), redone.can_redo()), (list, false));
        assert_eq!(repeated(&redone, &GameAction::Undo, undone).game(), before.game());
    }
    // A game restored from the address alone has the same redo.
    let mut past = crate::given::game("b2a1c3");
    past.jump(1);
    let opened = after(&friends(""), crate::given::open(past, Vec::new()));
    assert_eq!(moves(&after(&opened, GameAction::Redo)), "b2a1");
    assert_eq!(moves(&repeated(&opened, &GameAction::Redo, 2)), "b2a1c3");
}

#[test]
fn navigation_is_no_undo() {
    for (opponent, play) in [(Opponent::Friend, Mark::X), (PERFECT, Mark::X), (PERFECT, Mark::O)] {
        let here = state(setup(opponent, play), "b2a1c3b1");
        assert!(!here.is_looking_back());
        for cursor in 0..4 {
            assert!(after(&here, GameAction::Go(Go::To(cursor))).is_looking_back(), "{opponent:?} {cursor}");
        }
        assert!(!after(&here, GameAction::Undo).is_looking_back());
        let back = after(&after(&here, GameAction::Undo), GameAction::Go(Go::First));
        assert!(back.is_looking_back());
    }
}

#[test]
fn nothing_happens_automatically_in_the_past() {
    let prefer: GameAction = LazyAction::Prefer(Preferences { next_after_draw: true, ..Preferences::default() }).into();
    // The stage at each moment, with X and with O.
    for opponent in Opponent::ALL {
        for play in Mark::ALL {
            let here = after(&state(setup(opponent, play), "a1b2c3b1"), prefer.clone());
            for cursor in 0..4 {
                let past = after(&here, GameAction::Go(Go::To(cursor)));
                let turn = Mark::ALL[cursor % 2];
                let is_local = opponent == Opponent::Friend || turn == play;
                let stage = if is_local { Stage::Turn(turn) } else { Stage::EarlierPosition(turn) };
                assert_eq!((past.stage(), past.scheduled_action()), (stage, None), "{opponent:?} {play} {cursor}");
                // The other side's marks cannot be placed in the past either.
                for square in Rules::TIC_TAC_TOE.squares().iter().filter(|_| !is_local) {
                    assert_dropped(&past, GameAction::Play(square));
                }
            }
        }
    }
}

#[test]
fn computer_replies_only_at_the_last_moment() {
    let thinking = state(setup(PERFECT, Mark::X), "a1b2c3");
    let back = after(&thinking, GameAction::Go(Go::Back));
    assert_eq!(back.scheduled_action(), None);
    assert_dropped(&back, reply(&thinking));
    for go in [Go::Forward, Go::Last, Go::To(3)] {
        let again = after(&back, GameAction::Go(go));
        assert_eq!(again.stage(), Stage::Thinking(Computer::Perfect));
        assert_dropped(&again, reply(&thinking));
        assert_eq!(after(&again, reply(&again)).game().cursor(), 4);
    }
}

#[test]
fn navigation_to_a_draw_starts_no_game() {
    let prefer: GameAction = LazyAction::Prefer(Preferences { next_after_draw: true, ..Preferences::default() }).into();
    let drawn = play_all(&after(&friends("a1b1c1b2a2c2b3a3"), prefer), &["c3"]);
    assert!(drawn.scheduled_action().is_some());
    for way in [
        [GameAction::Go(Go::Back), GameAction::Go(Go::Forward)],
        [GameAction::Go(Go::First), GameAction::Go(Go::Last)],
        [GameAction::Undo, GameAction::Redo],
    ] {
        let [left, came_back] = way;
        let again = after(&after(&drawn, left), came_back);
        assert_eq!((again.game(), again.scheduled_action()), (drawn.game(), None));
    }
}

#[test]
fn explanation_shows_its_move() {
    let here = state(setup(PERFECT, Mark::X), "a1b2c3b1");
    for (number, cursor) in [(0, 0), (2, 2), (4, 4), (99, 4)] {
        let explained = after(&here, LazyAction::Explain(number, Answer::Why).into());
        assert_eq!(
            (explained.game().cursor(), explained.coach()),
            (cursor, Coach { answer: Answer::Why, ..Coach::default() })
        );
    }
}

#[test]
fn navigation_hides_the_hint_and_keeps_the_values() {
    let asked = [CoachTool::Values, CoachTool::Review, CoachTool::Hint].into_iter();
    let here = asked.fold(friends("b2a1"), |state, tool| after(&state, GameAction::Toggle(tool)));
    let shown = Coach { answer: Answer::Hint, values: true, review: true };
    assert_eq!(here.coach(), shown);
    for action in [GameAction::Go(Go::Back), GameAction::Undo] {
        assert_eq!(after(&here, action).coach(), Coach { answer: Answer::None, ..shown });
    }
    for action in [GameAction::Play(square("c3")), GameAction::Reset] {
        assert_eq!(after(&here, action).coach(), Coach { values: true, ..Coach::default() });
    }
    assert_eq!(after(&here, GameAction::Go(Go::Last)).coach(), shown, "the last moment is shown already");
}

#[test]
fn game_by_link_waits_for_the_remote_player() {
    let waiting = played(&state(setup(Opponent::Remote, Mark::X), ""), "b2");
    assert_eq!((waiting.stage(), waiting.scheduled_action()), (Stage::Waiting(Mark::O), None));
    for square in Rules::TIC_TAC_TOE.squares() {
        assert_dropped(&waiting, GameAction::Play(square));
    }
}
