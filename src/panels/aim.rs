//! What to do about a square that somebody aims at: the way to its neighbours, and to play or change it.

use yew::prelude::*;

use crate::engine::{Rules, Square};
use crate::i18n::Texts;
use crate::state::{GameAction, GameState};

/// The ways from a square: the name, how many columns and rows it leads, and its drawing.
const WAYS: [(&str, i8, i8, &str); 4] = [
    ("left", -1, 0, "M15 5l-7 7 7 7"),
    ("up", 0, -1, "M5 15l7-7 7 7"),
    ("down", 0, 1, "M5 9l7 7 7-7"),
    ("right", 1, 0, "M9 5l7 7-7 7"),
];

/// The buttons for the square that somebody aims at, in the place of the tools; nothing if nobody aims.
pub fn aim(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Option<Html> {
    let square = state.aim()?;
    let position = state.position();
    let place = Place {
        label: (texts.panels().place)(position.turn(), square),
        is_usable: position.legal_squares().contains(square),
        does: GameAction::Aim(square),
    };
    Some(aiming(state.setup().rules, square, GameAction::Aim, place, on, texts))
}

/// What the large button does with the square that somebody aims at.
pub struct Place {
    /// What it says.
    pub label: String,
    /// Whether that can be done.
    pub is_usable: bool,
    /// What it does.
    pub does: GameAction,
}

/// The buttons for a square that somebody aims at: those that aim at its neighbours, and the large one.
pub fn aiming(
    rules: Rules,
    square: Square,
    aim_at: impl Fn(Square) -> GameAction,
    place: Place,
    on: &Callback<GameAction>,
    texts: Texts,
) -> Html {
    let panels = texts.panels();
    let way = |(index, (name, columns, rows, drawing)): (usize, (&'static str, i8, i8, &'static str))| {
        let next = neighbour(rules, square, columns, rows);
        let onclick = match next.map(&aim_at) {
            Some(does) => on.reform(move |_: MouseEvent| does.clone()),
            None => Callback::noop(),
        };
        html! {
            <button
                type="button"
                class="quiet"
                data-action={format!("aim-{name}")}
                aria-label={panels.ways.get(index).copied()}
                aria-disabled={next.is_none().then_some("true")}
                {onclick}
            >
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={drawing} /></svg>
            </button>
        }
    };
    let Place { label, is_usable, does } = place;
    let onclick = on.reform(move |_: MouseEvent| does.clone());
    html! {
        <div key="aim" class="tools" role="group" aria-label={panels.aim}>
            { for WAYS.into_iter().enumerate().map(way) }
            <button
                type="button"
                class="button place"
                data-kind="primary"
                data-action="place"
                aria-disabled={(!is_usable).then_some("true")}
                {onclick}
            >
                { label }
            </button>
        </div>
    }
}

/// The square so many columns and rows on, if the board has it.
fn neighbour(rules: Rules, square: Square, columns: i8, rows: i8) -> Option<Square> {
    let column = square.column().checked_add_signed(columns)?;
    let row = square.row().checked_add_signed(rows)?;
    Square::new(column, row).filter(|square| rules.contains(*square))
}
