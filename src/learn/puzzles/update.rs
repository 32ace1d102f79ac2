//! What happens to the puzzles.

use super::attempt::Time;
use super::attempt::Wrong;
use super::calendar::Month;
use super::list::PuzzleList;
use super::model::Puzzles;
use super::progress::Solved;
use super::progress::kept_attempt::KeptAttempt;
use super::progress::refutation::refutation;
use super::rush;
use super::task::TaskKind;
use crate::share::result::ShareResult;
use coaching::puzzles::{self, PuzzleBoard};
use engine::Square;

/// A message to the puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player chooses a kind of tasks.
    Choose(TaskKind),
    /// The player answers with a square.
    Answer(Square),
    /// The player touches a square smaller than a finger: aims at it, or answers with it if that is the aim.
    Touch(Square),
    /// The player aims at a square.
    Aim(Square),
    /// The player takes a wrong answer back, or begins the puzzle again.
    TryAgain,
    /// The player looks at the solution after a wrong answer.
    ShowSolution,
    /// The player goes to the next task, and so skips an unsolved one.
    Next,
    /// The player repeats the missed puzzles.
    RepeatMissed,
    /// The timer shows the next reply or move of a refutation. This is dropped if the puzzle is at another
    /// [step](Puzzles::step).
    Continue(u32),
    /// The browser's clock, in seconds, which [`Puzzles::awaited_clock`].
    Clock(u64),
    /// The player opens the calendar of a month, or closes the calendar.
    ShowCalendar(Option<Month>),
    /// The player chooses a day of the calendar.
    ChooseDay(u32),
    /// The player opens the list of the puzzles on a board, or closes the list.
    ShowList(Option<PuzzleBoard>),
    /// The player chooses a puzzle of the list by its number on the board, counted from 0.
    ChoosePuzzle(PuzzleBoard, u32),
    /// The player does something in the rush, or its time goes on.
    Rush(rush::Msg),
    /// Sharing has ended, perhaps when the player has gone to another task.
    Shared(ShareResult),
}

/// What the puzzles want of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// This progress is kept.
    Progressed(Solved),
}

impl Puzzles {
    /// Applies a message, with the number of the day and the progress that is kept. One that does not fit the task changes nothing.
    pub fn update(&mut self, msg: Msg, today: u32, kept: &Solved) -> Option<Event> {
        self.is_untouched &= matches!(msg, Msg::Clock(_));
        self.refresh(today, kept);
        let aim = self.aim.take();
        match msg {
            Msg::Choose(kind) => self.go_to_kind(kind),
            Msg::Touch(square) if aim != Some(square) => self.aim_at(square),
            Msg::Touch(square) | Msg::Answer(square) => self.take_answer(square),
            Msg::Aim(square) => self.aim_at(square),
            Msg::TryAgain => self.try_again(),
            Msg::ShowSolution => self.show_solution(),
            Msg::Next => self.skip(),
            Msg::RepeatMissed => self.repeat_missed(),
            Msg::Continue(step) if self.step() == Some(step) => self.go_on(),
            Msg::Continue(_) => {}
            Msg::Clock(seconds) => {
                self.aim = aim;
                self.take_clock(seconds);
            }
            Msg::ShowCalendar(month) => self.calendar = month.filter(|month| month.is_of_puzzles(self.today())),
            Msg::ChooseDay(day) => self.go_to_day(day),
            Msg::ShowList(board) => self.list = board.map(PuzzleList::of),
            Msg::ChoosePuzzle(board, number) => self.go_to_puzzle(board, number),
            Msg::Rush(msg) => self.update_rush(msg),
            Msg::Shared(result) => self.shared = self.tries().map(|_| result),
        }
        self.keep_attempt();
        (self.solved != *kept).then(|| Event::Progressed(self.solved.clone()))
    }

    /// Aims at a square of the board, if it is the player's turn.
    fn aim_at(&mut self, square: Square) {
        self.aim = Some(square).filter(|square| self.is_open() && self.position().rules().contains(*square));
    }

    /// Takes a legal move as answer, if it is the player's turn.
    fn take_answer(&mut self, square: Square) {
        let position = self.position();
        if !self.is_open() || position.play(square).is_err() {
            return;
        }
        self.shared = None;
        if puzzles::is_right(&position, square) {
            self.attempt.moves.push(square);
        } else {
            let refutation = refutation(&position, square);
            self.attempt.wrong = Some(Wrong { square, refutation, shown: 0 });
            self.attempt.is_first_try = false;
        }
        self.count_answer();
    }

    /// Measures the time spent on the puzzle of a day, until that is solved.
    fn take_clock(&mut self, now: u64) {
        self.attempt.time = self.attempt.time.at(now);
        if let (Some(day), Some(spent)) = (self.attempt.task.day(), self.attempt.time.spent())
            && self.solved.daily().is_solved(day)
        {
            self.solved = self.solved.clone().with_seconds(day, u32::try_from(spent).unwrap_or(u32::MAX));
            self.attempt.time = Time::Unknown;
        }
    }

    /// Keeps the attempt at the puzzle of a day for a later visit, from the first look at it until it is solved.
    fn keep_attempt(&mut self) {
        let mut attempts = [Some(&self.attempt), self.left.as_ref()].into_iter().flatten();
        if let Some(kept) = attempts.find_map(KeptAttempt::of) {
            let is_solved = self.solved.daily().is_solved(kept.day());
            let text = if is_solved { String::new() } else { kept.text() };
            self.solved = self.solved.clone().with_attempt(text);
        }
    }

    fn try_again(&mut self) {
        if self.rush.is_some() {
            return;
        }
        self.shared = None;
        self.attempt.shows_solution = false;
        if self.attempt.wrong.take().is_none() {
            self.attempt.moves.clear();
        }
    }

    /// Shows one more move of the refutation, or plays the reply.
    fn go_on(&mut self) {
        if self.goes_on_in_rush() {
            return self.next_in_rush();
        }
        let reply = self.reply();
        match &mut self.attempt.wrong {
            Some(wrong) => wrong.shown = wrong.shown.saturating_add(1),
            None => self.attempt.moves.extend(reply),
        }
    }
}
