//! Who plays which mark, and how it stands between them.

use yew::prelude::*;

use super::mark_glyph::MarkGlyph;
use crate::engine::Mark;
use crate::i18n::Texts;
use crate::state::{Score, Setup};

/// Properties of [`ScoreBoard`].
#[derive(Clone, PartialEq, Properties)]
pub struct ScoreBoardProps {
    /// Who plays whom.
    pub setup: Setup,
    /// The score against the opponent of the moment.
    pub score: Score,
    /// The side to move, if the game goes on.
    pub turn: Option<Mark>,
    /// The texts.
    pub texts: Texts,
}

/// Who plays which mark, and how it stands between them: X at the left, O at the right, draws in the middle.
#[component]
pub fn ScoreBoard(props: &ScoreBoardProps) -> Html {
    let ScoreBoardProps { setup, score, turn, texts } = *props;
    let side = |mark: Mark| {
        let (player, wins) = (setup.player(mark), score.wins(setup, mark));
        html! {
            <div
                key={mark.name()}
                class={classes!("side", mark.name())}
                role="group"
                aria-label={(texts.side_score)(player, mark, wins)}
                data-turn={(turn == Some(mark)).then_some("")}
            >
                <MarkGlyph {mark} />
                <span class="name">{ (texts.player)(player) }</span>
                <b class="count">{ wins }</b>
            </div>
        }
    };
    html! {
        <section class="score" aria-label={texts.score}>
            { side(Mark::X) }
            <div key="draws" class="draws"><b class="count">{ score.draws }</b>{ " " }{ (texts.draws)(score.draws) }</div>
            { side(Mark::O) }
        </section>
    }
}
