//! Puzzles: positions to answer, with the refutation of a wrong answer.

use super::{Dialog, GameState, Solved};
use crate::engine::evaluation::Evaluation;
use crate::engine::puzzles::{self, Puzzle, PuzzleBoard, perfect_play};
use crate::engine::{Game, Position, Rules, Square, Squares};

/// A task, the player's answer to it, and the player's progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzles {
    task: Task,
    answer: Option<Square>,
    /// The number of shown moves of the refutation.
    shown: u8,
    tab_stop: Option<Square>,
    /// The number of the day.
    today: u32,
    solved: Solved,
}

/// A position to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The puzzle of the day with this number.
    Daily(u32),
    /// The puzzle with this number on a board, counted from 0.
    Puzzle(PuzzleBoard, u32),
}

/// A kind of tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskKind {
    /// The puzzle of the day.
    Daily,
    /// All puzzles on a board, the easiest first.
    Puzzles(PuzzleBoard),
}

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right.
    Right,
    /// It gives the result away.
    Refuted {
        /// The evaluation of the answer.
        value: Evaluation,
        /// The moves after the answer, if both sides play perfectly.
        refutation: Vec<Square>,
    },
}

impl TaskKind {
    /// All kinds.
    pub const ALL: [Self; 4] = {
        let [three, four, five] = PuzzleBoard::ALL;
        [Self::Daily, Self::Puzzles(three), Self::Puzzles(four), Self::Puzzles(five)]
    };

    /// Returns the name, for tests and styles.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Daily => "daily",
            Self::Puzzles(board) => board.name(),
        }
    }
}

impl Task {
    /// Returns the kind of the task.
    #[must_use]
    pub const fn kind(self) -> TaskKind {
        match self {
            Self::Daily(_) => TaskKind::Daily,
            Self::Puzzle(board, _) => TaskKind::Puzzles(board),
        }
    }

    /// Returns the puzzle. Never `None`, unless a number is out of range.
    #[must_use]
    pub fn puzzle(self) -> Option<Puzzle> {
        match self {
            Self::Daily(day) => Puzzle::of_day(day),
            Self::Puzzle(board, number) => board.puzzles().get(number as usize).copied(),
        }
    }

    /// Returns the board of the task.
    #[must_use]
    pub const fn board(self) -> PuzzleBoard {
        match self {
            Self::Daily(_) => PuzzleBoard::Three,
            Self::Puzzle(board, _) => board,
        }
    }

    /// Returns the position to answer.
    #[must_use]
    pub fn position(self) -> Position {
        self.puzzle().map_or(Position::new(self.board().rules()), |puzzle| puzzle.position())
    }

    /// Returns the right answers.
    #[must_use]
    pub fn right(self) -> Squares {
        self.puzzle().map(|puzzle| puzzle.solution()).into_iter().collect()
    }
}

impl Puzzles {
    /// Begins with the puzzle of the day, or with the next other puzzle on 3×3 once that is solved.
    #[must_use]
    pub fn new(today: u32, solved: Solved) -> Self {
        let kind = match solved.has_day(today) {
            true => TaskKind::Puzzles(PuzzleBoard::Three),
            false => TaskKind::Daily,
        };
        let tab_stop = Rules::TIC_TAC_TOE.squares().first();
        Self { task: Task::Daily(today), answer: None, shown: 0, tab_stop, today, solved }.of_kind(kind)
    }

    /// The task.
    #[must_use]
    pub const fn task(&self) -> Task {
        self.task
    }

    /// The one square that the Tab key reaches.
    #[must_use]
    pub const fn tab_stop(&self) -> Option<Square> {
        self.tab_stop
    }

    /// The answer.
    #[must_use]
    pub const fn answer(&self) -> Option<Square> {
        self.answer
    }

    /// The progress.
    #[must_use]
    pub const fn solved(&self) -> Solved {
        self.solved
    }

    /// Returns the streak of days.
    #[must_use]
    pub const fn streak(&self) -> u32 {
        self.solved.streak_on(self.today)
    }

    /// Returns the position with the answer and the shown moves of its refutation.
    #[must_use]
    pub fn game(&self) -> Game {
        let mut game = Game::from(self.task.position());
        let refutation = self.refutation().into_iter().take(usize::from(self.shown));
        for square in self.answer.into_iter().chain(refutation) {
            // All moves are legal.
            let _ = game.play(square);
        }
        game
    }

    /// Returns what the answer is worth, or `None` without an answer.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        let answer = self.answer?;
        if self.task.right().contains(answer) {
            return Some(Verdict::Right);
        }
        let value = Evaluation::Exact(puzzles::value_of_move(&self.task.position(), answer)?);
        Some(Verdict::Refuted { value, refutation: self.refutation() })
    }

    /// Whether the answer is right.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.answer.is_some_and(|answer| self.task.right().contains(answer))
    }

    /// Answers with a square. Only a legal move is an answer, and only the first one counts.
    #[must_use]
    pub fn answered(self, square: Square) -> Self {
        if self.answer.is_some() || !self.task.position().legal_squares().contains(square) {
            return self;
        }
        Self { answer: Some(square), ..self }
    }

    /// Removes the answer.
    #[must_use]
    pub const fn retried(self) -> Self {
        Self { answer: None, shown: 0, ..self }
    }

    /// Makes a square the tab stop.
    #[must_use]
    pub const fn focused(self, square: Square) -> Self {
        Self { tab_stop: Some(square), ..self }
    }

    /// Shows one more move of the refutation. Returns `None` if all are shown.
    #[must_use]
    pub fn continued(self) -> Option<Self> {
        let is_more = usize::from(self.shown) < self.refutation().len();
        is_more.then_some(Self { shown: self.shown.saturating_add(1), ..self })
    }

    /// Returns a number that differs between states that [`continue`](Self::continued) differently.
    #[must_use]
    pub fn key(&self) -> u32 {
        u32::from(self.shown) << 8 | self.tab_stop.map_or(0, |square| u32::from(square.index()))
    }

    /// Goes to the first unsolved task of a kind.
    #[must_use]
    pub fn of_kind(self, kind: TaskKind) -> Self {
        self.at(match kind {
            TaskKind::Daily => Task::Daily(self.today),
            TaskKind::Puzzles(board) => Task::Puzzle(board, self.solved.next(board) % count(board)),
        })
    }

    /// Goes to the next task.
    #[must_use]
    pub fn next(self) -> Self {
        match self.task {
            Task::Daily(_) => self.of_kind(TaskKind::Puzzles(PuzzleBoard::Three)),
            Task::Puzzle(board, number) => self.at(Task::Puzzle(board, (number + 1) % count(board))),
        }
    }

    /// Goes to a task. The tab stop stays if it is on the board.
    fn at(self, task: Task) -> Self {
        let rules = task.board().rules();
        let tab_stop = self.tab_stop.filter(|square| rules.contains(*square)).or(rules.squares().first());
        Self { task, tab_stop, ..self.retried() }
    }

    /// Adds the solved task to the progress, which another tab may have changed.
    #[must_use]
    pub fn counted(self, progress: Solved) -> Self {
        let solved = match self.task {
            _ if !self.is_solved() => progress,
            Task::Daily(day) => progress.with_day(day),
            Task::Puzzle(board, number) => progress.with_puzzle(board, number),
        };
        Self { solved, ..self }
    }

    /// Returns the moves that refute a wrong answer.
    fn refutation(&self) -> Vec<Square> {
        let wrong = self.answer.filter(|_| !self.is_solved());
        let after = wrong.and_then(|square| self.task.position().play(square).ok());
        after.map(perfect_play).unwrap_or_default()
    }
}

impl GameState {
    /// Returns the puzzles with the next move of a refutation, if their dialog is open.
    #[must_use]
    pub fn next_of_refutation(&self) -> Option<Puzzles> {
        match self.dialog() {
            Some(Dialog::Puzzles(Some(puzzles))) => puzzles.continued(),
            _ => None,
        }
    }

    /// Shows the next move of a refutation, unless the dialog has changed since.
    pub(super) fn refute(&mut self, next: Puzzles) {
        if self.next_of_refutation() == Some(next) {
            self.dialog = Some(Dialog::Puzzles(Some(next.into())).into());
        }
    }
}

/// Returns the number of puzzles on a board, at least 1.
fn count(board: PuzzleBoard) -> u32 {
    u32::try_from(board.puzzles().len()).unwrap_or(1).max(1)
}
