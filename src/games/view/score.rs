//! The score.

use crate::game::score::score_board::{draws, side};
use crate::games::model::OtherGame;
use crate::games::scores::Scores;
use crate::state::Score;
use crate::state::game::setup::Player;
use crate::ui::prelude::*;
use engine::Mark;

/// The players and the score against this opponent. It keeps its space until a game has ended.
pub fn score(cx: &ViewContext, game: &OtherGame, scores: &Scores) -> Html {
    let (texts, players) = (cx.texts, game.players());
    let score = scores.of(game.variant(), players.opponent);
    let side = |mark: Mark| {
        let (player, wins) = (players.player(mark), score.wins(players.near(), mark));
        let name = match player {
            Player::Computer(_) => texts.opponent_in(game.position().is_solved(), players.opponent).to_owned(),
            player => texts.player_in(game.variant(), player),
        };
        side(mark, &name, texts.side_score(&name, mark, wins), wins)
    };
    html! {
        <section
            class="score"
            aria-label={texts.score()}
            data-empty={(score == Score::NONE).then_some("")}
            data-equal-marks={game.variant().has_equal_marks().then_some("")}
        >
            { side(Mark::X) }{ draws(texts, score.draws) }{ side(Mark::O) }
        </section>
    }
}
