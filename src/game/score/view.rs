//! The score of a match, or of players with names.

use super::score_board::{draws, is_empty, side};
use crate::i18n::{Texts, spoken};
use crate::opponents::players::model::PlayerName;
use crate::opponents::players::texts::name_of;
use crate::ui::prelude::*;
use engine::Mark;
use engine::decimal::decimal;

/// The score board of a match, or of players with names. A match shows its wins, with its draws in the middle, and its length unless
/// the shown game does not count.
pub fn score(cx: &ViewContext) -> Option<Html> {
    let ViewContext { state, texts, .. } = *cx;
    let games = state.match_length().games();
    let names = Mark::ALL.map(|mark| name_of(cx, mark));
    let has_names = Mark::ALL.iter().any(|mark| matches!(state.name_of(*mark), Some(PlayerName::Named(_))));
    if games.is_none() && names.iter().all(Option::is_none) {
        return None;
    }
    let (near, score) = (state.round.near(), if games.is_some() { state.round.match_score } else { state.score() });
    let side = |mark: Mark, name: Option<String>| {
        let wins = score.wins(near, mark);
        let player = state.setup().player(mark);
        match name {
            Some(name) => side(mark, &name, texts.side_score(&spoken(&name), mark, wins), wins),
            None => {
                let name = texts.player(player);
                side(mark, name, texts.player_score(player, name, mark, wins), wins)
            }
        }
    };
    let [x, o] = names;
    let middle = match games {
        Some(games) => length_and_draws(texts, (!state.is_practice()).then_some(games), score.draws),
        None => draws(texts, score.draws),
    };
    let content = list(vec![side(Mark::X, x), middle, side(Mark::O, o)]);
    Some(html! {
        <section
            class="score"
            aria-label={if games.is_some() { texts.match_score() } else { texts.score() }}
            data-has-names={has_names.then_some("")}
            data-empty={(games.is_none() && !has_names && is_empty(state)).then_some("")}
        >
            { content }
        </section>
    })
}

/// The length of the match, if the game counts for it, and the draws.
pub fn length_and_draws(texts: Texts, games: Option<u8>, draws: u32) -> Html {
    let mut parts: Vec<Html> = games.map(|games| text(texts.best_of(games))).into_iter().collect();
    if draws > 0 {
        let drawn = [&decimal(draws.into()), " ", &texts.draws(draws)].concat();
        parts.extend([text(" "), around("span", drawn)]);
    }
    group("draws", parts)
}
