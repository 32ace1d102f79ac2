//! The score.

use crate::game::score::score_board::{draws, side};
use crate::game::score::view::length_and_draws;
use crate::other_games::model::OtherGame;
use crate::other_games::scores::Scores;
use crate::state::Score;
use crate::ui::content::group;
use crate::ui::prelude::*;
use engine::Mark;

/// The players and the score of the match or against this opponent. It keeps its space until a game has ended.
pub fn score(cx: &ViewContext, game: &OtherGame, scores: &Scores) -> Html {
    let (texts, players) = (cx.texts, game.players());
    let games = cx.state.match_length_of(game).games();
    let score = if games.is_some() { game.match_score() } else { scores.of(game.variant(), players.opponent) };
    let side = |mark: Mark| {
        let (player, wins) = (players.player(mark), score.wins(players.near(), mark));
        let name = texts.player_in(game.variant(), player);
        let label = match game.variant().has_equal_marks() {
            // Neither player has a mark.
            true => texts.mark_score(&name, wins),
            false => texts.side_score(&name, mark, wins),
        };
        side(mark, &name, label, wins)
    };
    let middle = match games {
        Some(_) => length_and_draws(texts, games, score.draws),
        // Notakto has no draws.
        None if game.variant().has_equal_marks() => group("draws", Vec::new()),
        None => draws(texts, score.draws),
    };
    html! {
        <section
            class="score"
            aria-label={if games.is_some() { texts.match_score() } else { texts.score() }}
            data-has-equal-marks={game.variant().has_equal_marks().then_some("")}
            data-empty={(games.is_none() && score == Score::NONE).then_some("")}
        >
            { side(Mark::X) }{ middle }{ side(Mark::O) }
        </section>
    }
}
