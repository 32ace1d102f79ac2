//! The whole page and its state.

use std::rc::Rc;

use yew::prelude::*;

use super::effects::use_lazy_part::{Loader, use_lazy_part};
use super::effects::use_scheduled_action::use_scheduled_action;
use super::effects::use_shortcuts::use_shortcuts;
use super::slots::{ShownGame, Slots};
use super::visit::Visit;
use crate::game::board::Board;
use crate::game::reset_button::{ResetButton, ResetLabel};
use crate::game::score::score_board::score_board;
use crate::game::status::status_bar::StatusBar;
use crate::i18n::Texts;
use crate::learn::panel::learning;
use crate::opponents::chip::chip;
use crate::state::compared::Ignored;
use crate::state::{Dialog, GameAction, LazyPart, Stage};
use crate::ui::button::Button;
use crate::ui::content::{element, group, list, text};
use crate::ui::context::ViewContext;
use crate::ui::dialog::{dialog, use_dialog};
use crate::ui::loading::loading;
use crate::ui::mark_glyph::mark_glyph;
use engine::{Mark, Outcome};

/// Properties of [`App`].
#[derive(Clone, PartialEq, Properties)]
pub struct AppProps {
    /// The visit, the only one of the page.
    pub visit: Ignored<Rc<Visit>>,
    /// Loads the lazy part.
    pub loader: Ignored<Loader>,
}

/// The whole page. It owns the reducer, runs the effects, and gives each part of the page its properties.
#[component]
pub fn App(AppProps { visit: Ignored(visit), loader: Ignored(loader) }: &AppProps) -> Html {
    let state = {
        let visit = visit.clone();
        use_reducer(move || (*visit.begin()).clone())
    };
    // The same callback in each render, so that components render only when other properties change.
    let onaction = state.dispatcher().to_callback();
    let texts = Texts::of(state.language);
    use_shortcuts(&state, &onaction);
    // Before the effect that opens the dialog, which computes styles and layout: the download begins earlier.
    use_lazy_part(&state, loader.load, visit, &onaction);
    use_dialog(state.dialog.is_some());
    use_scheduled_action(&state, &onaction);

    let (setup, stage) = (state.setup(), state.stage());
    let cx = &ViewContext { state: &state, dispatch: &onaction, texts };
    let slots = match state.lazy.part {
        LazyPart::Loaded(_) => (loader.fill)(cx, &state, visit),
        LazyPart::Failed if state.needs_lazy_part() => Slots { explanation: Some(loading(cx)), ..Slots::default() },
        _ => Slots::default(),
    };
    // Screen readers announce a move together with its immediate reply or its explanation. The lazy part announces moves. It
    // may take longer than the first move and its reply.
    let is_loading = state.requests_lazy_part() && state.game().cursor() < 3;
    let is_busy = is_loading || matches!(stage, Stage::Thinking(computer) if !state.needs_worker(computer));
    let (is_blank, has_notes) = (state.is_blank(), !state.notes().is_empty());
    // An embedded game is only that game.
    let is_embedded = state.host.is_some();
    let game = slots.game.unwrap_or_else(|| {
        let is_over = matches!(stage, Stage::Over(_));
        ShownGame {
            board: html! {
                <Board
                    game={state.game().clone()}
                    is_playable={!is_over && !matches!(stage, Stage::ReadOnly(_))}
                    is_waiting={!matches!(stage, Stage::Turn(_))}
                    annotations={slots.annotations}
                    aim={state.aim()}
                    onaction={&onaction}
                    {texts}
                    strike={slots.strike}
                />
            },
            status: html! {
                <StatusBar
                    {setup}
                    game={state.game().clone()}
                    {stage}
                    extras={slots.status}
                    {is_busy}
                    tells_goal={is_embedded || is_blank}
                    {texts}
                />
            },
            status_name: status_name(stage),
            turn: (!is_over).then(|| state.position().turn()),
            winner: winner(stage),
            is_lost: winner(stage).is_some_and(|mark| !setup.is_local(mark)),
            is_thinking: matches!(stage, Stage::Thinking(_)),
            is_finished: state.round.last_outcome().is_some(),
        }
    });
    let ResetLabel { label, is_primary } =
        slots.reset.unwrap_or_else(|| ResetLabel { label: texts.play_again(), is_primary: game.is_finished });
    let show = |dialog| Some(cx.on_click(GameAction::Show(dialog)));
    let menu = if is_embedded {
        Button::icon("settings", "#icon-settings", texts.settings(), show(Dialog::Settings))
    } else {
        Button::icon("menu", "#icon-menu", texts.menu(), show(Dialog::Menu))
    };
    html! {
        <div
            class="page"
            data-game=""
            data-status={game.status_name}
            data-turn={game.turn.map(Mark::name)}
            data-winner={game.winner.map(Mark::name)}
            data-lost={game.is_lost.then_some("")}
            data-thinking={game.is_thinking.then_some("")}
            data-embed={slots.shown_parts.or_else(|| visit.frame_parts.clone())}
        >
            <header class="bar">
                { element("h1", "", list(vec![mark_glyph(Mark::X), mark_glyph(Mark::O), text(texts.title())])) }
                { chip(cx, slots.chip) }
                { menu.view() }
            </header>
            // Styles of the board that depend on an explanation or a note ask for these attributes: `:has()` on an element around the
            // board would restyle every square whenever anything in it changes.
            <main
                class="game"
                data-explained={slots.explanation.is_some().then_some("")}
                data-labels={slots.names_squares.then_some("")}
                data-noted={has_notes.then_some("")}
            >
                <ul class="notes" hidden={!has_notes}>{ slots.notes }</ul>
                { game.board }
                { game.status }
                { slots.score.unwrap_or_else(|| score_board(cx)) }
                { slots.tools.unwrap_or_else(|| group("tools", if is_blank && !is_embedded { learning(cx) } else { Vec::new() })) }
                <ResetButton
                    {is_primary}
                    is_unused={!game.is_finished && (is_blank || !is_embedded)}
                    {label}
                    onaction={&onaction}
                />
                <div class="thinking" hidden={!state.uses_analysis()}>{ slots.analysis }</div>
                <div class="explanation" hidden={slots.explanation.is_none()}>{ for slots.explanation }</div>
            </main>
            <aside class="sidebar">{ slots.sidebar }</aside>
            { dialog(cx, slots.dialog) }
        </div>
    }
}

/// Returns the name of the stage, for styling, embedding and tests.
const fn status_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Over(Outcome::Won { .. }) => "won",
        Stage::Over(Outcome::Drawn) => "drawn",
        _ => "playing",
    }
}

/// Returns the winner.
const fn winner(stage: Stage) -> Option<Mark> {
    match stage {
        Stage::Over(outcome) => outcome.winner(),
        _ => None,
    }
}
