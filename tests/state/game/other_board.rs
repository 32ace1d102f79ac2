//! The fields for a board of any size.

use engine::RulesError;
use tic_tac_toe::game::other_board::model::{BoardError, OtherBoard};
use tic_tac_toe::game::other_board::update::{Event, Msg};

use crate::prelude::*;

fn fields(texts: [&str; 3]) -> Msg {
    Msg::Play(texts.map(str::to_owned))
}

#[test]
fn fields_name_a_board_or_the_reason_why_they_do_not() {
    let misere = Rules::TIC_TAC_TOE.with_objective(Objective::Misere);
    let rules = |columns, rows, line| Rules::new(columns, rows, line, Objective::Misere).unwrap();
    let size = |columns, rows| Err(BoardError::Rules(RulesError::Size { columns, rows }));
    for (texts, expected) in [
        (["3", "3", "3"], Ok(misere)),
        ([" 7", "6 ", "4"], Ok(rules(7, 6, 4))),
        (["20", "1", "2"], Ok(rules(20, 1, 2))),
        (["21", "3", "3"], size(21, 3)),
        (["3", "0", "3"], size(3, 0)),
        (["3", "3", "4"], Err(BoardError::Rules(RulesError::InARow(4)))),
        (["", "3", "3"], Err(BoardError::NotANumber)),
        (["3", "3.5", "3"], Err(BoardError::NotANumber)),
        (["3", "3", "-3"], Err(BoardError::NotANumber)),
        (["256", "3", "3"], Err(BoardError::NotANumber)),
        (["３", "3", "3"], Err(BoardError::NotANumber)),
    ] {
        let mut board = OtherBoard::default();
        let event = board.update(fields(texts), misere.objective());
        assert_eq!((event, board.problem()), (expected.ok().map(Event::Play), expected.err()), "{texts:?}");
    }
}

#[test]
fn named_board_begins_a_game_and_others_leave_the_dialog_open() {
    let opened = after(&friends("b2"), GameAction::Show(Dialog::OtherBoard));
    let refused = after(&opened, fields(["3", "3", "9"]).into());
    assert_eq!(refused.game(), opened.game());
    assert!(refused.dialog.is_some() && refused.dialog != opened.dialog);
    let begun = after(&refused, fields(["7", "6", "4"]).into());
    assert_eq!((begun.setup().rules.to_string().as_str(), begun.dialog.as_ref()), ("7x6x4", None));
}
