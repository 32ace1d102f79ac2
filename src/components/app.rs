//! The whole page, and the one place that has its state.

use yew::prelude::*;

use super::board::Board;
use super::confirm_dialog::ConfirmDialog;
use super::hooks::{use_address, use_document, use_next_after_draw, use_replies, use_shortcuts, use_storage};
use super::icon::{Icon, Picture};
use super::mark_glyph::{MarkGlyph, MarkGradients};
use super::notes::Notes;
use super::opponent_panel::OpponentPanel;
use super::reset_button::ResetButton;
use super::score_board::ScoreBoard;
use super::settings_dialog::SettingsDialog;
use super::status_bar::StatusBar;
use crate::engine::{Mark, Outcome};
use crate::i18n::Texts;
use crate::platform::Opening;
use crate::state::{GameAction, GameState, Stage};

/// Properties of [`App`].
#[derive(Clone, PartialEq, Properties)]
pub struct AppProps {
    /// With what the visit begins.
    pub opening: Opening,
}

/// The whole page. It owns the reducer, and gives each component what it shows.
#[component]
pub fn App(props: &AppProps) -> Html {
    let texts = Texts::ENGLISH;
    let state = {
        let opening = props.opening.state.clone();
        use_reducer(|| opening)
    };
    let is_settings_open = use_state(|| false);
    use_replies(&state);
    use_next_after_draw(&state);
    use_storage(&state, &props.opening.storage);
    use_address(&state);
    use_shortcuts(&state);
    use_document(state.preferences().theme, texts);

    let onplay = use_action(&state, GameAction::Play);
    let onreset = use_action(&state, |()| GameAction::Reset);
    let onchoose = use_action(&state, GameAction::Choose);
    let onconfirm = use_action(&state, |()| GameAction::Confirm);
    let ondecline = use_action(&state, |()| GameAction::Decline);
    let onprefer = use_action(&state, GameAction::Prefer);
    let onresetscore = use_action(&state, |()| GameAction::ResetScore);
    let ondismiss = use_action(&state, GameAction::Dismiss);
    let set_settings_open = |is_open: bool| {
        let is_settings_open = is_settings_open.clone();
        Callback::from(move |()| is_settings_open.set(is_open))
    };

    let (setup, stage) = (state.setup(), state.stage());
    let turn = (!matches!(stage, Stage::Over(_))).then(|| state.position().turn());
    html! {
        <div
            class="page"
            data-game=""
            data-status={status_name(stage)}
            data-turn={turn.map(Mark::name)}
            data-winner={winner(stage).map(Mark::name)}
            data-thinking={matches!(stage, Stage::Thinking(_)).then_some("")}
            data-embed={props.opening.embedded.then_some("")}
        >
            <MarkGradients key="gradients" />
            <header key="bar" class="bar">
                <h1><MarkGlyph mark={Mark::X} /><MarkGlyph mark={Mark::O} />{ texts.title }</h1>
                <button
                    type="button"
                    class="quiet"
                    data-action="settings"
                    aria-label={texts.settings}
                    onclick={set_settings_open(true).reform(|_| ())}
                >
                    <Icon picture={Picture::Settings} />
                </button>
            </header>
            <main key="game" class="game">
                <ScoreBoard {setup} score={state.score()} {turn} {texts} />
                <StatusBar {setup} game={state.game().clone()} {stage} {texts} />
                <Board game={state.game().clone()} is_playable={matches!(stage, Stage::Turn(_))} {onplay} {texts} />
                <ResetButton is_over={matches!(stage, Stage::Over(_))} {onreset} {texts} />
            </main>
            <aside key="side" class="sidebar">
                <Notes key="notes" notes={state.notes().to_vec()} {ondismiss} {texts} />
                <OpponentPanel key="opponent" chosen={state.question().unwrap_or(setup)} {onchoose} {texts} />
                { keys(texts) }
            </aside>
            <ConfirmDialog key="confirm" is_open={state.question().is_some()} {onconfirm} {ondecline} {texts} />
            <SettingsDialog
                key="settings"
                is_open={*is_settings_open}
                preferences={state.preferences()}
                opponent={setup.opponent}
                {onprefer}
                {onresetscore}
                onclose={set_settings_open(false)}
                {texts}
            />
        </div>
    }
}

/// A callback that stays the same from one rendering to the next, and turns what it is given into an action.
#[hook]
fn use_action<T: 'static>(state: &UseReducerHandle<GameState>, action: fn(T) -> GameAction) -> Callback<T> {
    let dispatcher = state.dispatcher();
    use_callback((), move |argument, ()| dispatcher.dispatch(action(argument)))
}

/// The name of the stage for styling, embedding and tests.
const fn status_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Turn(_) | Stage::Thinking(_) => "playing",
        Stage::Over(Outcome::Won { .. }) => "won",
        Stage::Over(Outcome::Drawn) => "drawn",
    }
}

/// The side that won, if one did.
const fn winner(stage: Stage) -> Option<Mark> {
    match stage {
        Stage::Over(outcome) => outcome.winner(),
        Stage::Turn(_) | Stage::Thinking(_) => None,
    }
}

/// The keys and what they do.
fn keys(texts: Texts) -> Html {
    let key = |(keys, meaning): &(&'static str, &'static str)| {
        html! { <div key={*keys}><dt>{ keys }</dt><dd>{ meaning }</dd></div> }
    };
    html! {
        <section key="keys" class="panel keys">
            <h2>{ texts.keys_heading }</h2>
            <dl>{ for texts.keys.iter().map(key) }</dl>
        </section>
    }
}
