//! The dialog with the code that embeds the game in another page.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::state::Embedding;
use crate::components::ViewContext;
use crate::components::controls::{Kind, RadioOption, button, caption, heading, radio_group};
use crate::engine::{Mark, Opponent};
use crate::features::action::LazyAction;
use crate::features::dialog::LazyDialog;
use crate::features::sharing::result::ShareResult;
use crate::features::sharing::share_sheet as sharing;
use crate::features::widgets::callback_button::callback_button;
use crate::state::{GameAction, Look, Part, Setup, Theme};

/// The delay of the preview in milliseconds. Each preview starts a whole game, so that it waits for the last of several
/// quick choices.
const PREVIEW_DELAY: u32 = 400;

/// The content of the embed dialog: settings, code and preview. `directory` is the address of the game's directory.
pub fn embed(cx: &ViewContext, chosen: Embedding, result: Option<&ShareResult>, directory: &str) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let choose = |embedding: Embedding| GameAction::show(LazyDialog::Embed(embedding, None));
    let setup = chosen.setup;
    let option = |value: &'static str, label: &'static str, embedding: Embedding| {
        RadioOption::text(value, label, embedding == chosen, choose(embedding))
    };
    let opponent = |opponent: Opponent| {
        let setup = Setup { opponent, ..setup };
        option(opponent.name(), texts.opponent_name(opponent), Embedding { setup, ..chosen })
    };
    let play = |play: Mark| {
        let action = choose(Embedding { setup: Setup { play, ..setup }, ..chosen });
        RadioOption::mark(play, play == setup.play, action)
    };
    let theme = |theme: Theme| option(theme.name(), texts.embedded_theme_name(theme), Embedding { theme, ..chosen });
    let look = |look: Look| option(look.name(), texts.look_name(look), Embedding { look, ..chosen });
    let part = |part: Part| {
        let is_shown = chosen.controls.has(part);
        let changed = Embedding { controls: chosen.controls.with(part, !is_shown), ..chosen };
        html! {
            <label class="option">
                <input
                    type="checkbox"
                    name={part.name()}
                    checked={is_shown}
                    onchange={dispatch.reform(move |_: Event| choose(changed))}
                />
                { texts.part(part) }
            </label>
        }
    };
    let lines = chosen.lines(directory);
    let language = state.language().map_or("en", |language| language.tag);
    let copy = {
        let lines = lines.clone();
        let ended = dispatch.reform(|result| LazyAction::ShareEnded(result).into());
        Callback::from(move |()| sharing::copy(lines.clone(), ended.clone()))
    };
    html! {
        <>
            { radio_group("embed-opponent", texts.opponent(), Opponent::ALL.into_iter().map(opponent), dispatch) }
            <div class="sides" hidden={setup.opponent == Opponent::Friend}>
                { heading(texts.play_as()) }
                { radio_group("embed-play", texts.play_as(), Mark::ALL.into_iter().map(play), dispatch) }
            </div>
            { radio_group("embed-theme", texts.theme(), Theme::ALL.into_iter().map(theme), dispatch) }
            { radio_group("embed-look", texts.board_style(), Look::ALL.into_iter().map(look), dispatch) }
            <div class="parts" role="group" aria-label={texts.parts()}>{ for Part::ALL.into_iter().map(part) }</div>
            { caption(texts.about_embed()) }
            <textarea readonly=true rows="4" aria-label={texts.html_code()} value={lines} />
            <p class="remark" aria-live="polite">{ result.map(|result| texts.share_result(result)).unwrap_or_default() }</p>
            <Preview query={chosen.preview(language)} title={texts.preview()} />
            <div class="answers">
                { callback_button(Kind::Secondary, "copy-lines", texts.copy_code(), Some(copy)) }
                { button(Kind::Primary, "close", texts.done(), GameAction::CloseDialog, dispatch) }
            </div>
        </>
    }
}

/// Properties of [`Preview`].
#[derive(Clone, PartialEq, Properties)]
struct PreviewProps {
    /// The query of the game's address.
    query: String,
    /// The title of the frame.
    title: &'static str,
}

/// The game in a frame, as another page would show it.
#[component]
fn Preview(props: &PreviewProps) -> Html {
    let shown = use_state(|| None::<String>);
    {
        let shown = shown.clone();
        use_effect_with(props.query.clone(), move |query| {
            let query = query.clone();
            let timeout = Timeout::new(PREVIEW_DELAY, move || shown.set(Some(query)));
            || drop(timeout)
        });
    }
    // Each query gets its own frame: in one frame, each would add an entry to the browser's history.
    let frame =
        shown.as_ref().map(|query| html! { <iframe key={query.clone()} title={props.title} src={query.clone()} /> });
    html! { <div class="preview">{ for frame }</div> }
}
