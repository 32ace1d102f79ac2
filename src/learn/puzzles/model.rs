//! Puzzles: positions to play to the end against the best defense, with the refutation of a wrong answer.

use super::attempt::{Attempt, Wrong};
use super::calendar::Month;
use super::list::PuzzleList;
use super::progress::Solved;
use super::rush::Rush;
use super::task::Task;
use crate::share::result::ShareResult;
use coaching::puzzles::{self, PuzzleBoard};
use engine::{Game, Mark, Position, Square};

/// A task, the moves played so far, and the player's progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzles {
    pub(super) attempt: Attempt,
    /// The attempt at the puzzle of a day that the player left for another task.
    pub(super) left: Option<Attempt>,
    /// The month of the calendar, while that is shown in place of the task.
    pub(super) calendar: Option<Month>,
    /// The list of all puzzles, while that is shown in place of the task.
    pub(super) list: Option<PuzzleList>,
    /// The rush, from the look at its rules to the next task of another kind.
    pub(super) rush: Option<Box<Rush>>,
    /// Whether the player repeats missed puzzles.
    pub(super) is_repeating: bool,
    /// Whether the player hides goals such as the streak.
    hides_streak: bool,
    /// Whether nothing has happened since the dialog opened.
    pub(super) is_untouched: bool,
    /// The number of the day.
    today: u32,
    pub(super) solved: Solved,
    /// The square that the player aims at, because squares are smaller than a finger.
    pub(super) aim: Option<Square>,
    /// The result of sharing, until the next step.
    pub(super) shared: Option<ShareResult>,
}

impl Puzzles {
    /// Begins with the puzzle of the day, also after it is solved.
    pub fn new(today: u32, solved: Solved) -> Self {
        Self {
            attempt: Attempt::begin(Task::Daily(today), &solved),
            left: None,
            calendar: None,
            list: None,
            rush: None,
            is_repeating: false,
            hides_streak: false,
            is_untouched: true,
            today,
            solved,
            aim: None,
            shared: None,
        }
    }

    /// Begins with the puzzle of a day, such as that of a link, or with today's if it has not come yet. Goes on with the attempt that
    /// was [begun](Self::begun) in this visit, if it is at that puzzle.
    pub fn of_day(today: u32, solved: Solved, day: u32, begun: Option<Attempt>) -> Self {
        let mut puzzles = Self::new(today, solved);
        puzzles.go_to_day(day);
        let (task, was_solved) = (puzzles.task(), puzzles.shows_solution());
        if let Some(begun) = begun.filter(|begun| begun.task == task) {
            let begun = begun.stopped();
            puzzles.attempt = if was_solved { begun.with_solution() } else { begun };
        }
        puzzles.is_untouched = puzzles.is_of_today() && (was_solved || puzzles.answer().is_none());
        puzzles
    }

    /// Returns the attempt at the puzzle of a day, if it has an answer.
    pub fn begun(&self) -> Option<&Attempt> {
        let of_day = Some(&self.attempt).filter(|attempt| attempt.task.day().is_some()).or(self.left.as_ref());
        of_day.filter(|attempt| attempt.has_answer())
    }

    /// Takes over the day, which may begin while the dialog is open, and the progress, which another tab may have changed. The
    /// task stays, unless nothing has happened since the dialog opened.
    pub fn refresh(&mut self, today: u32, kept: &Solved) {
        if self.is_untouched && self.today != today {
            let hides_streak = self.hides_streak;
            *self = Self::new(today, kept.clone()).hiding_streak(hides_streak);
        }
        self.today = today;
        self.solved = kept.clone();
    }

    /// Returns the puzzles without the streak, if the player hides goals.
    #[must_use]
    pub fn hiding_streak(self, hides_streak: bool) -> Self {
        Self { hides_streak, ..self }
    }

    /// Whether the streak is hidden.
    pub const fn hides_streak(&self) -> bool {
        self.hides_streak
    }

    /// The task.
    pub const fn task(&self) -> Task {
        self.attempt.task
    }

    /// The number of the day.
    pub const fn today(&self) -> u32 {
        self.today
    }

    /// The progress.
    pub const fn solved(&self) -> &Solved {
        &self.solved
    }

    /// Whether another try can begin: after an answer or the solution.
    pub fn can_try_again(&self) -> bool {
        self.answer().is_some() || self.shows_solution()
    }

    /// The month of the calendar, while that is shown in place of the task.
    pub const fn calendar(&self) -> Option<Month> {
        self.calendar
    }

    /// The list of all puzzles, while that is shown in place of the task.
    pub const fn list(&self) -> Option<&PuzzleList> {
        self.list.as_ref()
    }

    /// Returns the board whose list can be opened: that of the task, except while another try is the likely next step.
    pub fn offered_list(&self) -> Option<PuzzleBoard> {
        let Task::Puzzle(board, _) = self.attempt.task else { return None };
        (self.answer().is_none() || self.is_done()).then_some(board)
    }

    /// The rush, from the look at its rules to the next task of another kind.
    pub fn rush(&self) -> Option<&Rush> {
        self.rush.as_deref()
    }

    /// Whether the next puzzle of the rush follows: this one is solved, or has a wrong answer.
    pub(super) fn goes_on_in_rush(&self) -> bool {
        self.rush().is_some_and(Rush::is_running) && (self.is_refuted() || self.is_solved())
    }

    /// The result of sharing.
    pub const fn shared(&self) -> Option<&ShareResult> {
        self.shared.as_ref()
    }

    /// The square that the player aims at.
    pub const fn aim(&self) -> Option<Square> {
        self.aim
    }

    /// The side of the player.
    pub fn side(&self) -> Mark {
        self.attempt.task.position().turn()
    }

    /// Returns the position after the right answers and the replies to them.
    pub fn position(&self) -> Position {
        self.played().position()
    }

    /// Returns the game with all shown moves.
    pub fn game(&self) -> Game {
        let mut game = self.played();
        if let Some(Wrong { square, refutation, shown }) = &self.attempt.wrong {
            for square in [square].into_iter().chain(refutation.iter().take((*shown).into())) {
                // All moves are legal.
                let _ = game.play(*square);
            }
        }
        game
    }

    pub(super) fn played(&self) -> Game {
        let mut game = Game::from(self.attempt.task.position());
        for square in &self.attempt.moves {
            // All moves are legal.
            let _ = game.play(*square);
        }
        game
    }

    /// Returns the last answer, or `None` before the first one.
    pub fn answer(&self) -> Option<Square> {
        let last = self.attempt.moves.chunks(2).last().and_then(<[Square]>::first).copied();
        self.attempt.wrong.as_ref().map_or(last, |wrong| Some(wrong.square))
    }

    /// Returns the number of right answers.
    pub const fn right_answers(&self) -> usize {
        self.attempt.moves.len().div_ceil(2)
    }

    /// Whether the last answer is wrong.
    pub const fn is_refuted(&self) -> bool {
        self.attempt.wrong.is_some()
    }

    /// Whether the player can answer.
    pub fn is_open(&self) -> bool {
        let is_in_time = self.rush().is_none_or(Rush::is_running);
        is_in_time && !self.is_refuted() && self.attempt.moves.len().is_multiple_of(2) && !self.is_solved()
    }

    /// Whether the puzzle is solved: the win is complete, or the draw certain.
    pub fn is_solved(&self) -> bool {
        !self.is_refuted() && !self.attempt.moves.is_empty() && puzzles::is_settled(&self.position(), self.side())
    }

    /// Whether only the next task is left: the puzzle is solved or, if it is that of a day, was solved before.
    pub fn is_done(&self) -> bool {
        let was_solved = self.attempt.task.day().is_some_and(|day| self.solved.daily().is_solved(day));
        self.is_solved() || was_solved && !self.is_refuted()
    }

    /// Returns the number of the step, if the puzzle goes on from there without the player: with a reply to a right answer, or one
    /// more move of the refutation of a wrong one. Such steps of a task have different numbers.
    pub fn step(&self) -> Option<u32> {
        if let Some(rush) = &self.rush
            && (!rush.is_running() || self.goes_on_in_rush())
        {
            return rush.is_running().then_some(rush.step());
        }
        let wrong = self.attempt.wrong.as_ref();
        let is_refuted_further = wrong.is_some_and(|wrong| usize::from(wrong.shown) < wrong.refutation.len());
        let shown = wrong.map_or(0, |wrong| u32::from(wrong.shown) + 1);
        // At most 10 moves.
        (is_refuted_further || self.reply().is_some()).then_some((self.attempt.moves.len() as u32) << 8 | shown)
    }

    /// Returns the reply to a right answer that is still to be played.
    pub(super) fn reply(&self) -> Option<Square> {
        let is_due = !self.is_refuted() && !self.attempt.moves.len().is_multiple_of(2) && !self.is_solved();
        if is_due { puzzles::defense(&self.position()) } else { None }
    }
}
