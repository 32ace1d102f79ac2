//! What the player has reached, apart from the rating.

use crate::learn::puzzles::progress::daily::{DayResult, Streak};
use crate::learn::puzzles::task::FIRST_DAY;
use crate::progress::achievements::set::Achievements;
use crate::state::GameState;
use coaching::puzzles::PuzzleBoard;
use engine::Rules;

/// What the player has reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overview {
    /// The boards of the stars, the last played first: those of games that count, or else the smallest one.
    pub boards: Vec<Rules>,
    /// The achievements.
    pub achievements: Achievements,
    /// For each board, the number of solved puzzles and of all.
    pub puzzles: Vec<(PuzzleBoard, usize, usize)>,
    /// The most puzzles solved in three minutes.
    pub best_rush: u32,
    /// The number of solved puzzles of days.
    pub solved_days: usize,
    /// The number of those solved on the first try.
    pub first_tries: usize,
    /// The streak of the puzzle of the day.
    pub streak: u32,
    /// The longest streak.
    pub best_streak: u32,
}

impl Overview {
    /// Returns what the player has reached up to a day.
    pub fn of(state: &GameState, today: u32) -> Self {
        let profile = state.profile();
        let mut boards = profile.ladder.boards();
        if boards.is_empty() {
            boards.push(Rules::TIC_TAC_TOE);
        }
        let solved_on = |board: PuzzleBoard| {
            let all = board.puzzles().len();
            let solved = (0..).take(all).filter(|number| profile.solved.has_puzzle(board, *number)).count();
            (board, solved, all)
        };
        let daily = profile.solved.daily();
        let days = || daily.results_in(FIRST_DAY..=today);
        let Streak { days: streak, longest: best_streak, .. } = daily.streak_on(today);
        Self {
            boards,
            achievements: profile.achievements,
            puzzles: PuzzleBoard::ALL.into_iter().map(solved_on).collect(),
            solved_days: days().filter(|result| result.is_solved()).count(),
            first_tries: days().filter(|result| *result == DayResult::Solved(1)).count(),
            best_rush: profile.solved.best_rush(),
            streak,
            best_streak,
        }
    }
}
