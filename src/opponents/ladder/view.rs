//! The stars of a board.

use super::state::Ladder;
use crate::i18n::Texts;
use crate::ui::prelude::*;
use engine::Rules;

/// A star for each level of a board, which is filled if the player has it, and the next step. Nothing if the player hides goals.
pub fn ladder(cx: &ViewContext, rules: Rules) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    if !state.shows_goals() {
        return Html::default();
    }
    html! {
        <p class="ladder remark">{ stars(texts, state.ladder(), rules) }{ text(texts.next_step(state.ladder(), rules)) }</p>
    }
}

/// A star for each level of a board.
pub fn stars(texts: Texts, ladder: &Ladder, rules: Rules) -> Html {
    let stars = ladder.stars(rules);
    let won = stars.iter().filter(|has_star| **has_star).count();
    html! {
        <span class="stars" role="img" aria-label={texts.stars(won, stars.len())}>
            { for stars.iter().map(|has_star| star(*has_star)) }
        </span>
    }
}

fn star(is_won: bool) -> Html {
    html! { <span data-won={is_won.then_some("")} /> }
}
