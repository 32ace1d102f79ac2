//! Positions of 3 × 3 as programs exchange them: nine squares in reading order, such as `_x_ox_oox` or `XOX/-O-/--X`.

use engine::{Game, Mark, Rules};

use crate::read_record::ReadRecord;
use crate::setup::{NO_MARKS, set_up};

/// Reads nine squares. Returns `None` for any other text. X moves if both sides have as many marks.
pub fn read(text: &str, fallback: Rules) -> Option<ReadRecord> {
    let text = text.trim();
    let mut rows = text.split('/').map(str::len);
    let is_in_rows = text.len() == 9 || (text.len() == 11 && rows.all(|length| length == 3));
    // With dots alone, the text is a drawing of a row.
    if !is_in_rows || !text.contains(['_', '-']) {
        return None;
    }
    let is_3_by_3 = (fallback.columns(), fallback.rows()) == (3, 3);
    let rules = if is_3_by_3 { fallback } else { Rules::TIC_TAC_TOE };
    let mut marks = NO_MARKS;
    for (letter, square) in text.chars().filter(|letter| *letter != '/').zip(rules.squares()) {
        match Mark::from_letter(letter) {
            Some(mark) => marks[mark].insert(square),
            None if matches!(letter, '_' | '-' | '.') => {}
            None => return None,
        }
    }
    Some(match set_up(rules, marks, None) {
        Ok(start) => ReadRecord { game: Some(Game::from(start)), problem: None },
        Err(kind) => ReadRecord::refused(1, kind),
    })
}
