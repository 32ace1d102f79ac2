//! What the reader is told, and dismisses.

use tic_tac_toe::state::{GameAction, Note};

use crate::given::{OPEN_SETTINGS, after, assert_dropped, friends, game, open};

/// Three different notes.
fn notes() -> [Note; 3] {
    [
        Note::UnknownKey("colour".to_owned()),
        Note::UnknownValue { key: "play".to_owned(), value: "z".to_owned() },
        Note::SavedUnreadable,
    ]
}

#[test]
fn notes_stand_in_the_order_in_which_they_came() {
    let state = notes().into_iter().fold(friends("a1"), |state, note| after(&state, GameAction::Notify(note)));
    assert_eq!(state.notes(), notes());
}

#[test]
fn a_note_is_not_said_twice() {
    for note in notes() {
        let noted = after(&friends(""), GameAction::Notify(note.clone()));
        assert_dropped(&noted, GameAction::Notify(note));
    }
}

#[test]
fn a_note_is_dismissed_alone_and_may_come_back() {
    let all = notes().into_iter().fold(friends("a1"), |state, note| after(&state, GameAction::Notify(note)));
    for note in notes() {
        let dismissed = after(&all, GameAction::Dismiss(note.clone()));
        let others: Vec<Note> = notes().into_iter().filter(|other| *other != note).collect();
        assert_eq!(dismissed.notes(), others);
        assert_eq!(dismissed.game(), all.game());
        assert_dropped(&dismissed, GameAction::Dismiss(note.clone()));
        assert!(after(&dismissed, GameAction::Notify(note.clone())).notes().contains(&note));
    }
}

#[test]
fn notes_stay_until_they_are_dismissed() {
    let noted = after(&friends("a1"), GameAction::Notify(Note::NotSaved));
    for action in [GameAction::Reset, OPEN_SETTINGS, GameAction::ResetScore] {
        assert_eq!(after(&noted, action).notes(), [Note::NotSaved]);
    }
}

#[test]
fn an_opened_game_says_nothing_twice() {
    // The query is read again whenever the fragment changes, and with it what made no sense in it.
    let open = open(game("b2"), notes().to_vec());
    let opened = after(&after(&friends(""), open.clone()), open);
    assert_eq!(opened.notes(), notes());
}
