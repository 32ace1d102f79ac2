//! The time control of a match, and the time for each move.

use std::time::Duration;

/// The time limits that the manager has set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// The time for one move.
    pub per_move: Duration,
    /// The time for all moves of a game, if limited.
    pub per_game: Option<Duration>,
    /// The remaining time of the game, if known.
    pub left: Option<Duration>,
}

/// The reserve for communication with the manager, and for the last nodes after the time is over.
const MOVE_OVERHEAD: Duration = Duration::from_millis(40);

/// The assumed number of further moves in a game.
const MOVES_LEFT: u32 = 20;

impl TimeControl {
    /// One second per move, until the manager sets a limit.
    pub const DEFAULT: Self = Self { per_move: Duration::from_secs(1), per_game: None, left: None };

    /// Returns the time for the next move: the limit per move, but at most an equal share of the game's remaining time.
    pub fn next_move(self) -> Duration {
        let limit = self.per_move.saturating_sub(MOVE_OVERHEAD.min(self.per_move / 2));
        match self.left.or(self.per_game) {
            Some(left) => limit.min(left.saturating_sub(MOVE_OVERHEAD) / MOVES_LEFT),
            None => limit,
        }
    }

    /// Subtracts used time from the remaining time of the game.
    pub fn spend(&mut self, time: Duration) {
        if let Some(left) = self.left.or(self.per_game) {
            self.left = Some(left.saturating_sub(time));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn time_for_a_move_is_within_all_limits() {
        let next_move = |per_move, per_game: Option<u64>, left: Option<u64>| {
            TimeControl { per_move: ms(per_move), per_game: per_game.map(ms), left: left.map(ms) }.next_move()
        };
        assert_eq!(TimeControl::DEFAULT.next_move(), ms(960));
        assert_eq!(next_move(5_000, None, None), ms(4_960));
        assert_eq!(next_move(0, None, None), ms(0));
        assert_eq!(next_move(10, None, None), ms(5));
        assert_eq!(next_move(30_000, Some(180_040), None), ms(9_000));
        assert_eq!(next_move(30_000, Some(180_000), Some(2_040)), ms(100));
        assert_eq!(next_move(30_000, Some(180_000), Some(20)), ms(0));
    }

    #[test]
    fn used_time_is_subtracted() {
        let mut time_control = TimeControl { per_move: ms(1_000), per_game: Some(ms(5_000)), left: None };
        time_control.spend(ms(2_000));
        assert_eq!(time_control.left, Some(ms(3_000)));
        time_control.spend(ms(9_000));
        assert_eq!(time_control.left, Some(ms(0)));
        let mut unlimited = TimeControl::DEFAULT;
        unlimited.spend(ms(9_000));
        assert_eq!(unlimited, TimeControl::DEFAULT);
    }
}
