//! Games whose rows are counted from below.

use engine::{ByMark, Game, Mark, Position, Square, Squares};

/// Returns the same game with the rows in the opposite order.
pub fn mirrored(game: &Game) -> Game {
    let (rules, start) = (game.rules(), game.start());
    let opposite = |square: Square| {
        let row = rules.rows().checked_sub(square.row() + 1);
        row.and_then(|row| Square::new(square.column(), row)).unwrap_or(square)
    };
    let marks = |mark: Mark| start.marks(mark).iter().map(opposite).collect::<Squares>();
    let marks = ByMark { x: marks(Mark::X), o: marks(Mark::O) };
    // A mirrored start is possible, and mirrored moves are legal.
    let mut copy = Game::from(Position::from_marks(rules, marks, start.turn()).unwrap_or(start));
    for square in game.moves() {
        let _ = copy.play(opposite(*square));
    }
    copy
}
