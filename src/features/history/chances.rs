//! The graph of the chances over the game.

use std::fmt::Write as _;

use yew::prelude::*;

use crate::components::ViewContext;
use crate::engine::coach::MoveReview;
use crate::engine::search::chance_of_x;
use crate::features::widgets::chosen_value::chosen_value;
use crate::state::{GameAction, Go};

/// The chances of X after each move of a reviewed game, with its mistakes. A slider over it goes through the game: each of its
/// steps is a move, and the thumb marks the shown one.
pub fn chances(cx: &ViewContext, reviewed: &[MoveReview]) -> Html {
    let ViewContext { state, texts, dispatch } = *cx;
    let (count, cursor) = (reviewed.len(), state.game().cursor());
    let graph = Graph::of(reviewed);
    let last = cursor.checked_sub(1).and_then(|index| reviewed.get(index));
    let moment = last.map_or_else(|| texts.start().to_owned(), |last| texts.chances_after(last));
    let oninput = dispatch.reform(move |event: InputEvent| {
        let moves = chosen_value(&event).and_then(|value| value.parse().ok());
        GameAction::Go(Go::To(moves.unwrap_or(cursor)))
    });
    html! {
        <div class="chances" hidden={count == 0}>
            <svg viewBox={format!("0 -8 {count} 116")} preserveAspectRatio="none" aria-hidden="true">
                <path class="of-x" d={graph.area} />
                <path class="even" d={format!("M0 50H{count}")} />
                <path class="mistakes" d={graph.mistakes} />
            </svg>
            <input
                type="range"
                max={count.to_string()}
                value={cursor.to_string()}
                aria-label={texts.chances_in_game()}
                aria-valuetext={moment}
                {oninput}
            />
        </div>
    }
}

/// The paths of the graph: a unit wide for each move, and 100 high with a margin of 8, with the chances of X from below.
#[derive(Debug, Default, PartialEq, Eq)]
struct Graph {
    area: String,
    /// Points.
    mistakes: String,
}

impl Graph {
    /// Moments that are not analyzed are skipped.
    fn of(reviewed: &[MoveReview]) -> Self {
        let start = reviewed.first().map(|first| (0, chance_of_x(first.before, first.mark)));
        let after = reviewed.iter().map(|reviewed| (reviewed.number, chance_of_x(reviewed.after, reviewed.mark)));
        let mut graph = Self::default();
        let mut last = None;
        // Writing to a string does not fail.
        for (number, chance) in start.into_iter().chain(after) {
            let Some(height) = chance.map(|chance| 100 - chance) else { continue };
            let _ = match last {
                None => write!(graph.area, "M{number} 108V{height}"),
                Some(_) => write!(graph.area, "L{number} {height}"),
            };
            last = Some(number);
            let is_mistake =
                number.checked_sub(1).and_then(|index| reviewed.get(index)).is_some_and(MoveReview::is_mistake);
            if is_mistake {
                let _ = write!(graph.mistakes, "M{number} {height}h0");
            }
        }
        if last.is_some() {
            graph.area.push_str("V108Z");
        }
        graph
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::evaluation::Analyses;
    use crate::engine::{Objective, Rules, coach, notation};

    #[test]
    fn graph_has_each_known_moment_and_each_mistake() {
        let game = notation::read_moves(Rules::TIC_TAC_TOE, "a1b1b2c3a3").game;
        let graph = Graph::of(&coach::review(&game, &Analyses::default()).moves);
        assert_eq!(graph.area, "M0 108V50L1 50L2 0L3 0L4 0L5 0V108Z");
        assert_eq!(graph.mistakes, "M2 0h0");
        let rules = Rules::new(4, 4, 4, Objective::Normal).map_err(|_| ());
        let unknown = rules.map(|rules| coach::review(&notation::read_moves(rules, "a1b1").game, &Analyses::default()));
        assert_eq!(unknown.map(|review| Graph::of(&review.moves)), Ok(Graph::default()));
        assert_eq!(Graph::of(&[]), Graph::default());
    }
}
