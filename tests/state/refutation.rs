//! The refutation of a mistake, and another try.

use tic_tac_toe::engine::{Computer, Mark, Opponent};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::state::{Answer, Coach, CoachTool, GameAction, Go, Stage};

use crate::given::{after, assert_dropped, friends, moves, played, setup, state};

const LOST: &str = "a1b1c3b2a2b3";

const SHOW_MISTAKE: LazyAction = LazyAction::Explain(5, Answer::Mistake);

#[test]
fn refutation_follows_the_steps_of_the_player() {
    let end = state(setup(Opponent::Computer(Computer::Casual), Mark::X), LOST);
    assert!(end.is_reviewable());
    let shown = after(&end, SHOW_MISTAKE.into());
    assert_eq!(moves(&shown).as_str(), "a1b1c3b2a2");
    assert!(shown.is_looking_back() && shown.is_reviewable());
    assert_eq!(shown.scheduled_action(), None);
    for (go, length) in [(Go::Back, 4), (Go::First, 0), (Go::To(5), 5), (Go::Forward, 6)] {
        let stepped = after(&shown, GameAction::Go(go));
        assert_eq!((stepped.coach().answer, stepped.game().cursor()), (Answer::Mistake, length), "{go:?}");
    }
}

#[test]
fn undo_ends_the_refutation() {
    let undone = [SHOW_MISTAKE.into(), GameAction::Go(Go::Last), GameAction::Undo];
    let undone = undone.into_iter().fold(friends(LOST), |state, action| after(&state, action));
    assert_eq!((undone.coach(), undone.stage()), (Coach::default(), Stage::Turn(Mark::O)));
    assert_eq!(after(&undone, GameAction::Redo).coach(), Coach::default());
}

#[test]
fn trying_again_takes_the_mistake_back() {
    let computer = setup(Opponent::Computer(Computer::Casual), Mark::X);
    for lost in [friends(LOST), state(computer, LOST)] {
        for shown in [lost.clone(), after(&lost, SHOW_MISTAKE.into())] {
            let trying = after(&shown, LazyAction::TryAgain(4).into());
            assert_eq!((moves(&trying).as_str(), trying.stage()), ("a1b1c3b2", Stage::Turn(Mark::X)));
            assert!(trying.coach() == Coach::default() && !trying.is_looking_back() && !trying.is_reviewable());
            let played = after(&trying, GameAction::Play("b3".parse().unwrap()));
            assert_eq!(moves(&played), "a1b1c3b2b3");
        }
    }
}

#[test]
fn trying_a_counted_game_again_is_practice() {
    let lost = played(&friends(""), LOST);
    let trying = after(&lost, LazyAction::TryAgain(4).into());
    assert_eq!((trying.is_practice(), trying.score().far), (true, 1));
    let won = played(&trying, "b3a3c1c2a2");
    assert!(won.position().outcome().is_some());
    assert_eq!((won.is_practice(), won.score()), (true, lost.score()));
    // Without a move to take back, nothing changes.
    assert!(!after(&lost, LazyAction::TryAgain(9).into()).is_practice());
}

#[test]
fn escape_closes_one_thing_after_the_other() {
    let escape = || GameAction::from(LazyAction::CloseTopmost);
    let end = state(setup(Opponent::Computer(Computer::Casual), Mark::X), LOST);
    assert_dropped(&end, escape());
    let refuted = after(&after(&end, SHOW_MISTAKE.into()), escape());
    assert_eq!((refuted.coach().answer, refuted.is_looking_back()), (Answer::None, false));
    let open = [
        GameAction::Toggle(CoachTool::Values),
        GameAction::Toggle(CoachTool::Review),
        LazyAction::Explain(4, Answer::Why).into(),
    ];
    let mut state = open.into_iter().fold(end, |state, action| after(&state, action));
    let mut seen = Vec::new();
    while state.has_topmost() {
        let Coach { answer, review, values } = state.coach();
        seen.push((answer, review, values, state.is_looking_back()));
        state = after(&state, escape());
    }
    let expected = [
        (Answer::Why, true, true, true),
        (Answer::None, true, true, true),
        (Answer::None, false, true, true),
        (Answer::None, false, false, true),
    ];
    assert_eq!(seen, expected);
}

#[test]
fn trying_again_twice_goes_to_the_same_moment() {
    let first = after(&friends(LOST), LazyAction::TryAgain(4).into());
    let play = |name: &str| GameAction::Play(name.parse().unwrap());
    let second = after(&after(&after(&first, play("c1")), play("b3")), LazyAction::TryAgain(2).into());
    assert_eq!((moves(&second).as_str(), second.is_looking_back()), ("a1b1", false));
}
