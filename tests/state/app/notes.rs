//! The announcement of dismissed notes.

use tic_tac_toe::state::Announcement;

use crate::prelude::*;

#[test]
fn note_is_announced_until_it_is_dismissed() {
    let noted = after(&friends("a1"), GameAction::Notify(Note::NotSaved));
    let dismissed = after(&noted, GameAction::Dismiss(Note::NotSaved));
    let announcements = [&noted, &dismissed].map(|state| state.shown.announcement);
    assert_eq!(announcements, [Announcement::Note, Announcement::Coach]);
}
