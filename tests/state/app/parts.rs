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
fn failed_part_is_tried_again_by_the_player_alone() {
    let failed = after_all(without_parts(), [GameAction::Show(Dialog::Statistics), Msg::Failed(Part::Extras).into()]);
    let still = after_all(failed.clone(), [Msg::Want(Part::Extras).into()]);
    assert!(Rc::ptr_eq(&failed, &still));
    assert!(!still.is_wanted(Part::Extras));
    let again = after_all(still, [Msg::Retry(Part::Extras).into()]);
    assert!(again.lazy_dialog().is_none() && again.is_wanted(Part::Extras));
    // The dialog gets its model when its part arrives.
    assert!(after_all(again, [Msg::Arrived(Code::Extras(Ignored(EXTRAS))).into()]).lazy_dialog().is_some());
}
