//! The graph of the chances over the game.

use crate::state::Go;
use crate::ui::elements::tag;
use crate::ui::fields::chosen_value::chosen_value;
use crate::ui::prelude::*;
use coaching::coach::MoveQuality;
use engine::decimal::decimal;

/// The chances of X after each move of a reviewed game, with its mistakes. A slider over it goes through the game: each of its
/// steps is a move, and the thumb marks the shown one.
pub fn graph(cx: &ViewContext, qualities: &[MoveQuality], chances: &[Option<u8>]) -> Html {
    let ViewContext { state, texts, dispatch } = *cx;
    let (count, cursor) = (qualities.len(), state.game().cursor());
    let oninput = dispatch.reform(move |event: InputEvent| {
        let moves = chosen_value(&event).and_then(|value| value.parse().ok());
        GameAction::Go(Go::To(moves.unwrap_or(cursor)))
    });
    let is_mistake = |moves: &usize| {
        let quality = moves.checked_sub(1).and_then(|index| qualities.get(index));
        matches!(quality, Some(MoveQuality::Mistake { .. }))
    };
    let [area, mistakes] = paths(chances, &is_mistake);
    let path = |class: &'static str, d: String| tag!("path", ["class" = class, "d" = d], Html::default());
    let view_box = ["0 -8 ", &decimal(count as u64), " 116"].concat();
    let drawing = tag!(
        "svg",
        ["viewBox" = view_box, "preserveAspectRatio" = "none", "aria-hidden" = "true"],
        list(vec![path("of-x", area), path("mistakes", mistakes)])
    );
    let moment = texts.moment(state.game(), chances.get(cursor).copied().flatten(), is_mistake(&cursor));
    let slider = html! {
        <input
            type="range"
            max={decimal(count as u64)}
            value={decimal(cursor as u64)}
            aria-label={texts.chances_in_game()}
            aria-valuetext={moment}
            {oninput}
        />
    };
    group("chances", vec![drawing, slider])
}

/// Returns the area below the chances of X and the points of mistakes: a unit wide for each move, 100 high, and with a margin
/// of 8. Moments that are not analyzed are skipped.
fn paths(chances: &[Option<u8>], is_mistake: &dyn Fn(&usize) -> bool) -> [String; 2] {
    let (mut area, mut mistakes) = (String::new(), String::new());
    for (moves, chance) in chances.iter().enumerate() {
        let Some(height) = chance.map(|chance| decimal(100 - u64::from(chance.min(100)))) else { continue };
        let moves_text = decimal(moves as u64);
        let [command, to] = if area.is_empty() { ["M", " 108V"] } else { ["L", " "] };
        area.push_str(&[command, &moves_text, to, &height].concat());
        if is_mistake(&moves) {
            mistakes.push_str(&["M", &moves_text, " ", &height, "h0"].concat());
        }
    }
    if !area.is_empty() {
        area.push_str("V108Z");
    }
    [area, mistakes]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn graph_has_each_known_moment_and_each_mistake() {
        let paths = |chances: &[Option<u8>]| paths(chances, &|moves| *moves == 2);
        let shown = ["M0 108V50L1 50L2 0L4 10V108Z", "M2 0h0"];
        assert_eq!(paths(&[Some(50), Some(50), Some(100), None, Some(90)]), shown);
        assert_eq!(paths(&[None, None, None, Some(25)]), ["M3 108V75V108Z", ""]);
        assert_eq!(paths(&[]), ["", ""]);
    }
}
