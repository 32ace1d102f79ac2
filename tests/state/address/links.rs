//! Games opened from links and texts: continuations of the current game and replacements.

use std::rc::Rc;

use tic_tac_toe::engine::{Mark, Opponent};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::features::dialog::LazyDialog;
use tic_tac_toe::features::sharing::result::{Copied, ShareResult};
use tic_tac_toe::state::{Announcement, Counting, GameAction, GameState, Setup, Stage};

use crate::given::{PERFECT, after, assert_dropped, friends, game, open, setup, square, state};

fn opened(state: &Rc<GameState>, list: &str) -> Rc<GameState> {
    after(state, open(game(list), Vec::new()))
}

/// Returns a game by link with this side and these moves.
fn by_link(play: Mark, list: &str) -> Rc<GameState> {
    state(setup(Opponent::Remote, play), list)
}

#[test]
fn link_of_a_move_gives_the_friend_the_other_side() {
    for (play, list, friend) in [
        (Mark::X, "b2", Some(Mark::O)),
        (Mark::O, "b2a1", Some(Mark::X)),
        (Mark::O, "", Some(Mark::X)),
        (Mark::X, "a1b2a2c3a3", Some(Mark::O)),
        // Before the own move, there is nothing to send.
        (Mark::X, "", None),
        (Mark::X, "b2a1", None),
        (Mark::O, "b2", None),
        (Mark::O, "a1b2a2c3a3", None),
    ] {
        let sent = by_link(play, list).turn_setup();
        assert_eq!(sent, friend.map(|friend| setup(Opponent::Remote, friend)), "{play} {list}");
    }
    assert_eq!(friends("b2").turn_setup(), Some(setup(Opponent::Remote, Mark::O)));
    assert_eq!((friends("a1b2a2c3a3").turn_setup(), state(setup(PERFECT, Mark::X), "b2a1").turn_setup()), (None, None));
}

#[test]
fn shared_game_is_neutral_if_it_is_over_or_by_link() {
    for (game, opponent) in [
        (by_link(Mark::O, "b2"), Opponent::Friend),
        (by_link(Mark::O, "a1b2a2c3a3"), Opponent::Friend),
        (state(setup(PERFECT, Mark::O), "a1b2a2c3a3"), Opponent::Friend),
        (state(setup(PERFECT, Mark::O), "a1b2"), PERFECT),
    ] {
        assert_eq!(game.shared_setup(), Setup { opponent, ..game.setup() });
    }
}

#[test]
fn game_by_link_follows_the_other_tab() {
    let follow = |state: &Rc<GameState>, other: &GameState| {
        LazyAction::Follow(Rc::new(other.saved().game.unwrap_or_else(|| panic!("{:?}", state.game())))).into()
    };
    let waiting = by_link(Mark::X, "b2");
    let other = after(&opened(&waiting, "b2a1"), GameAction::Play(square("c3")));
    let followed = after(&waiting, follow(&waiting, &other));
    assert_eq!((followed.game(), followed.stage()), (other.game(), Stage::Waiting(Mark::O)));
    assert_dropped(&followed, follow(&followed, &other));
    assert_dropped(&other, follow(&other, &waiting));
    // The other tab has counted the end. Undo here takes it back.
    let before = by_link(Mark::X, "a1b2a2c3");
    let won = after(&before, GameAction::Play(square("a3")));
    let followed = after(&before, follow(&before, &won));
    assert_eq!((followed.round.counting(), followed.score().near), (Counting::Counted, 0), "the scores are merged");
    for (here, there) in [(friends("b2"), friends("b2a1")), (by_link(Mark::O, "b2"), by_link(Mark::X, "b2a1"))] {
        assert_dropped(&here, follow(&here, &there));
    }
}

#[test]
fn move_is_sent_without_a_dialog() {
    for list in ["b2", "a1b2a2c3a3"] {
        let moved = by_link(Mark::X, list);
        for (result, is_copied) in [(ShareResult::Copied(Copied::Link), true), (ShareResult::Shared, false)] {
            let sent = after(&moved, LazyAction::MoveShared(moved.shown.revision, result).into());
            assert_eq!((sent.dialog.as_ref(), sent.shown.announcement), (None, Announcement::Sent(is_copied)));
            assert_eq!(sent.is_to_be_sent(), list == "b2", "a move can be sent again");
            // The sheet was open while the board changed.
            let changed = after(&moved, GameAction::Reset);
            assert_dropped(
                &changed,
                LazyAction::MoveShared(moved.shown.revision, ShareResult::Copied(Copied::Link)).into(),
            );
        }
        let refused = ShareResult::Refused("link".to_owned());
        let asked = after(&moved, LazyAction::MoveShared(moved.shown.revision, refused.clone()).into());
        assert_eq!(asked.lazy_dialog(), Some(&LazyDialog::Share(refused)));
    }
}
