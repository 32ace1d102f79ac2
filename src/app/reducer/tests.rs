//! The computer player's move in the reducer.

use std::rc::Rc;

use yew::Reducible;

use crate::game::score::state::Scores;
use crate::state::opponent::Opponent;
use crate::state::{CoachTool, GameAction, GameState, Preferences, Revision, ScheduledAction, Setup};
use coaching::Level;
use engine::{Mark, Rules, Square};

/// Returns a game against the strongest computer player, and the reply that is scheduled after `a1`.
fn asked_for_reply() -> (Rc<GameState>, Revision) {
    let setup = Setup { rules: Rules::TIC_TAC_TOE, opponent: Opponent::at_level(Level::Unbeatable), play: Mark::X };
    let state = Rc::new(GameState::new(setup, Preferences::default(), Scores::default(), 1).with_lazy_part());
    let asked = state.reduce(GameAction::Play("a1".parse().unwrap()));
    let Some(ScheduledAction::Reply(revision)) = asked.scheduled_action() else { panic!("the computer is to move") };
    (asked, revision)
}

#[test]
fn help_asked_for_before_the_reply_comes_with_it() {
    let (asked, revision) = asked_for_reply();
    let helped = asked.reduce(GameAction::Toggle(CoachTool::Help));
    let replied = helped.reduce(GameAction::Reply(revision, "b2".parse().unwrap()));
    assert!(replied.coach().shows(CoachTool::Help));
    let moved = replied.reduce(GameAction::Play("c3".parse().unwrap()));
    assert!(!moved.coach().shows(CoachTool::Help), "the answer was about the last move");
}

#[test]
fn reply_is_dropped_unless_it_is_legal_and_of_this_moment() {
    let (asked, revision) = asked_for_reply();
    let [a1, b2, c3, o15] = ["a1", "b2", "c3", "o15"].map(|name| name.parse::<Square>().unwrap());
    for illegal in [a1, o15] {
        assert!(Rc::ptr_eq(&asked.clone().reduce(GameAction::Reply(revision, illegal)), &asked));
    }
    let replied = asked.reduce(GameAction::Reply(revision, b2));
    assert_eq!(replied.game().moves(), [a1, b2]);
    assert!(Rc::ptr_eq(&replied.clone().reduce(GameAction::Reply(revision, c3)), &replied));
}
