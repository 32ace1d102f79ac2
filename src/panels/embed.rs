//! The lines that put the game on somebody else's page: chosen, seen and copied.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::components::controls::{Choice, Kind, button, choices, heading, remark};
use crate::components::mark_glyph::mark_glyph;
use crate::engine::{Mark, Opponent};
use crate::i18n::Texts;
use crate::platform::{address, sharing};
use crate::state::{Dialog, Embedding, GameAction, Look, Part, Said, Setup, Theme};

/// How many milliseconds a choice stands before the game is shown that way. Each preview starts a whole game: who tries
/// one setting after the other, or closes the dialog at once, should not wait for games that nobody looks at.
const MOMENT: u32 = 400;

/// The choice of settings, the game as it will be, and the two lines for it.
pub fn embed(chosen: Embedding, said: Option<&Said>, on: &Callback<GameAction>, texts: Texts) -> Html {
    let panels = texts.panels();
    let choose = |embedding: Embedding| GameAction::Show(Dialog::Embed(embedding, None));
    let setup = chosen.setup;
    let opponent = |opponent: Opponent| Choice {
        value: opponent.name(),
        name: None,
        label: (texts.opponent)(opponent).into(),
        is_chosen: opponent == setup.opponent,
        does: choose(Embedding { setup: Setup { opponent, ..setup }, ..chosen }),
    };
    let play = |play: Mark| Choice {
        value: play.name(),
        name: Some((texts.mark)(play)),
        label: mark_glyph(play),
        is_chosen: play == setup.play,
        does: choose(Embedding { setup: Setup { play, ..setup }, ..chosen }),
    };
    let theme = |theme: Theme| Choice {
        value: theme.name(),
        name: None,
        label: (panels.embedded_theme_name)(theme).into(),
        is_chosen: theme == chosen.theme,
        does: choose(Embedding { theme, ..chosen }),
    };
    let look = |look: Look| Choice {
        value: look.name(),
        name: None,
        label: (panels.look_name)(look).into(),
        is_chosen: look == chosen.look,
        does: choose(Embedding { look, ..chosen }),
    };
    let part = |part: Part| {
        let is_shown = chosen.controls.has(part);
        let changed = Embedding { controls: chosen.controls.with(part, !is_shown), ..chosen };
        html! {
            <label class="option">
                <input
                    type="checkbox"
                    name={part.name()}
                    checked={is_shown}
                    onchange={on.reform(move |_: Event| choose(changed))}
                />
                { (panels.part)(part) }
            </label>
        }
    };
    let lines = chosen.lines(&address::directory());
    let copy = {
        let (lines, on) = (lines.clone(), on.clone());
        Callback::from(move |_: MouseEvent| sharing::copy(lines.clone(), on.clone()))
    };
    html! {
        <>
            { choices("embed-opponent", texts.opponent_heading, Opponent::ALL.into_iter().map(opponent), on) }
            <div class="sides" hidden={setup.opponent == Opponent::Friend}>
                { heading(texts.play_as) }
                { choices("embed-play", texts.play_as, Mark::ALL.into_iter().map(play), on) }
            </div>
            { choices("embed-theme", panels.theme, Theme::ALL.into_iter().map(theme), on) }
            { choices("embed-look", panels.look, Look::ALL.into_iter().map(look), on) }
            <div class="parts" role="group" aria-label={panels.parts}>{ for Part::ALL.into_iter().map(part) }</div>
            { remark(panels.about_embed) }
            <textarea readonly=true rows="4" aria-label={panels.embed_lines} value={lines} />
            <p class="remark" aria-live="polite">{ said.map(|said| (panels.said)(said)).unwrap_or_default() }</p>
            <div class="answers">
                <button type="button" class="button" data-kind="secondary" data-action="copy-lines" onclick={copy}>
                    { panels.copy_lines }
                </button>
                { button(Kind::Primary, "close", panels.done, GameAction::CloseDialog, on) }
            </div>
            <Preview query={chosen.query()} title={panels.preview} />
        </>
    }
}

/// Properties of [`Preview`].
#[derive(Clone, PartialEq, Properties)]
struct PreviewProps {
    /// The query of the address of the game.
    query: String,
    /// The title of the frame.
    title: &'static str,
}

/// The game as another page would show it: as it was last chosen for a moment.
#[component]
fn Preview(props: &PreviewProps) -> Html {
    let shown = use_state(|| None::<String>);
    {
        let shown = shown.clone();
        use_effect_with(props.query.clone(), move |query| {
            let query = query.clone();
            let timeout = Timeout::new(MOMENT, move || shown.set(Some(query)));
            || drop(timeout)
        });
    }
    // Another query makes another frame: in the same one, each would be a step in the browser's history.
    let frame =
        shown.as_ref().map(|query| html! { <iframe key={query.clone()} title={props.title} src={query.clone()} /> });
    html! { <div class="preview">{ for frame }</div> }
}
