//! Writes records.

use engine::decimal::decimal;
use engine::notation::write_position;
use engine::{Game, Objective, Position};

use crate::words::{BOARD, OBJECTIVE, OUTCOME, START, outcome_in_words};

/// Writes the moves of a game up to the cursor.
pub fn write(game: &Game) -> String {
    let (rules, start, end) = (game.rules(), game.start(), game.position());
    let part = |name: &str, value: &str| [name, ": ", value, "\n"].concat();
    let mut text = part(BOARD, &rules.name());
    if rules.objective() != Objective::Normal {
        text.push_str(&part(OBJECTIVE, rules.objective().name()));
    }
    if start != Position::new(rules) {
        text.push_str(&part(START, &write_position(start)));
    }
    text.push('\n');
    for (index, square) in game.shown_moves().iter().enumerate() {
        let number = decimal(index as u64 + 1);
        text.extend([&*number, ". ", game.turn_after(index).letter(), " ", &square.name(), "\n"]);
    }
    if game.cursor() > 0 {
        text.push('\n');
    }
    text.push_str(&part(OUTCOME, outcome_in_words(end.outcome())));
    text.extend(["\n", &end.drawing(), "\n"]);
    text
}
