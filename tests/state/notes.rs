//! Notes and their dismissal.

use tic_tac_toe::engine::{Rules, notation};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::state::{Announcement, GameAction, Go, Note};

use crate::given::{after, assert_dropped, friends, game, open, open_settings, square, worker_fails};

fn notes() -> [Note; 3] {
    [
        Note::OlderLink { shown: 1, played: 2 },
        Note::UnknownValue { key: "play".to_owned(), value: "z".to_owned() },
        Note::SavedUnreadable,
    ]
}

#[test]
fn notes_are_in_order_of_arrival() {
    let state = notes().into_iter().fold(friends("a1"), |state, note| after(&state, LazyAction::Notify(note).into()));
    assert_eq!(state.notes(), notes());
}

#[test]
fn note_is_not_repeated() {
    let noted = notes().into_iter().fold(friends("a1"), |state, note| after(&state, LazyAction::Notify(note).into()));
    for note in notes() {
        assert_dropped(&noted, LazyAction::Notify(note).into());
    }
}

#[test]
fn dismissed_note_may_return() {
    let all = notes().into_iter().fold(friends("a1"), |state, note| after(&state, LazyAction::Notify(note).into()));
    for note in notes() {
        let dismissed = after(&all, LazyAction::Dismiss(note.clone()).into());
        let others: Vec<Note> = notes().into_iter().filter(|other| *other != note).collect();
        assert_eq!((dismissed.notes(), dismissed.shown.announcement), (&others[..], Announcement::Coach));
        assert_eq!(dismissed.game(), all.game());
        assert_dropped(&dismissed, LazyAction::Dismiss(note.clone()).into());
        assert!(after(&dismissed, LazyAction::Notify(note.clone()).into()).notes().contains(&note));
    }
}

#[test]
fn dismissal_of_a_missing_note_changes_nothing() {
    let noted = after(&friends("a1"), LazyAction::Notify(Note::SavedUnreadable).into());
    assert_dropped(&noted, LazyAction::Dismiss(Note::NotSaved).into());
}

#[test]
fn notes_stay_until_they_are_dismissed() {
    let noted = after(&friends("a1"), LazyAction::Notify(Note::NotSaved).into());
    for action in [GameAction::Reset, open_settings(), LazyAction::ResetScore.into()] {
        assert_eq!(after(&noted, action).notes(), [Note::NotSaved]);
    }
}

#[test]
fn note_replaces_an_older_note_of_its_kind() {
    let bad = |value: &str| Note::UnknownValue { key: "theme".to_owned(), value: value.to_owned() };
    let noted = [bad("red"), Note::NotSaved, bad("blue")].into_iter();
    let state = noted.fold(friends(""), |state, note| after(&state, LazyAction::Notify(note).into()));
    assert_eq!(state.notes(), [Note::NotSaved, bad("blue")]);
    // The same problem in another game.
    let problem = || Note::BadMoves(notation::read_moves(Rules::TIC_TAC_TOE, "b2b2").problem.unwrap());
    let noted = [problem(), Note::NotSaved, problem()].into_iter();
    let state = noted.fold(friends(""), |state, note| after(&state, LazyAction::Notify(note).into()));
    assert_eq!(state.notes(), [Note::NotSaved, problem()]);
}

#[test]
fn note_about_an_opened_game_ends_with_the_game() {
    let unknown = |key: &str| Note::UnknownValue { key: key.to_owned(), value: "z".to_owned() };
    for note in [unknown("play"), unknown("theme")] {
        let opened = after(&friends(""), open(game("b2a1"), vec![note.clone(), Note::NotSaved]));
        assert_eq!(after(&opened, GameAction::Go(Go::First)).notes(), [note.clone(), Note::NotSaved]);
        for action in [GameAction::Reset, open(game("c3"), Vec::new())] {
            assert_eq!(after(&opened, action.clone()).notes(), [Note::NotSaved], "{action:?}");
        }
        // Notes of the next link replace those of the first.
        let next = Note::UnknownValue { key: "lang".to_owned(), value: "xx".to_owned() };
        let again = after(&opened, open(game("b2a1"), vec![next.clone()]));
        assert_eq!(again.notes(), [Note::NotSaved, next]);
    }
    let lost = after(&friends("a1"), worker_fails());
    assert_eq!((lost.notes(), after(&lost, GameAction::Reset).notes()), (&[Note::NoWorker][..], &[][..]));
}

#[test]
fn note_of_an_older_link_ends_at_the_last_move() {
    let older = after(&friends("b2a1c3"), open(game("b2"), Vec::new()));
    assert_eq!(older.notes(), [Note::OlderLink { shown: 1, played: 3 }]);
    let other = after(&older, open(game("b2a1"), Vec::new()));
    assert_eq!(other.notes(), [Note::OlderLink { shown: 2, played: 3 }]);
    assert_eq!(after(&older, GameAction::Go(Go::Forward)).notes().len(), 1);
    for action in [GameAction::Go(Go::Last), GameAction::Play(square("a3"))] {
        assert_eq!(after(&older, action).notes(), []);
    }
}

#[test]
fn reopened_address_does_not_repeat_notes() {
    // The query is parsed again with each new fragment.
    let notes = &notes()[1..];
    let open = open(game("b2"), notes.to_vec());
    let opened = after(&after(&friends(""), open.clone()), open);
    assert_eq!(opened.notes(), notes);
}
