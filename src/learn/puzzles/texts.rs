//! Texts of the puzzles.

use super::daily::DayResult;
use super::dates::DateStyle;
use super::model::Puzzles;
use super::task::{Task, TaskKind, puzzle_number};
use super::today::Today;
use crate::i18n::Texts;
use crate::i18n::formats::moves_of_one_side;
use coaching::coach::Hint;
use coaching::puzzles;
use engine::{Evaluation, Mark, Objective, Rules, Value};

impl Texts {
    /// A kind of tasks: today's, or those of a board by its size.
    pub fn task_kind(self, kind: TaskKind) -> String {
        match kind {
            TaskKind::Daily => self.daily().to_owned(),
            TaskKind::Puzzles(board) => self.board_size(board.rules().columns(), board.rules().rows()),
        }
    }

    /// The task, and its grade with the number of the puzzle or the streak, after the length of a line on larger boards. They must
    /// fit two lines of a phone of 390 pixels.
    pub fn puzzle_task(self, puzzles: &Puzzles) -> [String; 2] {
        let Some(puzzle) = puzzles.task().puzzle() else { return Default::default() };
        let position = puzzle.position();
        let mut details = Vec::new();
        let rules = position.rules();
        if rules.objective() == Objective::Normal && rules != Rules::TIC_TAC_TOE {
            details.push(self.in_a_row_number(rules.in_a_row()));
        }
        details.push(self.grade(puzzle.grade()).to_owned());
        let value = puzzles::value(&position);
        if let Some(win @ Value::Win(_)) = value {
            details.push(self.value(Evaluation::Exact(win)));
        }
        match puzzles.task() {
            Task::Daily(day) => {
                details.extend([self.daily_puzzle(puzzle_number(day))].into_iter().chain(self.streak(puzzles)))
            }
            Task::Earlier(day) => {
                details.extend([self.daily_puzzle(puzzle_number(day)), self.date(day, DateStyle::Day)])
            }
            Task::Puzzle(board, number) => details.push(self.puzzle_of(number + 1, board.puzzles().len())),
        }
        let task = match puzzle.is_by_fours() {
            true => self.win_by_threats(position.turn()),
            false => self.task(position.turn(), value),
        };
        // Whoever expects the usual rules would answer wrongly.
        let task = match rules.objective() {
            Objective::Misere => [&*task, " · ", &*self.objective(rules)].concat(),
            Objective::Normal => task,
        };
        [task, details.join(" · ")]
    }

    /// What became of the puzzle of a day.
    pub fn result_of_day(self, result: DayResult) -> String {
        match result {
            DayResult::Solved(tries) => self.daily_solved(tries),
            DayResult::SolvedLate => self.daily_solved_late().to_owned(),
            DayResult::Missed(_) => self.daily_missed().to_owned(),
        }
    }

    /// When the next puzzle of a day comes.
    pub fn next_daily(self, minutes: u32) -> String {
        match minutes {
            60.. => self.daily_in_hours(minutes / 60),
            _ => self.daily_in_minutes(minutes.max(1)),
        }
    }

    /// The name of the button of the puzzle of the day, with today's result and the streak.
    pub fn about_today(self, today: Today) -> String {
        let result = today.result.map(|result| self.result_of_day(result));
        let streak = (today.streak > 0).then(|| self.sentence(&self.day_streak(today.streak)));
        let about = [result, streak].into_iter().flatten();
        about.fold(self.sentence(self.daily()), |text, next| self.two_sentences(&text, &next))
    }

    /// The streak of the puzzle of the day, what became of it, the last streak, or how one begins; if the player hides goals, only what
    /// became of it.
    fn streak(self, puzzles: &Puzzles) -> Option<String> {
        let result = puzzles.result().map(|result| self.result_of_day(result));
        if puzzles.hides_streak() {
            return result;
        }
        Some(match (puzzles.streak().days, puzzles.last_streak(), result) {
            (days @ 1.., ..) => self.day_streak(days),
            (_, _, Some(result)) => result,
            (_, 0, None) => self.first_try_counts().to_owned(),
            (_, days, None) => self.last_streak(days),
        })
    }

    /// The task of a side: to reach the value of the position.
    pub fn task(self, mark: Mark, value: Option<Value>) -> String {
        match value {
            Some(Value::Win(_)) => self.move_and_win(mark),
            _ => self.move_and_draw(mark),
        }
    }

    /// The puzzle is solved, by a win or a draw.
    pub fn solved(self, is_won: bool) -> &'static str {
        if is_won { self.puzzle_solved() } else { self.draw_is_saved() }
    }

    /// A right answer in a position with its reason or, without one, its result.
    pub fn right_puzzle(self, answer: &Hint, mover: Mark) -> String {
        let reason = match (answer.value, &answer.reason) {
            (Evaluation::Exact(Value::Win(marks)), None) => self.forces_win(moves_of_one_side(marks)),
            (Evaluation::Exact(Value::Draw), None) => self.keeps_draw().to_owned(),
            _ => self.best_reason(answer, mover),
        };
        self.learned(answer.square, &reason)
    }
}
