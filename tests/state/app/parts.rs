//! Parts of the program that load on request.

use engine::other_games::Variant;
use tic_tac_toe::app::extras::EXTRAS;
use tic_tac_toe::app::other_games::OTHER_GAMES;
use tic_tac_toe::app::parts::{Code, Msg, Part};
use tic_tac_toe::other_games;
use tic_tac_toe::other_games::players::Players;
use tic_tac_toe::share::address::other_game::LinkedGame;
use tic_tac_toe::state::compared::Ignored;

use crate::prelude::*;

#[test]
fn linked_game_opens_when_its_part_arrives() {
    let linked = LinkedGame { variant: Variant::Infinite, moves: "b2a1a1".to_owned() };
    let open: GameAction = other_games::Msg::OpenLink(linked, Players::default()).into();
    let waiting = after_all(without_parts(), [open, Msg::Failed(Part::Games).into(), Msg::Retry(Part::Games).into()]);
    assert_eq!((waiting.other_game(), waiting.is_wanted(Part::Games)), (None, true));
    let opened = after_all(waiting, [Msg::Arrived(Code::Games(Ignored(OTHER_GAMES))).into()]);
    assert_eq!((opened.other_game().unwrap().cursor(), opened.notes().len()), (2, 1));
    assert!(!opened.is_wanted(Part::Games));
}

#[test]
fn dialog_gets_its_model_when_its_part_arrives() {
    let waiting = after_all(without_parts(), [GameAction::Show(Dialog::Statistics)]);
    assert!(waiting.lazy_dialog().is_none() && waiting.is_wanted(Part::Extras));
    let opened = after_all(waiting, [Msg::Arrived(Code::Extras(Ignored(EXTRAS))).into()]);
    assert!(opened.lazy_dialog().is_some());
}

#[test]
fn parts_are_wanted_only_for_what_they_show() {
    let state = after_all(without_parts(), [GameAction::Show(Dialog::Menu)]);
    assert!(![Part::Extras, Part::Games].iter().any(|part| state.is_wanted(*part)));
    let state = after_all(state, [GameAction::Show(Dialog::Game)]);
    assert_eq!([Part::Extras, Part::Games].map(|part| state.is_wanted(part)), [false, true]);
    let loaded =
        after_all(state, [Msg::Arrived(Code::Games(Ignored(OTHER_GAMES))).into(), Msg::Want(Part::Games).into()]);
    assert!(!loaded.is_wanted(Part::Games));
}

#[test]
fn failed_part_is_not_tried_again_without_the_player() {
    let failed = after_all(without_parts(), [GameAction::Show(Dialog::Share), Msg::Failed(Part::Extras).into()]);
    let still = after_all(failed.clone(), [Msg::Want(Part::Extras).into()]);
    assert!(Rc::ptr_eq(&failed, &still));
    assert!(!still.is_wanted(Part::Extras));
    assert!(after_all(still, [Msg::Retry(Part::Extras).into()]).is_wanted(Part::Extras));
}
