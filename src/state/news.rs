//! What has just happened, for those who hear the page.

use crate::engine::Square;

/// What has just happened. The status says it before how the game stands, so that each thing is heard once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum News {
    /// The board shows another moment: somebody played, a game began, or the reader went through it.
    #[default]
    Moment,
    /// Somebody tried to play this square, on which a mark is.
    Taken(Square),
    /// Somebody aims at a square.
    Aim,
    /// The game explains something else than before.
    Explanation,
    /// There is another note.
    Note,
}
