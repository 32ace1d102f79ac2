//! The choice of opponent, side and match.

use super::ladder::view::ladder;
use super::{chip, matches, players};
use crate::state::opponent::Opponent;
use crate::state::{GameState, MatchLength, Setup};
use crate::ui::prelude::*;
use coaching::{Computer, Level};
use engine::{Mark, Objective, Rules};

/// Returns board, objective unless it is the usual one, opponent and side, for the chip.
pub fn chip_label(cx: &ViewContext) -> String {
    let (setup, texts) = (cx.state.setup(), cx.texts);
    let opponent = texts.opponent_name_on(setup.rules, setup.opponent);
    match setup.rules.objective() {
        Objective::Normal => chip::chip_label(texts, setup, opponent),
        Objective::Misere => chip::chip_label(texts, setup, &[texts.misere(), " · ", opponent].concat()),
    }
}

/// All opponents with what they do, one below the other.
pub fn choice_of_opponent(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let chosen = state.setup();
    let option = |opponent: Opponent| {
        let setup = Setup { opponent, ..chosen };
        let label = html! {
            <>
                <b>{ texts.opponent_name_on(chosen.rules, opponent) }{ star_of(state, chosen.rules, opponent) }</b>
                <small>{ texts.about_opponent(opponent, chosen.rules, state.preferences.thinking) }</small>
            </>
        };
        let option = RadioOption::text(opponent.name(), label, opponent == chosen.opponent, GameAction::Choose(setup));
        option.disabled_if(is_disabled(state))
    };
    html! {
        <>
            { ladder(cx, chosen.rules) }
            { radio_group("opponent", texts.opponent(), offered(chosen).into_iter().map(option), dispatch) }
        </>
    }
}

/// The star of a level that the player has beaten.
fn star_of(state: &GameState, rules: Rules, opponent: Opponent) -> Html {
    let level = if let Opponent::Computer(Computer::Level(level)) = opponent { Some(level) } else { None };
    let has_star = level.is_some_and(|level| state.shows_goals() && state.ladder().has_star(rules, level));
    // The row of stars above tells their number.
    html! { if has_star { <span class="stars" aria-hidden="true"><span data-won="" /></span> } }
}

/// The choice of side, or of the names of two people, and of the length of a match.
pub fn choice_of_side(cx: &ViewContext, on_length: Callback<MatchLength>) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let chosen = state.setup();
    let side = |mark: Mark| {
        let setup = Setup { play: mark, ..chosen };
        RadioOption::mark(mark, mark == chosen.play, GameAction::Choose(setup)).disabled_if(is_disabled(state))
    };
    html! {
        <div class="sides">
            if chosen.opponent == Opponent::Friend {
                { players::view::open(cx) }
            } else {
                { heading(texts.play_as()) }
                { radio_group("play", texts.play_as(), Mark::ALL.map(side), dispatch) }
            }
            { for matches::view::choice(cx, chosen.opponent, on_length) }
        </div>
    }
}

/// Returns the opponents to choose from under the rules of a setup: the levels, the computer players with a character, and people.
/// Those that play like a level are only there once an address has chosen them: Random, and all where a line loses.
fn offered(setup: Setup) -> Vec<Opponent> {
    let levels = Level::all_under(setup.rules).iter().copied().map(Opponent::at_level);
    let is_like_level =
        |computer: Computer| computer == Computer::Random || setup.rules.objective() == Objective::Misere;
    let is_offered = |computer: &Computer| !is_like_level(*computer) || setup.opponent == Opponent::Computer(*computer);
    let characters = Computer::STRATEGIES.into_iter().filter(is_offered).map(Opponent::Computer);
    levels.chain(characters).chain([Opponent::Friend, Opponent::Remote]).collect()
}

/// Whether the host page keeps the player from choosing.
fn is_disabled(state: &GameState) -> bool {
    state.host.is_some_and(|host| host.is_disabled)
}
