//! Editing a position by pressing squares.

use engine::ImpossiblePosition;
use tic_tac_toe::share::editor::draft::Draft;
use tic_tac_toe::share::editor::model::Editor;
use tic_tac_toe::share::editor::update::{Event, Msg};

use crate::any;
use crate::prelude::*;

fn empty() -> Draft {
    Draft::of(&Position::new(Rules::TIC_TAC_TOE))
}

/// Returns the draft after presses on these squares.
fn pressed(squares: &str) -> Draft {
    let names = squares.split_whitespace();
    names.fold(empty(), |draft, name| draft.changed_at(square(name)))
}

#[test]
fn every_position_can_be_edited_into_any_other() {
    let mut random = Rng::with_seed(2);
    for _ in 0..5_000 {
        let [from, to] = [(); 2].map(|()| any::game(&mut random).position());
        let mut draft = Draft::of(&from);
        for square in Rules::TIC_TAC_TOE.squares() {
            for _ in 0..2 {
                if draft.mark_at(square) != to.mark_at(square) {
                    draft = draft.changed_at(square);
                }
            }
        }
        // The turn is correct even if no square changes.
        assert_eq!(draft.position(), Ok(to));
    }
}

#[test]
fn turn_follows_the_mark_counts_where_they_determine_it() {
    let table = [
        ("", Mark::X),
        ("a1", Mark::O),
        ("a1 b1 b1", Mark::X),
        ("a1 b1 b1 c1", Mark::O),
        // The counts leave the turn open; it stays.
        ("a1 b1", Mark::O),
        ("a1 a1", Mark::O),
        ("a1 a1 b1", Mark::X),
        ("a1 a1 b1 b1", Mark::X),
    ];
    for (squares, turn) in table {
        assert_eq!(pressed(squares).turn(), turn, "{squares}");
    }
    for turn in Mark::ALL {
        let chosen = pressed("a1 b1").with_turn(turn);
        assert_eq!((chosen.turn(), chosen.with_turn(Mark::O)), (turn, pressed("a1 b1")));
        // The next mark determines the turn again.
        assert_eq!(chosen.changed_at(square("b1")).turn(), Mark::X);
    }
}

/// Returns the editor of the empty board after these messages, and what the last one leads to.
fn told(msgs: &[Msg]) -> (Editor, Option<Event>) {
    let mut editor = Editor::new(&Position::new(Rules::TIC_TAC_TOE));
    let event = msgs.iter().fold(None, |_, msg| editor.update(*msg));
    (editor, event)
}

#[test]
fn small_square_is_aimed_at_before_it_changes() {
    let [a1, b2] = ["a1", "b2"].map(square);
    for (msgs, aim, mark) in [
        (&[Msg::Touch(a1)][..], Some(a1), None),
        (&[Msg::Touch(a1), Msg::Touch(a1)], Some(a1), Some(Mark::X)),
        (&[Msg::Touch(b2), Msg::Touch(a1)], Some(a1), None),
        (&[Msg::Touch(b2), Msg::Aim(a1), Msg::Change(a1)], Some(a1), Some(Mark::X)),
        // A press of another square than the aimed one ends the aim.
        (&[Msg::Touch(b2), Msg::Change(a1)], None, Some(Mark::X)),
    ] {
        let (editor, _) = told(msgs);
        assert_eq!((editor.aim(), editor.draft().mark_at(a1)), (aim, mark), "{msgs:?}");
    }
}

#[test]
fn impossible_position_is_told_until_the_next_change() {
    let twice = [Msg::Change(square("a1")), Msg::Change(square("b1")), Msg::Play];
    let problem = |msgs: &[Msg]| told(msgs).0.problem();
    assert_eq!(problem(&twice[..2]), None, "the player is not done yet");
    assert!(matches!(problem(&twice), Some(ImpossiblePosition::TooMany { mark: Mark::X, .. })));
    assert_eq!(told(&twice).1, None);
    assert_eq!(problem(&[&twice[..], &[Msg::SetTurn(Mark::X)]].concat()), None);
    let possible = told(&[Msg::Change(square("a1")), Msg::Play]);
    assert_eq!((possible.0.problem(), possible.1), (None, Some(Event::Play(game("a1").position()))));
}

#[test]
fn position_of_the_editor_begins_a_game() {
    let opened = after(&friends("b2"), GameAction::Show(Dialog::SetUp));
    let [x, o, play] = [Msg::Change(square("a1")), Msg::Change(square("a1")), Msg::Play].map(GameAction::from);
    let played = after(&after(&after(&opened, x), o), play);
    assert_eq!((played.position(), played.dialog.as_ref()), (game("b2a1").position(), None));
    assert_eq!(played.game().moves(), []);
}
