//! Writes SGF files.

use engine::decimal::decimal;
use engine::{Game, Mark, Objective, Outcome, Position, Square};

/// The number of moves in a line.
const MOVES_IN_LINE: usize = 10;

/// Writes the moves of a game up to the cursor.
///
/// ```
/// use engine::{Rules, notation};
/// use records::sgf;
///
/// let game = notation::read_moves(Rules::TIC_TAC_TOE, "a1b1b2a2c3").game;
/// let written = "\
/// (;FF[4]GM[4]CA[UTF-8]SZ[3]RU[3x3x3]RE[B+]
/// ;B[aa];W[ba];B[bb];W[ab];B[cc]
/// )
/// ";
/// assert_eq!(sgf::write(&game), written);
/// assert_eq!(records::read(written, Rules::TIC_TAC_TOE).game, Some(game));
/// ```
pub fn write(game: &Game) -> String {
    let (rules, start) = (game.rules(), game.start());
    let mut text = "(;FF[4]GM[4]CA[UTF-8]".to_owned();
    let [columns, rows] = [rules.columns(), rules.rows()].map(|side| decimal(side.into()));
    let size = if columns == rows { columns } else { [&*columns, ":", &rows].concat() };
    property("SZ", &size, &mut text);
    let objective = if rules.objective() == Objective::Normal { "" } else { " misere" };
    property("RU", &[&*rules.name(), objective].concat(), &mut text);
    match game.position().outcome() {
        None => {}
        Some(Outcome::Drawn) => property("RE", "0", &mut text),
        Some(Outcome::Won { by, .. }) => property("RE", &[color(by), "+"].concat(), &mut text),
    }
    if start != Position::new(rules) {
        for mark in Mark::ALL {
            let squares = start.marks(mark);
            if !squares.is_empty() {
                text.extend(["A", color(mark)]);
            }
            for square in squares {
                text.extend(["[", &point(square), "]"]);
            }
        }
        property("PL", color(start.turn()), &mut text);
    }
    for (index, square) in game.shown_moves().iter().enumerate() {
        text.push_str(if index.is_multiple_of(MOVES_IN_LINE) { "\n;" } else { ";" });
        property(color(game.turn_after(index)), &point(*square), &mut text);
    }
    text.push_str("\n)\n");
    text
}

fn property(name: &str, value: &str, text: &mut String) {
    text.extend([name, "[", value, "]"]);
}

/// Black moves first.
const fn color(mark: Mark) -> &'static str {
    match mark {
        Mark::X => "B",
        Mark::O => "W",
    }
}

fn point(square: Square) -> String {
    [square.column(), square.row()].map(|index| char::from(b'a' + index)).iter().collect()
}
