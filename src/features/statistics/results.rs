//! The results in the statistics dialog: totals, one table row for each opponent, and the last games.

use yew::prelude::*;

use super::game::GameResult;
use super::state::Statistics;
use super::tally::Tally;
use crate::components::controls::caption;
use crate::engine::{Opponent, Rules};
use crate::features::widgets::chosen_value::chosen_value;
use crate::i18n::Texts;

/// The choice of boards, the totals, the tables and the last games.
pub fn results(texts: Texts, stored: &Statistics, rules: Option<Rules>, onchoose: Callback<Option<Rules>>) -> Html {
    let mut boards = stored.boards();
    boards.reverse();
    let rules = rules.filter(|rules| boards.contains(rules));
    let tallies = stored.by_opponent(rules);
    let (friends, others): (Vec<Tally>, Vec<Tally>) =
        tallies.into_iter().partition(|tally| tally.counter.pairing.opponent == Opponent::Friend);
    html! {
        <>
            { for (boards.len() > 1).then(|| choice_of_boards(texts, boards, rules, onchoose)) }
            { totals(texts, stored.total(rules), friends.first()) }
            { for table(texts, texts.against_others(), &others) }
            { for table(texts, texts.between_friends(), &friends) }
            { recent(texts, &stored.recent(rules).collect::<Vec<_>>()) }
            { caption(texts.about_statistics()) }
        </>
    }
}

fn choice_of_boards(
    texts: Texts,
    boards: Vec<Rules>,
    chosen: Option<Rules>,
    onchoose: Callback<Option<Rules>>,
) -> Html {
    let option = |(index, rules): (usize, &Rules)| {
        let label = texts.rule_of(*rules);
        html! { <option key={label.clone()} value={index.to_string()} selected={chosen == Some(*rules)}>{ label }</option> }
    };
    let options: Vec<Html> = boards.iter().enumerate().map(option).collect();
    let onchange = onchoose.reform(move |event: Event| {
        let index: usize = chosen_value(&event)?.parse().ok()?;
        boards.get(index).copied()
    });
    html! {
        <label class="list-choice">
            { texts.board() }
            <select name="statistics-board" {onchange}>
                <option key="all" value="" selected={chosen.is_none()}>{ texts.all_boards() }</option>
                { for options }
            </select>
        </label>
    }
}

/// The number of games, and of those against others the share of wins and the streaks.
fn totals(texts: Texts, others: Option<Tally>, friends: Option<&Tally>) -> Html {
    let games = [others.as_ref(), friends].into_iter().flatten().map(Tally::games).sum();
    let of_others = |text: fn(Texts, &Tally) -> String| {
        others.as_ref().map_or(texts.unknown().to_owned(), |tally| text(texts, tally))
    };
    let total = |label: &'static str, number: String| html! { <div><dt>{ label }</dt><dd>{ number }</dd></div> };
    html! {
        <dl class="totals">
            { total(texts.games(), texts.short_number(games)) }
            { total(
                texts.game_result(Opponent::Remote, GameResult::Won),
                of_others(|texts, tally| texts.percent(share(tally.won.into(), tally))),
            ) }
            { total(texts.unbeaten(), of_others(|texts, tally| texts.short_number(tally.streak.into()))) }
            { total(texts.best_streak(), of_others(|texts, tally| texts.short_number(tally.best.into()))) }
        </dl>
    }
}

/// Returns a part of the games in percent.
fn share(part: u64, tally: &Tally) -> u64 {
    let games = tally.games();
    (100 * part + games / 2).checked_div(games).unwrap_or_default()
}

/// A table with one group of rows for each opponent, unless there is none.
fn table(texts: Texts, name: &'static str, tallies: &[Tally]) -> Option<Html> {
    let opponent = tallies.first()?.counter.pairing.opponent;
    let results = GameResult::ALL.map(|result| texts.game_result(opponent, result));
    let column = |name: &'static str| html! { <th scope="col">{ name }</th> };
    Some(html! {
        <table class="results" aria-label={name}>
            <thead>
                <tr>
                    { column(texts.opponent()) }
                    { column(texts.games()) }
                    { for results.into_iter().map(column) }
                    { column(texts.mistakes()) }
                </tr>
            </thead>
            { for tallies.iter().map(|tally| rows(texts, tally)) }
        </table>
    })
}

fn rows(texts: Texts, tally: &Tally) -> Html {
    let opponent = tally.counter.pairing.opponent;
    let number = |number: u64| html! { <td>{ texts.short_number(number) }</td> };
    let mistakes = tally.mistakes_in_ten_games().map_or(texts.unknown().to_owned(), |tenths| texts.tenths(tenths));
    let streaks = || {
        let [streak, best] = [tally.streak, tally.best].map(|games| texts.short_number(games.into()));
        html! { <small>{ texts.streaks(&streak, &best) }</small> }
    };
    html! {
        <tbody data-opponent={opponent.name()}>
            <tr>
                <th scope="rowgroup"><span>{ texts.opponent_name(opponent) }</span></th>
                { number(tally.games()) }
                { for GameResult::ALL.map(|result| number(tally.count_of(result).into())) }
                <td>{ mistakes }</td>
            </tr>
            <tr>
                <td colspan="6">
                    <div class="form">
                        { bar(texts, tally) }
                        { for (opponent != Opponent::Friend).then(streaks) }
                    </div>
                </td>
            </tr>
        </tbody>
    }
}

/// The shares of the results in a stacked bar.
fn bar(texts: Texts, tally: &Tally) -> Html {
    let named = GameResult::ALL.map(|result| {
        let percent = texts.percent(share(tally.count_of(result).into(), tally));
        [texts.game_result(tally.counter.pairing.opponent, result), " ", &percent].concat()
    });
    // Rounds the ends instead of the widths, so that the parts fill the bar.
    let mut games = 0;
    let parts = GameResult::ALL.map(|result| {
        let start = share(games, tally);
        games += u64::from(tally.count_of(result));
        let width = share(games, tally) - start;
        html! { <rect data-result={result.name()} x={start.to_string()} width={width.to_string()} height="1" /> }
    });
    html! {
        <svg
            class="shares"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            role="img"
            aria-label={texts.separated(named.into())}
        >
            { for parts }
        </svg>
    }
}

/// The last games, one letter for each.
fn recent(texts: Texts, games: &[(Opponent, GameResult)]) -> Html {
    // Joining `&str`s would move code into the first part.
    let names: Vec<String> =
        games.iter().map(|(opponent, result)| texts.game_result(*opponent, *result).into()).collect();
    let game = |(opponent, result): &(Opponent, GameResult)| {
        let value = match result {
            _ if *opponent == Opponent::Friend => None,
            GameResult::Won => Some("win"),
            GameResult::Drawn => Some("draw"),
            GameResult::Lost => Some("loss"),
        };
        html! { <span data-value={value}>{ texts.result_letter(*opponent, *result) }</span> }
    };
    html! {
        <>
            { caption(texts.last_games()) }
            <div class="recent" role="img" aria-label={texts.recent_results(names)}>
                { for games.iter().map(game) }
            </div>
        </>
    }
}
