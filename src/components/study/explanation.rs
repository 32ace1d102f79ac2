//! What the game explains: a hint, the reasons of the computer player, the verdict on a move, the value of a position.

use yew::prelude::*;

use super::{Explanation, OnBoard, SquareValue};
use crate::engine::hint::{Hint, hint};
use crate::engine::review::{self, MoveReview, Verdict};
use crate::engine::solver::{self, Value};
use crate::engine::{Mark, Position, Square, Squares};
use crate::i18n::Texts;
use crate::state::{GameAction, GameState, Go};

/// Something to say, with the squares that it speaks of.
#[derive(Default)]
struct Remark {
    sentence: String,
    /// The square that a hint points at.
    pointed: Option<Square>,
    lit: Squares,
    /// How many moves come before one that a person could have played better.
    play_from: Option<usize>,
}

/// What the game explains at present: in words the most particular thing that the reader asked for, and on the board
/// all of it.
pub fn explain(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Explanation {
    let (aids, position) = (state.aids(), state.position());
    let value = if aids.values { solver::value(&position) } else { None };
    let remark = if aids.hint {
        explain_hint(&position, texts)
    } else if aids.why {
        explain_reply(state, texts)
    } else if aids.review {
        explain_review(state, texts)
    } else {
        None
    };
    let remark = remark.or_else(|| {
        let sentence = (texts.study().position_value)(value?, position.turn());
        Some(Remark { sentence, ..Remark::default() })
    });
    let Some(Remark { sentence, pointed, lit, play_from }) = remark else { return Explanation::default() };
    let values = match value {
        Some(_) => {
            position.legal_squares().iter().filter_map(|square| square_value(&position, square, texts)).collect()
        }
        None => Vec::new(),
    };
    let meter = value.map(|value| {
        let balance = balance(value, position.turn()).to_string();
        html! { <meter max="100" value={balance} aria-label={texts.values} /> }
    });
    let play_from = play_from.map(|moves| {
        html! {
            <button
                type="button"
                class="quiet offer"
                data-action="play-from"
                onclick={on.reform(move |_| GameAction::Go(Go::To(moves)))}
            >
                { texts.panels().play_from_here }
            </button>
        }
    });
    let view = html! {
        <>
            { for meter }
            <p>{ sentence }</p>
            { for play_from }
        </>
    };
    Explanation { view: Some(view), on_board: OnBoard { pointed, lit, values } }
}

/// The best move, and why it is.
fn explain_hint(position: &Position, texts: Texts) -> Option<Remark> {
    let hint = hint(position)?;
    let sentence = (texts.study().hint)(&hint, position.turn());
    Some(Remark { sentence, pointed: Some(hint.square), lit: squares_of(&hint), play_from: None })
}

/// The squares that the reason of a hint speaks of.
fn squares_of(hint: &Hint) -> Squares {
    hint.reason.as_ref().map(|reason| reason.squares()).unwrap_or_default()
}

/// Why the computer player made the last move.
fn explain_reply(state: &GameState, texts: Texts) -> Option<Remark> {
    let game = state.game();
    let computer = state.computer_that_made(game.cursor())?;
    let square = game.last_move()?;
    let before = game.position_after(game.cursor().checked_sub(1)?);
    let study = texts.study();
    Some(match computer.explain(&before, square, state.seed()) {
        Some(explanation) => Remark {
            sentence: (study.explanation)(computer, square, &explanation, before.turn()),
            lit: explanation.squares(),
            ..Remark::default()
        },
        None => Remark { sentence: (study.no_explanation)(computer, square), ..Remark::default() },
    })
}

/// What the last move was worth; at the start and at the end, what the whole game was.
fn explain_review(state: &GameState, texts: Texts) -> Option<Remark> {
    let game = state.game();
    let review = review::review(game)?;
    let study = texts.study();
    let last = game.cursor().checked_sub(1).filter(|_| game.is_in_the_past());
    let Some((index, judged)) = last.and_then(|index| review.moves.get(index).map(|judged| (index, judged))) else {
        return Some(Remark { sentence: (study.summary)(&review), ..Remark::default() });
    };
    Some(Remark {
        sentence: (study.move_review)(judged),
        pointed: None,
        lit: judged.better.as_ref().map(squares_of).unwrap_or_default(),
        play_from: (judged.better.is_some() && state.setup().is_here(judged.mark)).then_some(index),
    })
}

/// What perfect play makes of a free square for the side to move.
fn square_value(position: &Position, square: Square, texts: Texts) -> Option<(Square, SquareValue)> {
    let value = solver::value_of_move(position, square)?;
    let kind = match value {
        Value::Win(_) => "win",
        Value::Draw => "draw",
        Value::Loss(_) => "loss",
    };
    Some((square, SquareValue { kind, label: (texts.study().value)(value) }))
}

/// How a position of this value stands for X: 100 if X wins, 0 if O does, 50 if nobody does.
const fn balance(value: Value, turn: Mark) -> u8 {
    match (value, turn) {
        (Value::Draw, _) => 50,
        (Value::Win(_), Mark::X) | (Value::Loss(_), Mark::O) => 100,
        (Value::Win(_), Mark::O) | (Value::Loss(_), Mark::X) => 0,
    }
}

/// The name of a verdict for styles and tests.
pub fn verdict_name(judged: &MoveReview) -> &'static str {
    match judged.verdict() {
        Verdict::Best => "best",
        Verdict::Good => "good",
        Verdict::Mistake { .. } => "mistake",
    }
}
