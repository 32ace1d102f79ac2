//! Games opened from links and texts: continuations of the current game and replacements.

use tic_tac_toe::app::view::status::status_extras;
use tic_tac_toe::learn::coach::message::CoachView;
use tic_tac_toe::progress;
use tic_tac_toe::share;
use tic_tac_toe::share::model::ShareDialog;
use tic_tac_toe::share::result::{Copied, ShareOutcome};
use tic_tac_toe::state::Announcement;
use tic_tac_toe::ui::context::ViewContext;
use yew::Callback;

use crate::prelude::*;

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
        // Before the first move, it invites the friend.
        (Mark::X, "", Some(Mark::O)),
        // Before the own move, there is nothing to send.
        (Mark::X, "b2a1", None),
        (Mark::O, "b2", None),
        (Mark::O, "a1b2a2c3a3", None),
    ] {
        let sent = by_link(play, list).turn_setup();
        assert_eq!(sent, friend.map(|friend| setup(Opponent::Remote, friend)), "{play} {list}");
    }
    for play in Mark::ALL {
        assert_eq!(opened(&by_link(play, ""), "").turn_setup(), None, "a guest invites nobody");
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
        progress::Msg::Follow(Rc::new(other.saved().game.unwrap_or_else(|| panic!("{:?}", state.game())))).into()
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
fn link_that_nobody_has_taken_is_shown_until_the_share_sheet_answers() {
    let moved = by_link(Mark::X, "b2");
    let ended = |state: &Rc<GameState>, outcome| {
        after(state, share::Msg::MoveShared(moved.shown.revision, shared(outcome)).into())
    };
    assert_eq!(ended(&moved, ShareOutcome::Shared).shown.announcement, Announcement::Sent(false));
    assert_eq!(ended(&moved, ShareOutcome::Copied(Copied::Link)).shown.announcement, Announcement::Sent(true));
    for outcome in [ShareOutcome::Refused, ShareOutcome::Unanswered] {
        let asked = ended(&moved, outcome);
        let shown = LazyDialog::Share(ShareDialog { result: Some(shared(outcome)) });
        assert_eq!((asked.lazy_dialog(), asked.is_shared()), (Some(&shown), false));
        assert!(ended(&asked, ShareOutcome::Shared).is_shared());
    }
    // The sheet was open while the board changed.
    let late = share::Msg::MoveShared(moved.shown.revision, shared(ShareOutcome::Shared));
    assert_dropped(&after(&moved, GameAction::Reset), late.into());
}

/// Returns the headline and the details of the status, if the lazy part replaces them.
fn told(state: &GameState) -> (Option<String>, Option<String>) {
    let cx = ViewContext { state, dispatch: &Callback::noop(), texts: Texts::ENGLISH };
    let status = status_extras(&cx, &CoachView::default());
    (status.headline, status.details.map(|details| details.text))
}

#[test]
fn status_tells_each_player_the_next_step() {
    let sent = |state: &Rc<GameState>, outcome| {
        let sent = after(state, share::Msg::MoveShared(state.shown.revision, shared(outcome)).into());
        after(&sent, GameAction::CloseDialog)
    };
    // After a reload, nothing has just been announced.
    let reloaded = |state: &GameState| {
        let saved = state.saved();
        let blank = GameState::new(saved.setup, saved.preferences, saved.scores, 1);
        Rc::new(blank.resumed(saved.game.unwrap()).with_lazy_part())
    };
    let guest = |play| after(&by_link(play, ""), open(game(""), Vec::new()));
    let invited = |play, outcome| sent(&by_link(play, ""), outcome);
    for (state, headline, details) in [
        (by_link(Mark::O, ""), Some("Invite your friend"), "Send the link. Your friend moves first"),
        (invited(Mark::O, ShareOutcome::Copied(Copied::Link)), None, "Link copied. Send it, then open the reply"),
        (invited(Mark::O, ShareOutcome::Shared), None, "Your friend moves first and sends you a link"),
        (reloaded(&invited(Mark::O, ShareOutcome::Shared)), None, "Your friend moves first and sends you a link"),
        (guest(Mark::O), None, "Your friend moves first and sends you a link"),
        (by_link(Mark::X, ""), None, "Make a move and send it, or press Invite"),
        (invited(Mark::X, ShareOutcome::Copied(Copied::Link)), None, "Link copied. Send it to your opponent"),
        (invited(Mark::X, ShareOutcome::Shared), None, "Make a move and send it, or press Invite"),
        (guest(Mark::X), None, "A friend invited you. Move, then press Send"),
        (opened(&by_link(Mark::X, "b2a1"), "b2c1"), None, "Your friend changed a move"),
        (opened(&state(setup(PERFECT, Mark::X), ""), "c1c3b1c2a1"), None, "Three in a row. Someone shared this game"),
    ] {
        assert_eq!(told(&state), (headline.map(str::to_owned), Some(details.to_owned())));
    }
}

#[test]
fn visit_with_a_link_to_a_finished_game_keeps_the_own_players() {
    let own = setup(PERFECT, Mark::O);
    for (moves, replay) in [("a1b1a2b2a3", Some(own)), ("a1b1", None)] {
        let visit = Rc::new(Rc::unwrap_or_clone(opened(&friends(""), moves)).with_replay(own));
        assert_eq!(visit.replay(), replay, "a running game goes on between two players");
        assert_eq!(after(&visit, GameAction::Reset).setup(), replay.unwrap_or(visit.setup()));
        // The opponent of the link is not the visitor's choice, unless an earlier moment is played from.
        assert_eq!(visit.saved().setup, replay.unwrap_or(visit.setup()));
        let earlier = after(&visit, GameAction::Go(Go::To(1)));
        assert_eq!(after(&earlier, GameAction::Play(square("c3"))).replay(), None);
    }
}
