//! The time for a move.

use std::time::Duration;

/// The times of a match according to the manager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// The time for one move.
    pub turn: Duration,
    /// The time for all moves of a game, if limited.
    pub whole: Option<Duration>,
    /// The remaining time of the game, if the manager has told it.
    pub left: Option<Duration>,
}

/// Reserve for the communication with the manager and for the last nodes after the time is over.
const MARGIN: Duration = Duration::from_millis(40);

/// The assumed number of further moves in a game.
const MOVES_LEFT: u32 = 20;

impl Timing {
    /// One second for a move, until the manager sets a time.
    pub const DEFAULT: Self = Self { turn: Duration::from_secs(1), whole: None, left: None };

    /// The time for the next move: the time for one move, but at most a fair part of the remaining time of the game.
    pub fn for_the_next_move(self) -> Duration {
        let for_a_move = self.turn.saturating_sub(MARGIN.min(self.turn / 2));
        match self.left.or(self.whole).filter(|_| self.whole.is_some() || self.left.is_some()) {
            Some(left) => for_a_move.min(left.saturating_sub(MARGIN) / MOVES_LEFT),
            None => for_a_move,
        }
    }

    /// Subtracts used time from the remaining time of the game.
    pub fn spend(&mut self, time: Duration) {
        if let Some(left) = self.left.or(self.whole) {
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
        let timing = |turn, whole: Option<u64>, left: Option<u64>| {
            Timing { turn: ms(turn), whole: whole.map(ms), left: left.map(ms) }.for_the_next_move()
        };
        assert_eq!(Timing::DEFAULT.for_the_next_move(), ms(960));
        assert_eq!(timing(5_000, None, None), ms(4_960));
        assert_eq!(timing(0, None, None), ms(0));
        assert_eq!(timing(10, None, None), ms(5));
        assert_eq!(timing(30_000, Some(180_040), None), ms(9_000));
        assert_eq!(timing(30_000, Some(180_000), Some(2_040)), ms(100));
        assert_eq!(timing(30_000, Some(180_000), Some(20)), ms(0));
    }

    #[test]
    fn used_time_is_subtracted() {
        let mut timing = Timing { turn: ms(1_000), whole: Some(ms(5_000)), left: None };
        timing.spend(ms(2_000));
        assert_eq!(timing.left, Some(ms(3_000)));
        timing.spend(ms(9_000));
        assert_eq!(timing.left, Some(ms(0)));
        let mut endless = Timing::DEFAULT;
        endless.spend(ms(9_000));
        assert_eq!(endless, Timing::DEFAULT);
    }
}
