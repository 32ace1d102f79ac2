//! The whole page, and the one place that has its state.

use std::rc::Rc;

use yew::prelude::*;

use super::board::Board;
use super::controls::icon_button;
use super::dialog::dialog;
use super::mark_glyph::mark_glyph;
use super::notes::notes;
use super::opponent_panel::opponent_panel;
use super::reset_button::ResetButton;
use super::score_board::score_board;
use super::status_bar::StatusBar;
use crate::engine::{Mark, Outcome};
use crate::i18n::Texts;
use crate::platform::Opening;
use crate::state::{Dialog, GameAction, Stage};

/// Properties of [`App`].
#[derive(Clone, PartialEq, Properties)]
pub struct AppProps {
    /// With what the visit begins.
    pub opening: Rc<Opening>,
}

/// The whole page. It owns the reducer, and gives each part what it shows.
#[component]
pub fn App(props: &AppProps) -> Html {
    let texts = Texts::ENGLISH;
    let state = {
        let opening = props.opening.clone();
        use_reducer(move || opening.state.clone())
    };
    // It stays the same from one rendering to the next, so that what is given it alone is not rendered again.
    let onaction = {
        let dispatcher = state.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    {
        // The page is rendered again only when the state has changed.
        let (opening, state, onaction) = (props.opening.clone(), state.clone(), onaction.clone());
        use_effect(move || opening.outside.follow(&state, &onaction));
    }

    let (setup, stage) = (state.setup(), state.stage());
    let turn = (!matches!(stage, Stage::Over(_))).then(|| state.position().turn());
    let chosen = match state.dialog() {
        Some(Dialog::EndGame(chosen)) => chosen,
        Some(Dialog::Settings) | None => setup,
    };
    let open_settings = GameAction::OpenSettings;
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
            <header class="bar">
                <h1>{ mark_glyph(Mark::X) }{ mark_glyph(Mark::O) }{ texts.title }</h1>
                { icon_button("settings", "#icon-settings", texts.settings, open_settings, &onaction) }
            </header>
            <main class="game">
                { notes(state.notes(), &onaction, texts) }
                { score_board(setup, state.score(), turn, texts) }
                <StatusBar {setup} game={state.game().clone()} {stage} {texts} />
                <Board
                    game={state.game().clone()}
                    is_playable={matches!(stage, Stage::Turn(_))}
                    tab_stop={state.tab_stop()}
                    onaction={&onaction}
                    {texts}
                />
                <ResetButton is_over={matches!(stage, Stage::Over(_))} onaction={&onaction} {texts} />
            </main>
            <aside class="sidebar">
                { opponent_panel(chosen, &onaction, texts) }
            </aside>
            { dialog(&state, &onaction, texts) }
        </div>
    }
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
