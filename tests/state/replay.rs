//! The replay of a refutation.

use tic_tac_toe::engine::{Computer, Mark, Opponent};
use tic_tac_toe::state::{Answer, Coach, GameAction, Go, LazyAction, Stage};

use crate::given::{after, assert_dropped, friends, moves, open_settings, setup, state};

const LOST: &str = "a1b1c3b2a2b3";

const SHOW_MISTAKE: LazyAction = LazyAction::Explain(4, Answer::Replay);

#[test]
fn replay_goes_to_the_end_move_by_move() {
    let end = state(setup(Opponent::Computer(Computer::Casual), Mark::X), LOST);
    assert!(end.is_reviewable());
    let mut shown = after(&end, SHOW_MISTAKE.into());
    assert_eq!((moves(&shown).as_str(), shown.next_of_replay()), ("a1b1c3b2", Some(5)));
    assert!(shown.is_looking_back() && shown.is_reviewable());
    // The replay waits for an open dialog.
    assert_eq!(after(&shown, open_settings()).next_of_replay(), None);
    for length in [5, 6] {
        shown = after(&shown, LazyAction::Replay(shown.next_of_replay().unwrap()).into());
        assert_eq!(shown.game().cursor(), length);
    }
    assert_eq!(shown.next_of_replay(), None);
    assert!(matches!(shown.stage(), Stage::Over(_)));
}

#[test]
fn steps_by_hand_stop_the_replay() {
    let shown = after(&friends(LOST), SHOW_MISTAKE.into());
    for go in [Go::Back, Go::Forward, Go::First] {
        let stepped = after(&shown, GameAction::Go(go));
        assert_eq!((stepped.coach().answer, stepped.next_of_replay()), (Answer::Mistake, None), "{go:?}");
        assert_dropped(&stepped, LazyAction::Replay(5).into());
    }
}

#[test]
fn trying_again_hides_the_better_move() {
    let shown = after(&friends(LOST), SHOW_MISTAKE.into());
    let trying = after(&shown, LazyAction::Explain(4, Answer::None).into());
    assert_eq!((trying.coach(), trying.stage()), (Coach::default(), Stage::Turn(Mark::X)));
    let played = after(&trying, GameAction::Play("b3".parse().unwrap()));
    assert_eq!(moves(&played), "a1b1c3b2b3");
    assert!(!played.is_reviewable());
    // The finished game comes back, and with it the choice to redo.
    assert!(!after(&friends(LOST), GameAction::Undo).is_reviewable());
}
