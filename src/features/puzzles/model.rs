//! Puzzles: positions to play to the end against the best defense, with the refutation of a wrong answer.

use super::progress::Solved;
use super::task::{Task, TaskKind};
use crate::features::sharing::result::ShareResult;
use coaching::puzzles::{self, PuzzleBoard, perfect_play};
use engine::evaluation::Evaluation;
use engine::{Game, Mark, Position, Square};

/// A task, the moves played so far, and the player's progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzles {
    pub(super) task: Task,
    /// The player's right answers and the replies to them, in turn.
    pub(super) moves: Vec<Square>,
    /// The wrong answer after these moves, until the player takes it back.
    pub(super) wrong: Option<Wrong>,
    /// Whether no answer to the task was wrong.
    pub(super) is_first_try: bool,
    /// Whether the player repeats missed puzzles.
    pub(super) is_repeating: bool,
    /// The number of the day.
    pub(super) today: u32,
    pub(super) solved: Solved,
    /// The result of sharing, until the next step.
    pub(super) shared: Option<ShareResult>,
}

/// A wrong answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    square: Square,
    /// The number of shown moves of the refutation.
    shown: u8,
}

/// What the last answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckedAnswer {
    /// It is right.
    Right {
        /// The position that it answers.
        position: Position,
        /// The reply to it, if it is played.
        reply: Option<Square>,
    },
    /// It gives the result away.
    Refuted {
        /// The position that it answers.
        position: Position,
        /// The evaluation of the answer.
        value: Evaluation,
        /// The moves after the answer, if both sides play perfectly.
        refutation: Vec<Square>,
    },
}

impl Puzzles {
    /// Begins with the puzzle of the day, or with the next other puzzle on 3×3 once that is solved.
    pub fn new(today: u32, solved: Solved) -> Self {
        let kind = match solved.has_day(today) {
            true => TaskKind::Puzzles(PuzzleBoard::Three),
            false => TaskKind::Daily,
        };
        let begin = Self {
            task: Task::Daily(today),
            moves: Vec::new(),
            wrong: None,
            is_first_try: true,
            is_repeating: false,
            today,
            solved,
            shared: None,
        };
        begin.of_kind(kind)
    }

    /// The task.
    pub const fn task(&self) -> Task {
        self.task
    }

    /// The progress.
    pub const fn solved(&self) -> Solved {
        self.solved
    }

    /// The streak of the puzzle of the day.
    pub const fn streak(&self) -> u32 {
        self.solved.streak_on(self.today)
    }

    /// Returns the puzzles on another day, which may begin while the dialog is open. The task stays.
    #[must_use]
    pub fn on_day(&self, today: u32) -> Self {
        Self { today, ..self.clone() }
    }

    /// Whether the task is the puzzle of this day, and not of a day that has passed.
    pub fn is_of_today(&self) -> bool {
        self.task == Task::Daily(self.today)
    }

    /// Whether the task is the puzzle of a day, and was solved.
    pub const fn is_solved_day(&self) -> bool {
        matches!(self.task, Task::Daily(day) if self.solved.has_day(day))
    }

    /// The last streak of the puzzle of the day, if it is over and no other has begun.
    pub const fn last_streak(&self) -> u32 {
        self.solved.last_streak_on(self.today)
    }

    /// The number of tries with which the puzzle of the day was solved, if that is the task.
    pub const fn tries(&self) -> Option<u32> {
        match self.task {
            Task::Daily(day) => self.solved.tries_on(day),
            Task::Puzzle(..) => None,
        }
    }

    /// The result of sharing.
    pub const fn shared(&self) -> Option<&ShareResult> {
        self.shared.as_ref()
    }

    /// Returns the puzzles with the result of sharing, which may come when the player has gone to another task.
    #[must_use]
    pub fn with_shared(&self, result: ShareResult) -> Self {
        Self { shared: self.tries().map(|_| result), ..self.clone() }
    }

    /// The side of the player.
    pub fn side(&self) -> Mark {
        self.task.position().turn()
    }

    /// Returns the position after the right answers and the replies to them.
    pub fn position(&self) -> Position {
        self.played().position()
    }

    /// Returns the game with all shown moves.
    pub fn game(&self) -> Game {
        let mut game = self.played();
        if let Some(Wrong { square, shown }) = self.wrong {
            let shown = self.refutation().into_iter().take(shown.into());
            for square in [square].into_iter().chain(shown) {
                // All moves are legal.
                let _ = game.play(square);
            }
        }
        game
    }

    fn played(&self) -> Game {
        let mut game = Game::from(self.task.position());
        for square in &self.moves {
            // All moves are legal.
            let _ = game.play(*square);
        }
        game
    }

    /// Returns the last answer, or `None` before the first one.
    pub fn answer(&self) -> Option<Square> {
        let last = self.moves.chunks(2).last().and_then(<[Square]>::first).copied();
        self.wrong.map_or(last, |wrong| Some(wrong.square))
    }

    /// Whether the player can answer.
    pub fn is_open(&self) -> bool {
        self.wrong.is_none() && self.moves.len().is_multiple_of(2) && !self.is_solved()
    }

    /// Returns what the last answer is worth, or `None` without an answer.
    pub fn checked_answer(&self) -> Option<CheckedAnswer> {
        let answer = self.answer()?;
        if self.wrong.is_some() {
            let position = self.position();
            let value = Evaluation::Exact(puzzles::value_of_move(&position, answer)?);
            return Some(CheckedAnswer::Refuted { position, value, refutation: self.refutation() });
        }
        let (is_replied, last) = (self.moves.len().is_multiple_of(2), self.moves.len().checked_sub(1)?);
        let before = self.played().position_after(if is_replied { last.checked_sub(1)? } else { last });
        Some(CheckedAnswer::Right { position: before, reply: self.moves.last().copied().filter(|_| is_replied) })
    }

    /// Whether the puzzle is solved: the win is complete, or the draw certain.
    pub fn is_solved(&self) -> bool {
        self.wrong.is_none() && !self.moves.is_empty() && puzzles::is_settled(&self.position(), self.side())
    }

    /// Answers with a square. Returns `None` if it is no answer: an illegal move, or not the player's turn.
    #[must_use]
    pub fn answered(&self, square: Square) -> Option<Self> {
        let position = self.position();
        if !self.is_open() || !position.legal_squares().contains(square) {
            return None;
        }
        let (before, after) = (puzzles::value(&position)?, puzzles::value_of_move(&position, square)?);
        Some(if after.same_result(before) {
            let moves = self.moves.iter().copied().chain([square]).collect();
            Self { moves, shared: None, ..self.clone() }
        } else {
            Self { wrong: Some(Wrong { square, shown: 0 }), is_first_try: false, shared: None, ..self.clone() }
        })
    }

    /// Takes a wrong answer back, or begins a solved puzzle again.
    #[must_use]
    pub fn retried(&self) -> Self {
        let moves = if self.wrong.is_some() { self.moves.clone() } else { Vec::new() };
        Self { wrong: None, moves, shared: None, ..self.clone() }
    }

    /// Plays the reply to a right answer, or shows one more move of the refutation of a wrong one. Returns `None` if there is
    /// none.
    #[must_use]
    pub fn continued(&self) -> Option<Self> {
        if let Some(Wrong { square, shown }) = self.wrong {
            let is_more = usize::from(shown) < self.refutation().len();
            let wrong = Some(Wrong { square, shown: shown.saturating_add(1) });
            return is_more.then(|| Self { wrong, ..self.clone() });
        }
        if self.moves.len().is_multiple_of(2) || self.is_solved() {
            return None;
        }
        let reply = puzzles::defense(&self.position())?;
        Some(Self { moves: self.moves.iter().copied().chain([reply]).collect(), ..self.clone() })
    }

    /// Returns the number of the step, which differs between states of a task that [`continue`](Self::continued) differently.
    pub fn key(&self) -> u32 {
        let shown = self.wrong.map_or(0, |wrong| u32::from(wrong.shown) + 1);
        // At most 10 moves.
        (self.moves.len() as u32) << 8 | shown
    }

    /// Returns the moves that refute a wrong answer.
    fn refutation(&self) -> Vec<Square> {
        let after = self.wrong.and_then(|wrong| self.position().play(wrong.square).ok());
        after.map(perfect_play).unwrap_or_default()
    }
}
