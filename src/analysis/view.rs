//! The state of the analysis, and the controls that cut it short.

use crate::analysis;
use crate::ui::prelude::*;

use crate::state::Stage;

/// The state of the analysis, and the buttons that cut it short.
pub fn analysis(cx: &ViewContext) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let stage = state.stage();
    let (computer_moves, is_stopped) = match stage {
        Stage::Thinking(computer) => (state.needs_worker(computer) && state.analysis_request().is_some(), false),
        Stage::Stopped(_) => (true, true),
        _ => (false, state.analysis.is_stopped),
    };
    // The review of a finished game needs no button.
    let is_busy = state.analysis_request().is_some() && (computer_moves || state.coach().is_active());
    let is_unfinished =
        is_busy || is_stopped && (computer_moves || state.progress().is_some_and(|(done, of)| done < of));
    let text = text(cx, is_busy && !computer_moves);
    let (name, label) = if is_stopped { ("think-on", texts.keep_thinking()) } else { ("stop", texts.stop()) };
    let stop = Some(cx.on_click(analysis::Msg::StopAnalysis(!is_stopped).into()));
    let move_now = Some(cx.on_click(analysis::Msg::MoveNow.into()));
    list(vec![
        html! { <p data-busy={is_busy.then_some("")} data-names={names(&text)}>{ text }</p> },
        group(
            "thinking-answers",
            vec![
                Button::quiet("move-now", texts.move_now(), move_now).when(!computer_moves, Attribute::Hidden).view(),
                Button::quiet(name, label, stop).when(!is_unfinished, Attribute::Hidden).view(),
            ],
        ),
    ])
}

/// Returns the progress of values or a review. The coach says all else that the player has asked for.
fn text(cx: &ViewContext, is_checking: bool) -> String {
    let progress = cx.state.progress().filter(|_| is_checking);
    progress.map(|(done, of)| cx.texts.analysis_progress(done, of)).unwrap_or_default()
}
