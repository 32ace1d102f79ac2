//! The results of games with other rules in the statistics dialog.

use crate::ui::prelude::*;

use crate::i18n::Texts;
use crate::other_games::kinds::kind;
use crate::other_games::scores::Scores;
use crate::state::opponent::Opponent;
use crate::state::{GameResult, Score};
use engine::other_games::Variant;

/// A table of the games against the computer, and one of those between friends.
pub fn other_games(texts: Texts, scores: &Scores) -> Html {
    let (friends, others): (Vec<_>, Vec<_>) =
        scores.all().into_iter().partition(|(_, opponent, _)| *opponent == Opponent::Friend);
    let results = GameResult::ALL.map(|result| texts.game_result(Opponent::Remote, result).to_owned());
    // Friends place the same marks in some games.
    let [_, drawn, _] = results.clone();
    let players = [texts.numbered_player(1_u32), drawn, texts.numbered_player(2_u32)];
    html! {
        if !scores.is_empty() {
            { heading(texts.other_games()) }
            { table(texts, texts.against_others(), results, &others) }
            { table(texts, texts.between_friends(), players, &friends) }
        }
    }
}

/// A table with a row for each game and opponent, unless there is none.
fn table(texts: Texts, name: &'static str, results: [String; 3], scores: &[(Variant, Opponent, Score)]) -> Html {
    if scores.is_empty() {
        return Html::default();
    }
    let column = |name: String| html! { <th scope="col">{ name }</th> };
    let row = |(variant, opponent, score): &(Variant, Opponent, Score)| {
        let name = texts.variant_and_opponent(*variant, *opponent);
        let cell = |games: u32| html! { <td>{ texts.number_of_games(games) }</td> };
        html! {
            <tbody data-game={variant.name()} data-opponent={opponent.name()}>
                <tr><th scope="row"><span>{ name }</span></th>{ for [score.near, score.draws, score.far].map(cell) }</tr>
            </tbody>
        }
    };
    html! {
        <table class="results" aria-label={name}>
            <thead><tr>{ for [texts.game().to_owned()].into_iter().chain(results).map(column) }</tr></thead>
            { for scores.iter().map(row) }
        </table>
    }
}

impl Texts {
    /// The name of a game, with its number of boards if there are several, and the opponent.
    fn variant_and_opponent(self, variant: Variant, opponent: Opponent) -> String {
        let start = variant.start();
        let boards = start.size().0 / 3;
        let name = self.variant_name(kind(variant).name());
        let opponent = self.opponent_in(start.is_solved(), opponent);
        match variant {
            Variant::Notakto2 | Variant::Notakto3 => {
                [name, " ", &self.number_of_games(boards), " · ", opponent].concat()
            }
            _ => [name, " · ", opponent].concat(),
        }
    }
}
