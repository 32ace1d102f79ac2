//! The state of the analysis, and the controls that cut it short.

use crate::analysis;
use crate::ui::prelude::*;

/// The progress of values or of a review, and the buttons that cut the analysis short. The coach says all else that the player
/// has asked for.
pub fn analysis(cx: &ViewContext) -> Html {
    let texts = cx.texts;
    let activity = cx.state.activity();
    let progress = activity.progress.map(|(done, of)| texts.analysis_progress(done, of));
    let (name, label) =
        if activity.is_stopped { ("think-on", texts.keep_thinking()) } else { ("stop", texts.stop_thinking()) };
    let switch = Some(cx.on_click(analysis::Msg::StopAnalysis(!activity.is_stopped).into()));
    let move_now = Some(cx.on_click(analysis::Msg::MoveNow.into()));
    html! {
        <>
            <p data-busy={activity.is_busy.then_some("")}>{ progress.unwrap_or_default() }</p>
            <div class="thinking-answers">
                { Button::quiet("move-now", texts.move_now(), move_now).when(!activity.can_move_now, Attribute::Hidden).view() }
                { Button::quiet(name, label, switch).when(!activity.has_switch, Attribute::Hidden).view() }
            </div>
        </>
    }
}
