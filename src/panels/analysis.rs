//! The state of the analysis, and the controls that cut it short.

use yew::prelude::*;

use super::named_text::names;
use crate::components::ViewContext;
use crate::engine::evaluation::Analysis;
use crate::state::{LazyAction, Stage};

/// The state of the analysis, and the buttons that cut it short.
#[inline(never)]
pub fn analysis(cx: &ViewContext) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let stage = state.stage();
    let (computer_moves, is_stopped) = match stage {
        Stage::Thinking(_) => (state.analysis_request().is_some(), false),
        Stage::Stopped(_) => (true, true),
        _ => (false, state.is_analysis_stopped()),
    };
    let is_busy = state.analysis_request().is_some();
    let is_unfinished =
        is_busy || is_stopped && (computer_moves || state.progress().is_some_and(|(done, of)| done < of));
    let text = text(cx, is_busy);
    html! {
        <>
            <p data-busy={is_busy.then_some("")} data-names={names(&text)}>{ text }</p>
            <div class="thinking-answers">
                <button
                    type="button"
                    class="quiet"
                    data-action="move-now"
                    hidden={!computer_moves}
                    onclick={cx.on_click(LazyAction::MoveNow.into())}
                >
                    { texts.move_now() }
                </button>
                <button
                    type="button"
                    class="quiet"
                    data-action={if is_stopped { "think-on" } else { "stop" }}
                    hidden={!is_unfinished}
                    onclick={cx.on_click(LazyAction::StopAnalysis(!is_stopped).into())}
                >
                    { if is_stopped { texts.keep_thinking() } else { texts.stop() } }
                </button>
            </div>
        </>
    }
}

/// Describes the analysis of the current position or, after a move chosen by analysis, of the position before.
fn text(cx: &ViewContext, is_busy: bool) -> String {
    let ViewContext { state, texts, .. } = *cx;
    let game = state.game();
    let position = game.position();
    let analysis = state.analyses().of(&position);
    if let Some((done, of)) = state.progress().filter(|_| is_busy) {
        return texts.analysis_progress(done, of);
    }
    // The coach shows the same.
    if !is_busy && state.coach().is_active() {
        return String::new();
    }
    // The status says how the game has ended.
    if position.outcome().is_some() && !is_busy {
        return String::new();
    }
    if analysis != Analysis::default() {
        return texts.analysis_status(&analysis, position.turn());
    }
    let Some(before) = game.cursor().checked_sub(1).filter(|_| !is_busy) else { return String::new() };
    let before = game.position_after(before);
    let analysis = state.analyses().of(&before);
    let is_by_analysis = state.computer_that_made(game.cursor()).is_some_and(|computer| state.needs_worker(computer));
    if !is_by_analysis || analysis == Analysis::default() {
        return String::new();
    }
    if analysis.evaluation.wdl().is_some() && !analysis.is_proven() {
        return texts.analysis_status(&analysis, before.turn());
    }
    texts.position_value(analysis.evaluation, before.turn())
}
