//! Names the formats that the game recognizes but does not read.

/// Returns the name of the format of a text.
pub fn format_of(text: &str) -> Option<&'static str> {
    let begins_with = |start: &str| text.trim_start().starts_with(start);
    if text.char_indices().take(4).any(|(at, _)| text.get(at..).is_some_and(|rest| rest.starts_with("RenLib"))) {
        // A binary file, and the bytes before the name are no text.
        Some("RenLib (.lib)")
    } else if is_pos(text) {
        Some("RenLib (.pos)")
    } else if begins_with("<") && text.contains("<move") {
        Some("RenjuNet (.rif)")
    } else if begins_with("[Event ") || begins_with("[Site ") {
        Some("PGN")
    } else if is_rec(text) {
        Some("Piskvork (.rec)")
    } else {
        has_move_section(text).then_some("[GAME] [MOVE]")
    }
}

/// Whether a text is a `.pos` file: the number of moves, and a byte for each. A line end is no number.
fn is_pos(text: &str) -> bool {
    let mut letters = text.trim_end_matches(['\r', '\n']).chars();
    let count = letters.next().filter(|first| first.is_ascii_control() && !matches!(first, '\r' | '\n'));
    count.is_some_and(|count| letters.take(32).count() == count as usize)
}

/// Whether a text is a `.rec` file: two names, then lines of column, row and time. It lacks the size of the board.
fn is_rec(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let is_move = |line: &str| {
        let mut numbers = line.split(',');
        numbers.clone().count() == 3 && numbers.all(|number| number.parse::<u32>().is_ok())
    };
    let names = [lines.next(), lines.next()];
    names.into_iter().all(|name| name.is_some_and(|name| !is_move(name))) && lines.next().is_some_and(is_move)
}

/// Whether a text has the sections `[GAME]` and `[MOVE]` of a settings file.
fn has_move_section(text: &str) -> bool {
    let has = |section: &str| text.lines().any(|line| line.trim().eq_ignore_ascii_case(section));
    has("[GAME]") && has("[MOVE]")
}
