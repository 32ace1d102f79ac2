//! Games opened from links and texts: continuations of the current game and replacements.

use std::rc::Rc;

use tic_tac_toe::engine::{Game, Mark, Objective, Opponent, Rules};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::features::dialog::LazyDialog;
use tic_tac_toe::features::sharing::result::{Copied, ShareResult};
use tic_tac_toe::features::sharing::state::Sending;
use tic_tac_toe::state::{
    Announcement, Coach, CoachTool, Counting, Dialog, GameAction, GameState, Go, Note, Setup, Stage,
};

use crate::given::{PERFECT, after, assert_dropped, friends, game, open, setup, square, state};

fn opened(state: &Rc<GameState>, list: &str) -> Rc<GameState> {
    after(state, open(game(list), Vec::new()))
}

#[test]
fn running_game_by_link_has_no_help() {
    let toggle = GameAction::Toggle;
    for tool in [CoachTool::Hint, CoachTool::Values, CoachTool::Review] {
        assert_dropped(&by_link(Mark::X, "a1b2"), toggle(tool));
        // An earlier moment would tell as much.
        assert_dropped(&after(&by_link(Mark::X, "a1b2"), GameAction::Go(Go::Back)), toggle(tool));
    }
    let reviewed = after(&by_link(Mark::X, "a1b2a2c3a3"), toggle(CoachTool::Review));
    assert!(reviewed.coach().review, "the end can be reviewed");
    // Values that were on before do not stay.
    let rules = Rules::new(4, 4, 4, Objective::Normal).unwrap();
    let setup = Setup { rules, ..setup(Opponent::Remote, Mark::X) };
    let with_values = after(&friends(""), toggle(CoachTool::Values));
    let chosen = after(&with_values, GameAction::Choose(setup));
    assert_eq!((chosen.coach(), chosen.analysis_request()), (Coach::default(), None));
}

/// Returns a game by link with this side and these moves.
fn by_link(play: Mark, list: &str) -> Rc<GameState> {
    state(setup(Opponent::Remote, play), list)
}

#[test]
fn start_of_a_setup_game_is_an_earlier_moment() {
    let start = Game::from(game("b2a1").position());
    let set_up = after(&friends(""), open(start.clone(), Vec::new()));
    let begun = after(&set_up, GameAction::Play(square("c3")));
    // The address of the start, as after a reload.
    let at_the_start = after(&begun, GameAction::Go(Go::First));
    assert_dropped(&at_the_start, open(start.clone(), Vec::new()));
    let shown = after(&begun, open(start, Vec::new()));
    assert_eq!((shown.game(), shown.notes()), (at_the_start.game(), &[Note::OlderLink { shown: 0, played: 1 }][..]));
    // The empty board is a new game, not the start of the current one.
    let new = opened(&friends("b2a1"), "");
    assert_eq!((new.game(), new.notes()), (&game(""), &[][..]));
}

#[test]
fn last_move_is_sent_before_the_review() {
    let share = GameAction::show(Dialog::Share);
    let all = |state: &Rc<GameState>, actions: [GameAction; 3]| {
        actions.into_iter().fold(state.clone(), |s, it| after(&s, it))
    };
    for (play, list, is_mine) in [
        (Mark::X, "a1b2a2c3a3", true),
        (Mark::O, "a1b2a2c3a3", false),
        (Mark::X, "a1b1c1b2a2c2b3a3c3", true),
        (Mark::X, "b2", true),
        (Mark::O, "b2", false),
        (Mark::X, "", false),
    ] {
        assert_eq!(by_link(play, list).is_to_be_sent(), is_mine, "{play} {list}");
    }
    assert!(!friends("a1b2a2c3a3").is_to_be_sent());
    let set_up = open(Game::from(game("a1b2a2c3a3").position()), Vec::new());
    assert!(!after(&by_link(Mark::X, ""), set_up).is_to_be_sent(), "a finished position without moves");
    let won = by_link(Mark::X, "a1b2a2c3a3");
    for (said, is_to_be_sent) in
        [(ShareResult::Copied(Copied::Link), false), (ShareResult::Shared, false), (ShareResult::Saved, true)]
    {
        let shared = LazyAction::MoveShared(won.shown.revision, said.clone());
        let sent = all(&won, [share.clone(), shared.into(), GameAction::CloseDialog]);
        assert_eq!(sent.is_to_be_sent(), is_to_be_sent, "{said:?}");
        let other = all(&won, [share.clone(), LazyAction::ShareEnded(said.clone()).into(), GameAction::CloseDialog]);
        assert!(other.is_to_be_sent(), "another link or text is not the move");
        assert!(after(&after(&sent, GameAction::Undo), GameAction::Redo).is_to_be_sent());
    }
    // Without a remote player, messages need the dialog that they belong to.
    assert_dropped(&friends("a1b2a2c3a3"), LazyAction::ShareEnded(ShareResult::Copied(Copied::Link)).into());
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
fn player_by_link_is_told_what_to_do() {
    let invited = opened(&by_link(Mark::O, ""), "b2");
    assert_eq!((invited.is_invited(), invited.sending()), (true, None));
    let moved = after(&invited, GameAction::Play(square("a1")));
    assert_eq!((moved.is_invited(), moved.sending()), (false, Some(Sending::Move)));
    let sent = after(&moved, LazyAction::MoveShared(moved.shown.revision, ShareResult::Copied(Copied::Link)).into());
    assert_eq!(sent.sending(), Some(Sending::Done));
    // The next visit remembers that, with the address of the game or without it.
    let saved = sent.saved();
    let next = GameState::new(saved.setup, saved.preferences, saved.scores.clone(), 1);
    let next = Rc::new(next.with_lazy_part().resumed(saved.game.unwrap()));
    let again = after(&next, LazyAction::Open(sent.game().clone(), Vec::new()).into());
    assert_eq!([next.sending(), again.sending()], [Some(Sending::Done); 2]);
    assert!(!friends("b2").is_invited() && !by_link(Mark::X, "").is_invited());
    // The friend begins.
    assert!(opened(&by_link(Mark::X, ""), "").is_invited() && !opened(&friends(""), "").is_invited());
    let inviting = by_link(Mark::O, "");
    assert_eq!([inviting.sending(), by_link(Mark::X, "").sending()], [Some(Sending::Invitation), None]);
    let shared = LazyAction::MoveShared(inviting.shown.revision, ShareResult::Shared);
    assert_eq!(after(&inviting, shared.into()).sending(), None);
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
