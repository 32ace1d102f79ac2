//! The announcement of dismissed notes.

use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::state::{Announcement, Note};

use crate::given::{after, friends};

#[test]
fn note_is_announced_until_it_is_dismissed() {
    let noted = after(&friends("a1"), LazyAction::Notify(Note::NotSaved).into());
    let dismissed = after(&noted, LazyAction::Dismiss(Note::NotSaved).into());
    let announcements = [&noted, &dismissed].map(|state| state.shown.announcement);
    assert_eq!(announcements, [Announcement::Note, Announcement::Coach]);
}
