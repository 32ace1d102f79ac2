//! The choice of a game with other rules and of its players, and its rules.

use crate::i18n::{Texts, choice};
use crate::opponents::matches;
use crate::other_games::address::{games, name_and_boards};
use crate::other_games::kinds::kind;
use crate::other_games::model::OtherGame;
use crate::other_games::msg::Msg;
use crate::other_games::players::{OPPONENTS, Players};
use crate::other_games::texts::seat;
use crate::settings;
use crate::state::Setting;
use crate::state::opponent::Opponent;
use crate::ui::prelude::*;
use engine::Mark;
use engine::other_games::Variant;

/// The numbers of boards of Notakto.
const BOARDS: [(&str, Variant); 3] = [("1", Variant::Notakto1), ("2", Variant::Notakto2), ("3", Variant::Notakto3)];

/// The games whose names tell what there is before the choice opens.
const NAMED: [Variant; 4] = [Variant::Infinite, Variant::Ultimate, Variant::Wild, Variant::Notakto1];

/// All games with other rules: a drawing, the name and the rules of each, in a list that opens. Its line names the shown game.
pub fn choice_of_game(cx: &ViewContext, shown: Option<&OtherGame>) -> Html {
    let texts = cx.texts;
    let shown_name = shown.map(|game| kind(game.variant()).name());
    let option = |variant: Variant| {
        let (name, _) = name_and_boards(variant);
        let begin: GameAction = Msg::Begin(variant).into();
        RadioOption::text(name, introduction(texts, variant), shown_name == Some(kind(variant).name()), begin)
    };
    let games = radio_group("game", texts.other_games(), games().map(option), cx.dispatch);
    html! {
        <>
            { folded(texts, shown_name, games) }
            { for shown.and_then(|game| choice_of_boards(cx, game.variant())) }
        </>
    }
}

/// A list of games that opens. Its line names the chosen game, or some of them.
fn folded(texts: Texts, chosen: Option<choice::Variant>, games: Html) -> Html {
    let names = match chosen {
        Some(name) => texts.variant_name(name).to_owned(),
        None => NAMED.map(|variant| texts.variant_name(kind(variant).name())).join(" · "),
    };
    html! {
        <details class="more-games" data-chosen={chosen.is_some().then_some("")}>
            <summary><b>{ texts.other_games() }</b><small>{ names }</small></summary>
            <div class="other-games">{ games }</div>
        </details>
    }
}

/// The choice of the number of boards of Notakto, while that is shown.
fn choice_of_boards(cx: &ViewContext, shown: Variant) -> Option<Html> {
    let option = |(name, variant): (&'static str, Variant)| {
        let begin: GameAction = Msg::Begin(variant).into();
        RadioOption::text(name, name, shown == variant, begin)
    };
    let name = [cx.texts.variant_name(kind(shown).name()), " · ", cx.texts.boards()].concat();
    let is_notakto = BOARDS.iter().any(|(_, variant)| *variant == shown);
    is_notakto.then(|| {
        html! {
            <div class="sides">
                <h2>{ &name }</h2>
                { radio_group("boards", name, BOARDS.map(option), cx.dispatch) }
            </div>
        }
    })
}

/// All games with other rules as buttons in a list that opens. They close the dialog and begin a first try of the game.
pub fn games_to_learn(cx: &ViewContext) -> Html {
    let (texts, on) = (cx.texts, cx.dispatch);
    let button = |variant: Variant| {
        let on = on.clone();
        let begin = Callback::from(move |_: MouseEvent| {
            on.emit(GameAction::CloseDialog);
            on.emit(Msg::Learn(variant).into());
        });
        let button = Button::new(introduction(texts, variant), Some(begin)).class("button introduction");
        button.with(Attribute::Action, "learn-game").with(Attribute::Value, variant.name()).view()
    };
    folded(texts, None, list(games().map(button).collect()))
}

/// The drawing, the name and the rules of a game.
fn introduction(texts: Texts, variant: Variant) -> Html {
    let kind = kind(variant);
    html! {
        <>
            { kind.picture() }
            <b>{ texts.variant_name(kind.name()) }</b>
            <small>{ texts.variant_rules(kind.name()) }</small>
        </>
    }
}

/// The rules of the shown game.
pub fn how_to_play(texts: Texts, game: &OtherGame) -> Html {
    html! {
        <div class="how-to-play">
            <p class="remark">{ texts.how_to_play() }</p>
            <p>{ texts.variant_rules(kind(game.variant()).name()) }</p>
        </div>
    }
}

/// How to play a game with other rules, and the choice of its opponent and side.
pub fn rules_and_players(cx: &ViewContext, game: &OtherGame) -> Html {
    let texts = cx.texts;
    let (players, is_solved) = (game.players(), game.position().is_solved());
    let opponent = |opponent: Opponent| {
        let label = html! {
            <>
                <b>{ texts.opponent_in(is_solved, opponent) }</b>
                <small>{ texts.about_opponent_in(is_solved, opponent, cx.state.preferences.thinking) }</small>
            </>
        };
        let choose: GameAction = Msg::Choose(Players::new(Some(opponent), Some(players.play))).into();
        RadioOption::text(opponent.name(), label, opponent == players.opponent, choose)
    };
    let on_length = cx.dispatch.reform(|length| settings::Msg::Set(Setting::MatchLength(length)).into());
    let side = |play: Mark| {
        let choose: GameAction = Msg::Choose(Players { play, ..players }).into();
        let is_chosen = play == players.play;
        match game.variant().has_equal_marks() {
            true => RadioOption::text(play.name(), texts.goes(seat(play)), is_chosen, choose),
            false => RadioOption::mark(play, is_chosen, choose),
        }
    };
    html! {
        <>
            { how_to_play(texts, game) }
            { radio_group("opponent", texts.opponent(), OPPONENTS.map(opponent), cx.dispatch) }
            <div class="sides">
                if players.opponent != Opponent::Friend {
                    { heading(texts.play_as()) }
                    { radio_group("play", texts.play_as(), Mark::ALL.map(side), cx.dispatch) }
                }
                { for matches::view::choice(cx, players.opponent, on_length) }
            </div>
        </>
    }
}
