//! The time control of a match, and the time for each move.

use std::time::Duration;

/// The time limits that the manager has set, in whatever order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// The time for one move.
    per_move: Duration,
    /// The time for all moves of a game, if the manager has named one.
    per_game: PerGame,
    /// The remaining time of the game, if known.
    left: Option<Duration>,
    /// Whether the manager has named the remaining time since the last move.
    is_left_current: bool,
}

/// The time for all moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PerGame {
    Unknown,
    Unlimited,
    Limited(Duration),
}

/// The reserve for communication with the manager, and for the last nodes after the time is over.
const MOVE_OVERHEAD: Duration = Duration::from_millis(40);

/// The assumed number of further moves in a game.
const MOVES_LEFT: u32 = 20;

impl TimeControl {
    /// One second per move, until the manager sets a limit.
    pub const DEFAULT: Self =
        Self { per_move: Duration::from_secs(1), per_game: PerGame::Unknown, left: None, is_left_current: false };

    /// Sets the time for one move.
    pub const fn set_per_move(&mut self, time: Duration) {
        self.per_move = time;
    }

    /// Sets the time for all moves of a game, or that there is no limit.
    pub fn set_per_game(&mut self, time: Option<Duration>) {
        self.per_game = time.map_or(PerGame::Unlimited, PerGame::Limited);
        self.forget_old_rest();
    }

    /// Sets the remaining time of the game. Also before the game starts, and without a time for all moves.
    pub const fn set_left(&mut self, time: Duration) {
        (self.left, self.is_left_current) = (Some(time), true);
    }

    /// Begins a game, which has its whole time, or what the manager has said since the last move.
    pub const fn begin_game(&mut self) {
        self.forget_old_rest();
    }

    const fn forget_old_rest(&mut self) {
        if !self.is_left_current {
            self.left = None;
        }
    }

    /// Returns the remaining time of the game, if it is limited.
    fn rest(self) -> Option<Duration> {
        match self.per_game {
            PerGame::Unlimited => None,
            PerGame::Unknown => self.left,
            PerGame::Limited(time) => self.left.or(Some(time)),
        }
    }

    /// Returns the time for the next move: the limit per move, but at most an equal share of the game's remaining time.
    pub fn next_move(self) -> Duration {
        let limit = self.per_move.saturating_sub(MOVE_OVERHEAD.min(self.per_move / 2));
        match self.rest() {
            Some(left) => limit.min(left.saturating_sub(MOVE_OVERHEAD) / MOVES_LEFT),
            None => limit,
        }
    }

    /// Subtracts used time from the remaining time of the game.
    pub fn spend(&mut self, time: Duration) {
        if let Some(left) = self.rest() {
            self.left = Some(left.saturating_sub(time));
        }
        self.is_left_current = false;
    }
}
