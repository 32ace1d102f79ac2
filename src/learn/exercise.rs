//! An exercise: a task to answer on a board, as in a puzzle or a step of the lesson.

use crate::ui::prelude::*;

use crate::game::aiming::small_square::is_hard_to_hit;
use crate::game::board::grid::grid;
use crate::game::board::square::{Cell, Highlight};
use crate::i18n::{SquareContent, Texts};
use engine::{Position, Square, Squares};

/// An exercise with the last answer.
pub struct Exercise {
    /// What the task belongs to, or nothing.
    pub heading: String,
    /// The task.
    pub task: String,
    /// What to know about the task.
    pub details: String,
    /// The position.
    pub position: Position,
    /// The last move.
    pub last: Option<Square>,
    /// A wrong answer that does not stay.
    pub wrong: Option<Square>,
    /// What overlays the squares.
    pub above: Html,
    /// Whether the player can answer.
    pub is_open: bool,
    /// Whether the exercise is solved.
    pub is_solved: bool,
    /// What the answer is worth.
    pub feedback: Feedback,
    /// The square that the player aims at.
    pub aim: Option<Square>,
    /// Receives the answer.
    pub onanswer: Callback<Square>,
    /// Receives a square that is touched, but smaller than a finger.
    pub ontouch: Callback<Square>,
}

/// What an answer is worth, in words.
#[derive(Default)]
pub struct Feedback {
    /// The `data-value` attribute: `win` for a right answer, `loss` for a wrong one, and `draw` for another good one.
    pub value: Option<&'static str>,
    /// The text.
    pub text: String,
    /// The squares that explain the answer.
    pub explained: Squares,
}

/// The task, its board, and what the answer is worth.
pub fn exercise(texts: Texts, exercise: &Exercise) -> Html {
    let Feedback { value, text, .. } = &exercise.feedback;
    html! {
        <>
            <p class="task" aria-live="polite">
                { for (!exercise.heading.is_empty()).then(|| small(exercise.heading.clone())) }
                <strong>{ &exercise.task }</strong>
                { " " }
                <small>{ &exercise.details }</small>
            </p>
            <div class="task-board" data-board={exercise.position.rules().name()} data-answer={*value}>
                { board(texts, exercise) }
            </div>
            <p
                class="feedback"
                aria-live="polite"
                data-value={*value}
                data-solved={exercise.is_solved.then_some("")}
                data-names={names(text)}
            >
                { unbroken(text) }
            </p>
        </>
    }
}

fn board(texts: Texts, exercise: &Exercise) -> Html {
    let Exercise { position, is_open, ref feedback, ref onanswer, ref ontouch, .. } = *exercise;
    let lines = position.completed_lines();
    let winning = lines.iter().fold(Squares::EMPTY, |squares, line| squares | line.squares());
    let square = |square: Square| {
        let content = SquareContent::new(position.mark_at(square), winning.contains(square));
        let cell = Cell {
            square,
            content,
            value: None,
            is_last: exercise.last == Some(square),
            highlight: match square {
                _ if exercise.aim == Some(square) => Highlight::Aimed,
                _ if exercise.wrong == Some(square) => Highlight::Hint,
                _ if feedback.explained.contains(square) => Highlight::Explained,
                _ => Highlight::None,
            },
            is_playable: is_open && content == SquareContent::Empty,
            is_task: true,
        };
        let (onanswer, ontouch) = (onanswer.clone(), ontouch.clone());
        let onclick = Callback::from(move |event: MouseEvent| match is_hard_to_hit(&event) {
            true => ontouch.emit(square),
            false => onanswer.emit(square),
        });
        cell.view(texts, onclick)
    };
    grid(position.rules(), texts.board_label(), !is_open, &square, exercise.above.clone())
}
