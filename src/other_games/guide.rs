//! The first try of a game: three moves of the player with a sentence each, and the replies to them.

use super::model::{OtherGame, Phase};
use super::players::Players;
use engine::other_games::{Game, Move, Variant};

/// The moves of the player, and the replies between them.
const LENGTH: usize = 5;

/// The player's moves of a first try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The first move.
    First,
    /// The second move.
    Second,
    /// The third move.
    Third,
}

/// Returns the line of a first try: its last five moves are the player's and the replies to them.
const fn line(variant: Variant) -> &'static str {
    match variant {
        Variant::Infinite => "b2 a1 a2 c2 b3 b1 c1 b2 c3 a3 c2",
        Variant::Wild => "b2x a1o c3x c1o b1o",
        Variant::WildMisere => "b2x a1x c3o c1o c2x",
        Variant::Notakto1 | Variant::Notakto2 | Variant::Notakto3 => "b2 a1 c2 a3 b1",
        Variant::Ultimate => "e5 d4 c3 h8 e4 f2 g6 b8 e6 e8 i4",
    }
}

impl OtherGame {
    /// Returns the game of a first try, which does not count.
    #[must_use]
    pub fn guided(variant: Variant, seed: u64) -> Self {
        let line = Game::parse(variant, line(variant)).ok();
        let start = line.as_ref().map(|line| line.until(line.moves().len() - LENGTH));
        let game = Self::with_moves(start.unwrap_or_else(|| Game::new(variant)), Players::default(), seed);
        Self { guide: line, counts: false, ..game }
    }

    /// Returns the next move of the first try; none in any other game.
    #[must_use]
    pub fn guided_move(&self) -> Option<Move> {
        let line = self.guide.as_ref()?.moves();
        let (played, rest) = line.split_at_checked(self.cursor())?;
        rest.first().filter(|_| self.moves().starts_with(played)).copied()
    }

    /// Returns the step of the first try, at the player's turn.
    #[must_use]
    pub fn guided_step(&self) -> Option<Step> {
        self.guided_move().filter(|_| matches!(self.phase(), Phase::Turn(_)))?;
        let left = self.guide.as_ref()?.moves().len().checked_sub(self.cursor())?;
        Some(match left {
            5.. => Step::First,
            3.. => Step::Second,
            _ => Step::Third,
        })
    }
}
