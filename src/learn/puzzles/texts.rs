//! Texts of the puzzles.

use super::dates::DateStyle;
use super::list::PuzzleList;
use super::model::Puzzles;
use super::progress::daily::DayResult;
use super::progress::today::Today;
use super::task::{Task, TaskKind, grade_of_day, puzzle_number};
use crate::i18n::Texts;
use crate::i18n::formats::moves_of_one_side;
use coaching::coach::Hint;
use coaching::puzzles::{self, Puzzle};
use engine::{Evaluation, Mark, Objective, Position, Square, Value};

impl Texts {
    /// A kind of tasks: today's, or those of a board by its size.
    pub fn task_kind(self, kind: TaskKind) -> String {
        match kind {
            TaskKind::Daily => self.daily().to_owned(),
            TaskKind::Puzzles(board) => self.board_size(board.rules().columns(), board.rules().rows()),
        }
    }

    /// What the task belongs to, the task, and its rules. Each must fit a phone of 390 pixels, the rules in two lines.
    pub fn puzzle_task(self, puzzles: &Puzzles) -> [String; 3] {
        let Some(puzzle) = puzzles.task().puzzle() else { return Default::default() };
        let position = puzzle.position();
        let task = self.task_of(&position);
        [self.heading(puzzles, &puzzle), task, self.rules_of_puzzle(&puzzle)]
    }

    /// The day and the number of the puzzle of a day, or the number of a puzzle among those of its kind.
    fn heading(self, puzzles: &Puzzles, puzzle: &Puzzle) -> String {
        let parts = match puzzles.task() {
            Task::Puzzle(board, number) => {
                let (place, count) = PuzzleList::place(board, number);
                vec![self.puzzle_of(place, count), self.grade(puzzle.grade()).to_owned()]
            }
            Task::Daily(day) | Task::Earlier(day) => {
                let number = self.daily_puzzle(puzzle_number(day));
                match self.progress_of_day(puzzles) {
                    Some(progress) => vec![self.date(day, DateStyle::Day), number, progress],
                    None => vec![self.date(day, DateStyle::LongDay), number, self.grade(grade_of_day(day)).to_owned()],
                }
            }
        };
        parts.join(" · ")
    }

    /// The number of moves to find, and the rules for readers who know those of 3×3.
    fn rules_of_puzzle(self, puzzle: &Puzzle) -> String {
        let position = puzzle.position();
        let rules = position.rules();
        let win = match puzzles::value(&position) {
            Some(Value::Win(marks)) => Some(self.win_in_moves(moves_of_one_side(marks))),
            _ => None,
        };
        let how = match &win {
            _ if puzzle.is_by_fours() => Some(self.rule_of_fours(!position.turn())),
            None => Some(self.rule_of_draw().to_owned()),
            Some(_) => None,
        };
        let moves = win.unwrap_or_else(|| self.draw_in_moves(puzzles::answers(&position)));
        [Some(moves), Some(self.objective(rules)), how].into_iter().flatten().collect::<Vec<_>>().join(" · ")
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

    /// The streak of the puzzle of the day once that had an answer or, without a streak, how it was solved or which streak a wrong
    /// answer has ended.
    fn progress_of_day(self, puzzles: &Puzzles) -> Option<String> {
        let result = puzzles.result()?;
        let counts = puzzles.is_of_today() && !puzzles.hides_streak();
        let [days, last] = if counts { [puzzles.streak().days, puzzles.last_streak()] } else { [0, 0] };
        match result {
            _ if days > 0 => Some(self.day_streak(days)),
            DayResult::Missed(_) => (last > 0).then(|| self.last_streak(last)),
            DayResult::Solved(_) | DayResult::SolvedLate => Some(self.result_of_day(result)),
        }
    }

    /// The streak that the puzzle of the day continues, the last one, or how one begins.
    pub fn streak_so_far(self, puzzles: &Puzzles) -> String {
        match (puzzles.streak().days, puzzles.last_streak()) {
            (days @ 1.., _) => self.day_streak(days),
            (_, 0) => self.first_try_counts().to_owned(),
            (_, days) => self.last_streak(days),
        }
    }

    /// The task of the side to move: to reach the value of the position.
    fn task_of(self, position: &Position) -> String {
        let mark = position.turn();
        match (puzzles::value(position), position.rules().objective()) {
            (Some(Value::Win(_)), Objective::Normal) => self.move_and_win(mark),
            (Some(Value::Win(_)), Objective::Misere) => self.move_and_win_in_misere(mark, !mark),
            _ => self.move_and_draw(mark),
        }
    }

    /// The reply to a right answer, with the number of the move that follows.
    pub fn reply_to_answer(self, puzzles: &Puzzles, mark: Mark, reply: Square) -> String {
        let number = puzzles.right_answers() + 1;
        let left = usize::from(puzzles::answers(&puzzles.position()));
        self.opponent_replied(mark, reply, number, puzzles.right_answers() + left)
    }

    /// The marks and squares of moves, which `first` starts.
    pub fn moves_in_order(self, moves: &[Square], first: Mark) -> String {
        let moves = self.moves_from(moves, first).into_iter();
        moves.reduce(|first, next| self.then_move(&first, &next)).unwrap_or_default()
    }

    /// The button that goes on: to the next puzzle, from an earlier day to today's, and from today's to those of boards.
    pub fn way_on(self, puzzles: &Puzzles) -> &'static str {
        match puzzles.task() {
            Task::Puzzle(..) if puzzles.is_done() => self.next(),
            Task::Puzzle(..) => self.skip(),
            Task::Daily(_) if puzzles.is_of_today() => self.more_puzzles(),
            Task::Daily(_) | Task::Earlier(_) => self.puzzle_of_today(),
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
