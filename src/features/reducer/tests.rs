//! The computer player's move in the reducer.

use std::rc::Rc;

use yew::Reducible;

use crate::engine::opponents::seeded_random::REPLIES;
use crate::engine::{Computer, Mark, Objective, Opponent, Rules, Square};
use crate::features::score::state::Scores;
use crate::state::{GameAction, GameState, Preferences, ScheduledAction, Setup};

#[test]
fn computer_move_is_computed_once() {
    for rules in [Rules::TIC_TAC_TOE, Rules::new(5, 5, 4, Objective::Normal).unwrap()] {
        for computer in [Computer::Casual, Computer::Strategist] {
            let setup = Setup { rules, opponent: Opponent::Computer(computer), play: Mark::X };
            let state = GameState::new(setup, Preferences::default(), Scores::default(), 1).with_lazy_part();
            let square = rules.squares().first().unwrap();
            let before = REPLIES.get();
            let state = Rc::new(state).reduce(GameAction::Play(square));
            // The page is rendered any number of times until the pause is over.
            let scheduled = [(); 3].map(|()| state.scheduled_action())[2].unwrap();
            assert_eq!(REPLIES.get(), before, "nothing is computed before the move is due");
            let next = state.clone().reduce(state.action_for(scheduled).unwrap());
            assert_eq!((next.game().moves().len(), next.scheduled_action()), (2, None));
            assert_eq!(REPLIES.get(), before + 1, "{computer:?} on {rules}");
        }
    }
}

#[test]
fn reply_is_dropped_unless_it_is_legal_and_of_this_moment() {
    let setup = Setup { rules: Rules::TIC_TAC_TOE, opponent: Opponent::Computer(Computer::Perfect), play: Mark::X };
    let state = Rc::new(GameState::new(setup, Preferences::default(), Scores::default(), 1).with_lazy_part());
    let [a1, b2, c3, o15] = ["a1", "b2", "c3", "o15"].map(|name| name.parse::<Square>().unwrap());
    let asked = state.reduce(GameAction::Play(a1));
    let Some(ScheduledAction::Reply(revision)) = asked.scheduled_action() else { panic!("the computer is to move") };
    for illegal in [a1, o15] {
        assert!(Rc::ptr_eq(&asked.clone().reduce(GameAction::Reply(revision, illegal)), &asked));
    }
    let replied = asked.reduce(GameAction::Reply(revision, b2));
    assert_eq!(replied.game().moves(), [a1, b2]);
    assert!(Rc::ptr_eq(&replied.clone().reduce(GameAction::Reply(revision, c3)), &replied));
}
