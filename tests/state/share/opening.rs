//! Initial state and games opened from an address.

use tic_tac_toe::settings::looks::accent::AccentChoice;
use tic_tac_toe::share::address::page_settings::PageSettings;

use crate::prelude::*;

#[test]
fn visit_begins_with_the_accent_of_the_address() {
    let accent = AccentChoice::read("7c3aed");
    let mut state = Rc::unwrap_or_clone(friends(""));
    PageSettings { accent, ..PageSettings::default() }.apply_to(&mut state);
    assert_eq!(state.accent(), accent.and_then(AccentChoice::accent));
}

#[test]
fn opened_game_adds_its_notes() {
    let note = Note::UnknownValue { key: "play".to_owned(), value: "z".to_owned() };
    let before = after(&friends("a1"), GameAction::Notify(Note::NotSaved));
    let opened = after(&before, open(game("b2"), vec![note.clone()]));
    assert_eq!(opened.notes(), [Note::NotSaved, note]);
    assert!(!Rc::ptr_eq(&before, &opened));
}

#[test]
fn finished_game_of_a_link_is_a_replay() {
    let own = setup(PERFECT, Mark::O);
    let visit = |moves| {
        let opened = after(&friends(""), open(game(moves), Vec::new()));
        Rc::new(Rc::unwrap_or_clone(opened).with_replay(own))
    };
    let replay = visit("a1b1a2b2a3");
    assert_eq!(replay.replay(), Some(own));
    // The opponent of the link is not the visitor's choice.
    assert_eq!((replay.saved().setup, replay.saved().game), (own, None));
    let next = after(&replay, GameAction::Reset);
    assert_eq!((next.setup(), next.game().moves(), next.replay()), (own, &[][..], None));
    // An earlier moment can be played from.
    let earlier = after(&replay, GameAction::Go(Go::To(4)));
    assert_eq!(after(&earlier, GameAction::Play(square("c3"))).replay(), None);
    // A running game goes on between two players.
    let running = visit("a1b1");
    assert_eq!((running.replay(), after(&running, GameAction::Reset).setup()), (None, friends("").setup()));
}
