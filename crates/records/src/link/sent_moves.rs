//! The moves in a link, and the number of moves that the link announces.

use engine::decimal::decimal;
use engine::notation::{is_separator, split_digits};
use engine::{Game, Position, Square};

use crate::error::{RecordError, RecordErrorKind};
use crate::numbered_moves::NumberedMoves;
use crate::read_record::ReadRecord;
use crate::transport::received;

/// What a link says about its moves: their number, and the last one, whose row can be cut. As text, `60b1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SentMoves {
    /// The number of moves.
    pub count: usize,
    /// The last move, if it is named.
    pub last: Option<Square>,
}

impl SentMoves {
    /// Reads the text. A number that is cut off counts as 0.
    pub fn read(text: &str) -> Self {
        let (count, last) = split_digits(text);
        Self { count: count.parse().unwrap_or(0), last: last.parse().ok() }
    }

    /// Writes the text for the shown moves of a game.
    pub fn write(game: &Game) -> String {
        let last = game.shown_moves().last().map(|square| square.name());
        decimal(game.cursor() as u64) + &last.unwrap_or_default()
    }

    /// Returns how many moves of a game have arrived whole, and whether these are all.
    fn arrived(self, game: &Game) -> (usize, bool) {
        let moves = game.moves();
        let last = self.count.checked_sub(1).and_then(|index| moves.get(index));
        if moves.len() >= self.count && self.last.is_none_or(|square| last == Some(&square)) {
            return (self.count, true);
        }
        // The row of the last move can have had a second digit.
        let rows = game.rules().rows();
        let is_sure = |square: &Square| moves.len() < self.count && 10 * (square.row() + 1) > rows;
        let arrived = moves.len().min(self.count);
        (if moves.last().is_none_or(is_sure) { arrived } else { arrived.saturating_sub(1) }, false)
    }
}

/// Reads the moves of a link from its start, with numbers and marks as in a [record](crate#syntax). `sent` is what the link says
/// about its moves, if anything. Always returns a game.
///
/// ```
/// use engine::{Position, Rules};
/// use records::{SentMoves, read_moves};
///
/// let read = read_moves(Position::new(Rules::TIC_TAC_TOE), "b2a", Some(SentMoves::read("3c3")));
/// assert_eq!(read.game.unwrap().moves().len(), 1);
/// assert_eq!(read.problem.unwrap().kind.to_string(), "the link is cut: only 1 of 3 moves arrived");
/// ```
pub fn read_moves(start: Position, text: &str, sent: Option<SentMoves>) -> ReadRecord {
    let text = received(text);
    let mut text = &*text;
    if sent.is_some() {
        // The last square can be cut.
        text = text.trim_end_matches(is_separator).trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    }
    let mut game = Game::from(start);
    let mut moves = NumberedMoves::default();
    let read = moves.read(&mut game, text).and_then(|()| moves.check_complete(&game));
    let mut problem = read.err();
    if let Some(sent) = sent {
        let (arrived, is_whole) = sent.arrived(&game);
        if !is_whole && problem.is_none() || arrived < sent.count && game.moves().len() >= sent.count {
            problem = Some(RecordErrorKind::MissingMoves { arrived, of: sent.count });
            game.truncate(arrived);
        } else if is_whole && problem.is_some() {
            // What follows the last move does not belong to the link.
            problem = None;
            game.truncate(sent.count);
        }
    }
    ReadRecord { game: Some(game), problem: problem.map(|kind| RecordError { line: 1, kind }) }
}
