//! The choice of the kind of tasks.

use crate::learn::puzzles::model::Puzzles;
use crate::learn::puzzles::rush;
use crate::learn::puzzles::task::TaskKind;
use crate::learn::puzzles::update::Msg;
use crate::ui::prelude::*;

/// The choice of the kind of tasks, with the rush. In a list, it chooses the list of another board.
pub fn kinds(puzzles: &Puzzles, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let texts = cx.texts;
    let chosen = match (puzzles.rush(), puzzles.list()) {
        (Some(_), _) => None,
        (None, Some(list)) => Some(TaskKind::Puzzles(list.board)),
        (None, None) => Some(puzzles.task().kind()),
    };
    let kind = |kind: TaskKind| {
        let msg = match kind {
            TaskKind::Puzzles(board) if puzzles.list().is_some() => Msg::ShowList(Some(board)),
            kind => Msg::Choose(kind),
        };
        RadioOption::text(kind.name(), texts.task_kind(kind), chosen == Some(kind), msg)
    };
    let rush = RadioOption::text("rush", texts.rush(), puzzles.rush().is_some(), Msg::Rush(rush::Msg::Show));
    radio_group("puzzles", texts.puzzles(), TaskKind::ALL.map(kind).into_iter().chain([rush]), on)
}
