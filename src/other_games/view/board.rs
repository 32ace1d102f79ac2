//! The board.

use crate::game::board::grid::grid;
use crate::game::board::square::Highlight;
use crate::game::board::strike::strokes;
use crate::i18n::SquareContent;
use crate::learn::coach::message::square_value;
use crate::other_games::kinds::drawing::frames;
use crate::other_games::kinds::kind;
use crate::other_games::model::{OtherGame, Phase};
use crate::ui::mark_glyph::mark_glyph;
use crate::ui::prelude::*;
use engine::other_games::{GamePosition, Move};
use engine::{Line, Mark, Square, Squares};

/// The board of the shown position: a grid of squares, a stroke through each completed line, and the small boards.
pub fn board(cx: &ViewContext, game: &OtherGame) -> Html {
    let (position, kind) = (game.position(), kind(game.variant()));
    let is_disabled = cx.state.host.is_some_and(|host| host.is_disabled);
    let is_turn = matches!(game.phase(), Phase::Turn(_)) && !is_disabled;
    let (columns, rows) = position.size();
    let lines = position.lines();
    let shown = Shown {
        legal: match game.guided_move() {
            Some(guided) => guided.square.into(),
            None => position.legal_moves().iter().map(|legal| legal.square).collect(),
        },
        hint: game.guided_step().and(game.guided_move()).or_else(|| game.help().hint()),
        winning: game.decisive_squares(&*position),
        is_turn,
        line_wins: game.line_wins(),
        elsewhere: match position.ending() {
            Some(_) => Squares::EMPTY,
            None => game.rules_of_size().squares() - position.closed() - position.boards_to_play(),
        },
        position: &*position,
    };
    let square = |square: Square| cell(cx, game, &shown, square);
    let struck: &[Line] = if kind.strikes_lines() { &lines } else { &[] };
    let mark = lines.first().and_then(|line| position.mark_at(line.first()));
    let boards = kind.small_boards(&*position);
    // Boards may be below each other, so that each has its own strokes.
    let strokes_on = |first: Square| {
        let inside: Vec<Line> =
            struck.iter().filter(|line| board_of(line.first()) == board_of(first)).copied().collect();
        strokes([first.column(), first.row(), 3, 3], mark, &inside)
    };
    let above = match boards.is_empty() {
        true => strokes([0, 0, columns, rows], mark, struck),
        false => frames(&boards, kind.has_gaps(), &strokes_on),
    };
    grid(game.rules_of_size(), cx.texts.board_label(), !is_turn, &square, above)
}

/// Returns the column and the row of a square's small board.
const fn board_of(square: Square) -> (u8, u8) {
    (square.column() / 3, square.row() / 3)
}

/// What all squares have in common.
struct Shown<'a> {
    position: &'a dyn GamePosition,
    legal: Squares,
    hint: Option<Move>,
    winning: Squares,
    is_turn: bool,
    line_wins: bool,
    /// The squares of open boards that the side to move may not play on.
    elsewhere: Squares,
}

/// A grid cell with one button.
fn cell(cx: &ViewContext, game: &OtherGame, shown: &Shown, square: Square) -> Html {
    let (texts, position) = (cx.texts, shown.position);
    let mark = position.mark_at(square);
    let content = SquareContent::new(mark, shown.winning.contains(square));
    let value = game.help().value_of(square, game.mark(), position.chooses_mark());
    let value = value.map(|value| square_value(value, texts));
    let hinted = shown.hint.filter(|hint| hint.square == square);
    let meant: Vec<Mark> = match (position.chooses_mark() && mark.is_none(), &value) {
        (false, _) => Vec::new(),
        (true, Some(_)) => vec![game.mark()],
        (true, None) => hinted.iter().map(|hint| hint.mark).collect(),
    };
    let mut name = texts.square_name(square, content);
    let about = kind(game.variant()).about_square(texts, position, square);
    if let Some(about) = about {
        name = texts.square_and_value(&name, about);
    }
    for mark in &meant {
        name = texts.square_and_value(&name, mark.letter());
    }
    if let Some(value) = &value {
        name.push_str(&value.spoken);
    }
    let drawing = match (mark, &value) {
        (Some(mark), _) => mark_glyph(mark),
        (None, Some(value)) => list(vec![marks(&meant), element("span", "value", text(value.label.clone()))]),
        (None, None) => marks(&meant),
    };
    let highlight = match game.aim() {
        Some(aim) if aim == square => Highlight::Aimed,
        _ if hinted.is_some() => Highlight::Hint,
        _ => Highlight::None,
    };
    let is_last = game.last_move().is_some_and(|last| last.square == square);
    let button = Button::new(drawing, Some(cx.on_click(GameAction::Play(square))))
        .class("square")
        .with(Attribute::Square, square.name())
        .with(Attribute::Label, name)
        .with(Attribute::TabIndex, if square.index() == 0 { "0" } else { "-1" })
        .with_option(Attribute::Mark, mark.map(Mark::name))
        .with_option(Attribute::Highlight, highlight.name())
        .with_option(Attribute::Evaluation, value.as_ref().map(|value| value.kind))
        .when(content.is_winning(), Attribute::Winning)
        .when(is_last, Attribute::Last)
        .when(!shown.is_turn || !shown.legal.contains(square), Attribute::Unusable);
    html! {
        <div
            role="gridcell"
            data-vanishing={(position.vanishing() == Some(square)).then_some("")}
            data-elsewhere={shown.elsewhere.contains(square).then_some("")}
            data-closed={position.closed().contains(square).then_some("")}
            data-won-line={(shown.line_wins && content.is_winning()).then_some("")}
            data-lost-line={(!shown.line_wins && content.is_winning()).then_some("")}
        >
            { button.view() }
        </div>
    }
}

/// The marks of the moves on a free square that it is lit for, or whose value it shows.
fn marks(marks: &[Mark]) -> Html {
    let glyphs = || list(marks.iter().map(|mark| mark_glyph(*mark)).collect());
    if marks.is_empty() { Html::default() } else { element("span", "meant", glyphs()) }
}
