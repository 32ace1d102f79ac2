//! The stored form of a game with other rules.

use super::address;
use super::model::OtherGame;
use super::players::{OPPONENTS, Players};
use crate::state::Score;
use crate::state::named::Named;
use crate::state::opponent::Opponent;
use engine::Mark;
use engine::decimal::decimal;
use engine::other_games::{Game, Variant};

impl OtherGame {
    /// Serializes the game: variant, opponent, side, seed, whether it counts, cursor, moves and the score of the match, as in
    /// `infinite medium x 7 yes 2 b2a1 1 0 0`.
    #[must_use]
    pub fn text(&self) -> String {
        let parts = [
            self.variant().name(),
            self.players.opponent.name(),
            self.players.play.name(),
            &decimal(self.seed),
            self.counts.name(),
            &decimal(self.cursor as u64),
            &address::moves(&self.game),
            &self.match_score.text(),
        ];
        parts.join(" ")
    }

    /// Deserializes a game. Returns `None` if a part is missing or invalid.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(8, ' ');
        let variant = Variant::from_name(parts.next()?)?;
        let (opponent, play) = (Opponent::from_name(parts.next()?)?, Mark::from_name(parts.next()?)?);
        let players = Players { opponent, play };
        let (seed, counts) = (parts.next()?.parse().ok()?, bool::from_name(parts.next()?)?);
        let cursor: usize = parts.next()?.parse().ok()?;
        let (game, rest) = address::read_moves(variant, parts.next()?);
        // An older release has stored no score.
        let match_score = parts.next().map_or(Some(Score::NONE), Score::read)?;
        let is_whole = rest.is_empty() && OPPONENTS.contains(&opponent) && cursor <= game.moves().len();
        // Looking back at the computer's turn, the game waits for the player's return.
        let is_undone = cursor < game.moves().len() && players.is_local(Self::side_after(cursor));
        is_whole.then(|| {
            let mut read = Self { counts, is_undone, match_score, ..Self::with_moves(game, players, seed) };
            read.set_cursor(cursor);
            read
        })
    }

    /// Whether this saved game has the players and begins with the moves of a game in an address.
    #[must_use]
    pub fn continues(&self, opened: &Game, players: Players) -> bool {
        let is_same_side = self.players.play == players.play || players.opponent == Opponent::Friend;
        self.variant() == opened.variant()
            && self.players.opponent == players.opponent
            && is_same_side
            && self.moves().starts_with(opened.moves())
    }
}
