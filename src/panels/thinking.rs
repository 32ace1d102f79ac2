//! What is thought over elsewhere: what is known of it so far, and what can be done about it.

use yew::prelude::*;

use crate::engine::evaluation::Analysis;
use crate::i18n::Texts;
use crate::state::{GameAction, GameState, Stage};

/// What is known so far, and the buttons that end it; nothing where nobody has to think.
pub fn thinking(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    let panels = texts.panels();
    let stage = state.stage();
    let (computer_moves, is_stopped) = match stage {
        Stage::Thinking(_) => (state.question().is_some(), false),
        Stage::Stopped(_) => (true, true),
        _ => (false, state.is_thinking_stopped()),
    };
    let is_busy = state.question().is_some();
    let is_unfinished =
        is_busy || is_stopped && (computer_moves || state.progress().is_some_and(|(done, of)| done < of));
    let press = |does: GameAction| on.reform(move |_: MouseEvent| does.clone());
    let words = words(state, is_busy, texts);
    html! {
        <>
            <p data-busy={is_busy.then_some("")}>{ words }</p>
            <div class="thinking-answers">
                <button
                    type="button"
                    class="quiet"
                    data-action="move-now"
                    hidden={!computer_moves}
                    onclick={press(GameAction::MoveNow)}
                >
                    { panels.move_now }
                </button>
                <button
                    type="button"
                    class="quiet"
                    data-action={if is_stopped { "think-on" } else { "stop" }}
                    hidden={!is_unfinished}
                    onclick={press(GameAction::StopThinking(!is_stopped))}
                >
                    { if is_stopped { panels.think_on } else { panels.stop } }
                </button>
            </div>
        </>
    }
}

/// What is known of the shown position; after the move of a computer player that thinks, what it knew.
fn words(state: &GameState, is_busy: bool, texts: Texts) -> String {
    let study = texts.study();
    let game = state.game();
    let position = game.position();
    let known = state.analyses().of(&position);
    if let Some((done, of)) = state.progress().filter(|_| is_busy) {
        return (study.looked_at)(done, of);
    }
    // What else is explained says the same.
    if !is_busy && state.aids().any() {
        return String::new();
    }
    if known != Analysis::default() && position.outcome().is_none() {
        return (study.thought)(&known, position.turn());
    }
    let Some(before) = game.cursor().checked_sub(1).filter(|_| !is_busy) else { return String::new() };
    let before = game.position_after(before);
    let known = state.analyses().of(&before);
    let is_by_thinker =
        state.computer_that_made(game.cursor()).is_some_and(|computer| state.thinks_elsewhere(computer));
    if !is_by_thinker || known == Analysis::default() {
        return String::new();
    }
    if known.evaluation.wdl().is_some() && !known.is_proven() {
        return (study.thought)(&known, before.turn());
    }
    (study.position_value)(known.evaluation, before.turn())
}
