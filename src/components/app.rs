//! The whole page, and the one place that has its state.

use std::rc::Rc;

use yew::prelude::*;

use super::board::Board;
use super::context::ViewContext;
use super::controls::icon_button;
use super::dialog::dialog;
use super::later::{study, waiting};
use super::mark_glyph::mark_glyph;
use super::opponent_panel::opponent_panel;
use super::reset_button::ResetButton;
use super::score_board::score_board;
use super::status_bar::StatusBar;
use super::tools::tools;
use crate::engine::evaluation::Analyses;
use crate::engine::{Mark, Outcome};
use crate::i18n::Texts;
use crate::panels::CoachView;
use crate::platform::Opening;
use crate::state::address::Embed;
use crate::state::{Arrival, Dialog, GameAction, Stage};

/// Properties of [`App`].
#[derive(Clone, PartialEq, Properties)]
pub struct AppProps {
    /// With what the visit begins.
    pub opening: Rc<Opening>,
}

/// The whole page. It owns the reducer, and gives each part what it shows.
#[component]
pub fn App(props: &AppProps) -> Html {
    let texts = Texts::English;
    let state = {
        let opening = props.opening.clone();
        use_reducer(move || (*opening.state).clone())
    };
    // It stays the same from one rendering to the next, so that what is given it alone is not rendered again.
    let onaction = {
        let dispatcher = state.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    let study = study(&state);
    {
        // The page is rendered again only when the state has changed.
        let (opening, state, onaction) = (props.opening.clone(), state.clone(), onaction.clone());
        use_effect(move || {
            opening.outside.follow(&state, &onaction);
            if let Some(study) = study {
                opening.outside.follow_more(&state, study.begin, &onaction);
            }
        });
    }

    let (setup, stage) = (state.setup(), state.stage());
    let rule = match study {
        _ if Analyses::need_nobody(setup.rules) => texts.rule.into(),
        Some(study) => (study.rule)(setup.rules, texts),
        None => AttrValue::default(),
    };
    let turn = (!matches!(stage, Stage::Over(_))).then(|| state.position().turn());
    let cx = &ViewContext { state: &state, dispatch: &onaction, texts };
    let CoachView { view, text, annotations } = match study {
        Some(study) if state.coach().is_active() => (study.coach)(cx),
        None if state.study() == Arrival::Failed && state.needs_study() => {
            CoachView { view: Some(waiting(cx)), ..CoachView::default() }
        }
        _ => CoachView::default(),
    };
    let extras = study.map(|study| (study.status)(cx, &text)).unwrap_or_default();
    // A reply that comes at once is heard together with the move before it, and a move together with what is told of it.
    let is_busy =
        state.wants_study() || matches!(stage, Stage::Thinking(computer) if !state.thinks_elsewhere(computer));
    let aiming = study.and_then(|study| (study.aim)(cx));
    html! {
        <div
            class="page"
            data-game=""
            data-status={status_name(stage)}
            data-turn={turn.map(Mark::name)}
            data-winner={winner(stage).map(Mark::name)}
            data-lost={winner(stage).is_some_and(|mark| !setup.is_here(mark)).then_some("")}
            data-thinking={matches!(stage, Stage::Thinking(_)).then_some("")}
            data-embed={state.host().map(|host| host.controls.names(" "))}
            data-grows={(props.opening.embed == Some(Embed::Growing)).then_some("")}
        >
            <header class="bar">
                <h1>{ mark_glyph(Mark::X) }{ mark_glyph(Mark::O) }{ texts.title }</h1>
                <p class="rule">{ rule }</p>
                <div class="controls">
                    { icon_button("share", "#icon-share", texts.share, GameAction::Show(Dialog::Share(None)), &onaction) }
                    { icon_button(
                        "settings", "#icon-settings", texts.settings, GameAction::Show(Dialog::Settings), &onaction,
                    ) }
                </div>
            </header>
            <main class="game">
                <ul class="notes" hidden={state.notes().is_empty()}>
                    { for study.map(|study| (study.notes)(cx)) }
                </ul>
                { score_board(cx, turn) }
                <StatusBar {setup} game={state.game().clone()} {stage} {extras} {is_busy} {texts} />
                <Board
                    game={state.game().clone()}
                    is_playable={!matches!(stage, Stage::Shown(_) | Stage::Over(_))}
                    is_waiting={!matches!(stage, Stage::Turn(_))}
                    {annotations}
                    aim={state.aim()}
                    tab_stop={state.tab_stop()}
                    onaction={&onaction}
                    {texts}
                />
                { aiming.unwrap_or_else(|| tools(cx)) }
                <ResetButton is_over={matches!(stage, Stage::Over(_))} onaction={&onaction} {texts} />
                <div class="thinking" hidden={!state.has_thinking()}>
                    { for study.map(|study| (study.thinking)(cx)) }
                </div>
                <div class="explanation" hidden={view.is_none()}>{ for view }</div>
            </main>
            <aside class="sidebar">
                { opponent_panel(cx, study) }
                // It has its place from the start, or the choice above would be made anew, and lose the focus, when it comes.
                { study.map(|study| (study.history)(cx)).unwrap_or_default() }
            </aside>
            { dialog(cx) }
        </div>
    }
}

/// The name of the stage for styling, embedding and tests.
const fn status_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Over(Outcome::Won { .. }) => "won",
        Stage::Over(Outcome::Drawn) => "drawn",
        _ => "playing",
    }
}

/// The side that won, if one did.
const fn winner(stage: Stage) -> Option<Mark> {
    match stage {
        Stage::Over(outcome) => outcome.winner(),
        _ => None,
    }
}
