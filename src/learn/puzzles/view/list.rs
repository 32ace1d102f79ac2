//! The list of all puzzles on a board.

use super::missed::missed;
use crate::i18n::Texts;
use crate::i18n::choices::choices;
use crate::i18n::formats::moves_of_one_side;
use crate::learn::puzzles::list::{PuzzleKind, PuzzleList, PuzzleState};
use crate::learn::puzzles::model::Puzzles;
use crate::learn::puzzles::task::Task;
use crate::learn::puzzles::update::Msg;
use crate::ui::content;
use crate::ui::elements::tag;
use crate::ui::prelude::*;

choices! {
    PuzzleState => PuzzleState: Solved, Missed, Open;
}

/// The list with the ways on: back, to the missed puzzles, and the end. `kinds` is the choice of the kind of tasks.
pub fn list_with_ways(puzzles: &Puzzles, list: &PuzzleList, cx: &ViewContext, kinds: Html, on: &Callback<Msg>) -> Html {
    let mut ways = vec![button(Kind::Secondary, "all-puzzles", cx.texts.back_to_puzzle(), Msg::ShowList(None), on)];
    ways.extend(missed(puzzles, cx, on));
    ways.push(button(Kind::Secondary, "close", cx.texts.done(), GameAction::CloseDialog, cx.dispatch));
    content::list(vec![kinds, content::list(vec![puzzle_list(puzzles, list, cx, on), answers(ways)])])
}

/// The puzzles by kind, each a button with a sign of its result. The kind of the task is open or, on another
/// board, the first one with a puzzle to solve.
fn puzzle_list(puzzles: &Puzzles, list: &PuzzleList, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let texts = cx.texts;
    let current = match puzzles.task() {
        Task::Puzzle(board, number) if board == list.board => Some(number),
        _ => None,
    };
    let kind_of_task = current.and_then(|number| list.groups.iter().find(|(_, numbers)| numbers.contains(&number)));
    let open = kind_of_task.map(|(kind, _)| *kind).or_else(|| list.next_kind(puzzles.solved()));
    let of_kind = |(kind, numbers): &(PuzzleKind, Vec<u32>)| {
        let solved = list.solved_of(numbers, puzzles.solved());
        let button = |(place, number): (usize, &u32)| {
            let onclick = press(Msg::ChoosePuzzle(list.board, *number), on);
            let state = PuzzleState::of(list.board, *number, puzzles.solved());
            puzzle_button(texts, place, state, current == Some(*number), onclick)
        };
        let name = [text(texts.puzzle_kind(*kind)), text(" "), small(format!("{solved}/{}", numbers.len()))];
        let summary = element("summary", "", content::list(name.into()));
        let buttons = group("numbers", (1..).zip(numbers).map(button).collect());
        tag!("details", ["open" = (open == Some(*kind)).then_some("")], content::list(vec![summary, buttons]))
    };
    let groups = list.groups.iter().map(of_kind).collect();
    html! {
        <div class="puzzle-list" role="group" aria-label={texts.all_puzzles()} key={list.board.name()}>
            { content::list(groups) }
        </div>
    }
}

/// A puzzle by its place among those of its kind.
fn puzzle_button(
    texts: Texts,
    place: usize,
    state: PuzzleState,
    is_current: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let (name, sign) = match state {
        PuzzleState::Solved => ("solved", "\u{2713}"),
        PuzzleState::Missed => ("missed", "\u{2715}"),
        PuzzleState::Open => ("open", ""),
    };
    let label = content::list(vec![text(place.to_string()), small(sign)]);
    let button = Button::new(label, Some(onclick)).class("quiet").with(Attribute::Action, "puzzle");
    let button = button.with(Attribute::Label, texts.puzzle_state(place, state)).with(Attribute::Value, name);
    button.when(is_current, Attribute::Current).view()
}

impl Texts {
    /// A kind of puzzles, as a heading.
    fn puzzle_kind(self, kind: PuzzleKind) -> String {
        match kind {
            PuzzleKind::Win(marks) => self.win_in_moves(moves_of_one_side(marks)),
            PuzzleKind::Draw => self.save_the_draw().to_owned(),
        }
    }
}
