//! Whose turn it is.

use tic_tac_toe::engine::{Computer, Mark, Opponent, Outcome, Rules};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::state::{Announcement, Answer, CoachTool, GameAction, Go, Note, Stage};

use crate::given::{PERFECT, after, assert_dropped, friends, game, moves, on_board, played, setup, square, state};

#[test]
fn stage_names_the_side_to_move() {
    let perfect = Stage::Thinking(Computer::Perfect);
    let table = [
        (Opponent::Friend, Mark::X, "", Stage::Turn(Mark::X)),
        (Opponent::Friend, Mark::X, "b2", Stage::Turn(Mark::O)),
        // Between friends, the own side does not matter.
        (Opponent::Friend, Mark::O, "", Stage::Turn(Mark::X)),
        (PERFECT, Mark::X, "", Stage::Turn(Mark::X)),
        (PERFECT, Mark::X, "b2", perfect),
        (PERFECT, Mark::O, "", perfect),
        (PERFECT, Mark::O, "b2", Stage::Turn(Mark::O)),
        (PERFECT, Mark::X, "a1b2a2c3b1c1a3", Stage::Over(game("a1b2a2c3b1c1a3").position().outcome().unwrap())),
        (PERFECT, Mark::O, "a1b1c1b2a2c2b3a3c3", Stage::Over(Outcome::Drawn)),
    ];
    for (opponent, play, moves, stage) in table {
        assert_eq!(state(setup(opponent, play), moves).stage(), stage, "{opponent:?} {play} {moves}");
    }
}

#[test]
fn friends_play_in_turn_until_the_game_is_over() {
    let mut state = friends("");
    for (number, square) in game("a1b2a2c3a3").moves().iter().enumerate() {
        let mark = Mark::ALL[number % 2];
        assert_eq!(state.stage(), Stage::Turn(mark));
        state = after(&state, GameAction::Play(*square));
        assert_eq!(state.position().mark_at(*square), Some(mark));
    }
    assert!(matches!(state.stage(), Stage::Over(Outcome::Won { by: Mark::X, .. })));
    for square in Rules::TIC_TAC_TOE.squares() {
        assert_dropped(&state, GameAction::Play(square));
    }
}

#[test]
fn player_moves_only_on_their_turn() {
    for computer in Computer::ALL {
        for (play, own_turn, other_turn) in [(Mark::X, "", "b2"), (Mark::O, "b2", "")] {
            let setup = setup(Opponent::Computer(computer), play);
            let theirs = state(setup, own_turn);
            let next = after(&theirs, GameAction::Play(square("a1")));
            assert_eq!(moves(&next), format!("{own_turn}a1"));
            assert_eq!(next.stage(), Stage::Thinking(computer));

            for square in Rules::TIC_TAC_TOE.squares() {
                assert_dropped(&next, GameAction::Play(square));
                assert_dropped(&state(setup, other_turn), GameAction::Play(square));
            }
            for number in 1..=9 {
                assert_dropped(&state(setup, other_turn), GameAction::PlayNumbered(number));
            }
        }
    }
}

#[test]
fn illegal_squares_are_ignored() {
    for name in ["d1", "a4", "o15"] {
        assert_dropped(&friends("b2"), GameAction::Play(square(name)));
    }
}

#[test]
fn new_explanation_replaces_the_old_one() {
    let before = state(setup(PERFECT, Mark::X), "a1b2");
    let hinted = after(&before, GameAction::Toggle(CoachTool::Hint));
    for action in [GameAction::Toggle(CoachTool::Why), LazyAction::Explain(2, Answer::Why).into()] {
        let explained = after(&hinted, action).coach();
        assert_eq!(explained.answer, Answer::Why);
    }
    let explained = after(&hinted, GameAction::Toggle(CoachTool::Why));
    let hinted = after(&explained, GameAction::Toggle(CoachTool::Hint)).coach();
    assert_eq!(hinted.answer, Answer::Hint);
    for tool in [CoachTool::Values, CoachTool::Review] {
        let coach = after(&explained, GameAction::Toggle(tool)).coach();
        assert_eq!(coach.answer, Answer::None, "{tool:?}");
    }
}

#[test]
fn taken_square_is_reported_until_the_board_changes() {
    let before = friends("b2");
    let taken = Announcement::Taken(square("b2"));
    for action in [GameAction::Play(square("b2")), GameAction::PlayNumbered(5)] {
        let now = after(&before, action.clone());
        assert_eq!((now.announcement(), now.game(), now.stage()), (taken, before.game(), before.stage()), "{action:?}");
        assert_dropped(&now, action);
        for (next, news) in [
            (GameAction::Focus(square("c3")), taken),
            (GameAction::Play(square("a1")), Announcement::Position),
            (GameAction::Undo, Announcement::Position),
            (GameAction::Reset, Announcement::Position),
            (GameAction::Toggle(CoachTool::Hint), Announcement::Coach),
            (LazyAction::Notify(Note::NotSaved).into(), Announcement::Note),
        ] {
            assert_eq!(after(&now, next.clone()).announcement(), news, "{next:?}");
        }
    }
    // Where the player is not to move, no square is reported as taken.
    for state in [friends("a1b2a2c3a3"), state(setup(PERFECT, Mark::X), "b2")] {
        assert_dropped(&state, GameAction::Play(square("b2")));
    }
}

#[test]
fn number_keys_have_phone_layout() {
    for (number, name) in (1..).zip(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]) {
        assert_eq!(moves(&after(&friends(""), GameAction::PlayNumbered(number))), name);
        assert_eq!(moves(&after(&friends(name), GameAction::PlayNumbered(number))), name);
    }
    for number in [0, 10, u8::MAX] {
        assert_dropped(&friends(""), GameAction::PlayNumbered(number));
    }
    for board in ["3x4x3", "4x3x3"] {
        assert_dropped(&on_board(board, Opponent::Friend, Mark::X, ""), GameAction::PlayNumbered(5));
    }
}

#[test]
fn running_game_with_own_moves_can_be_lost() {
    let table = [
        (Opponent::Friend, Mark::X, "", false),
        (Opponent::Friend, Mark::X, "a1", true),
        (Opponent::Friend, Mark::X, "a1b2a2c3", true),
        (Opponent::Friend, Mark::X, "a1b2a2c3a3", false),
        (PERFECT, Mark::X, "", false),
        (PERFECT, Mark::X, "a1", true),
        (PERFECT, Mark::O, "", false),
        // Only the computer has moved.
        (PERFECT, Mark::O, "a1", false),
        (PERFECT, Mark::O, "a1b2", true),
    ];
    for (opponent, play, moves, expected) in table {
        assert_eq!(state(setup(opponent, play), moves).has_unfinished_play(), expected, "{opponent:?} {play} {moves}");
    }
    assert!(played(&friends(""), "a1b2").has_unfinished_play());
    // Undo takes moves back, and navigation does not.
    assert!(!after(&played(&friends(""), "a1"), GameAction::Undo).has_unfinished_play());
    for (moves, expected) in [("a1b2", true), ("a1b2a2c3a3", false)] {
        let past = after(&friends(moves), GameAction::Go(Go::First));
        assert_eq!(past.has_unfinished_play(), expected, "{moves}");
    }
}
