//! The list of moves.

use crate::game::history::view::on_toggle;
use crate::other_games::help::Question;
use crate::other_games::model::OtherGame;
use crate::state::Go;
use crate::ui::prelude::*;
use engine::decimal::decimal;

/// The moves of the game. The section is there while the player wants it or looks back.
pub fn moves(cx: &ViewContext, game: &OtherGame) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let is_shown = state.shows_moves() || game.help().question == Question::Review;
    let ontoggle = on_toggle(cx, is_shown);
    let row = |number: usize| {
        let played = number.checked_sub(1).and_then(|index| game.moves().get(index));
        let label = match played {
            None => texts.start().to_owned(),
            Some(played) => texts.numbered_move(number, played.mark, played.square),
        };
        let is_current = number == game.cursor();
        let button = Button::new(text(label.clone()), Some(cx.on_click(GameAction::Go(Go::To(number)))));
        let button = button.with(Attribute::Move, decimal(number as u64)).when(is_current, Attribute::Unusable);
        let button = if is_current { button.with(Attribute::Current, "step") } else { button };
        html! { <li key={number} data-names={names(&label)}>{ button.view() }</li> }
    };
    html! {
        <details class="panel history" hidden={!is_shown} open={is_shown} {ontoggle}>
            <summary><h2>{ texts.moves() }</h2></summary>
            if is_shown {
                <ol class="moves" data-swipe="">{ for (0..=game.moves().len()).map(row) }</ol>
            }
        </details>
    }
}
