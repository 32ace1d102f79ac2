//! The choice of opponent and side.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::mark_glyph::MarkGlyph;
use crate::engine::{Mark, Opponent};
use crate::i18n::Texts;
use crate::state::Setup;

/// Properties of [`OpponentPanel`].
#[derive(Clone, PartialEq, Properties)]
pub struct OpponentPanelProps {
    /// What is chosen, or about to be.
    pub chosen: Setup,
    /// Called with a choice.
    pub onchoose: Callback<Setup>,
    /// The texts.
    pub texts: Texts,
}

/// The choice of opponent and side, and what to expect of that opponent.
#[component]
pub fn OpponentPanel(props: &OpponentPanelProps) -> Html {
    let OpponentPanelProps { chosen, texts, .. } = *props;
    let select = use_node_ref();
    // What a select element shows is its own state, which no attribute changes once somebody has used it.
    use_effect_with((chosen.opponent, select.clone()), |(opponent, select)| {
        if let Some(select) = select.cast::<HtmlSelectElement>() {
            select.set_value(opponent.name());
        }
    });
    let onselect = {
        let select = select.clone();
        props.onchoose.reform(move |_: Event| {
            let name = select.cast::<HtmlSelectElement>().map(|select| select.value()).unwrap_or_default();
            Setup { opponent: Opponent::from_name(&name).unwrap_or(chosen.opponent), ..chosen }
        })
    };
    let option = |opponent: Opponent| {
        html! {
            <option key={opponent.name()} value={opponent.name()} selected={opponent == chosen.opponent}>
                { (texts.opponent)(opponent) }
            </option>
        }
    };
    let side = |mark: Mark| {
        let onchange = props.onchoose.reform(move |_: Event| Setup { play: mark, ..chosen });
        html! {
            <label key={mark.name()}>
                <input
                    type="radio"
                    name="play"
                    value={mark.name()}
                    aria-label={mark.to_string()}
                    checked={mark == chosen.play}
                    {onchange}
                />
                <MarkGlyph {mark} />
            </label>
        }
    };
    html! {
        <section class="panel">
            <h2 id="opponent-title">{ texts.opponent_heading }</h2>
            <div class="choice">
                <select ref={select} name="opponent" aria-labelledby="opponent-title" onchange={onselect}>
                    { for Opponent::ALL.into_iter().map(option) }
                </select>
                <div
                    class="segments"
                    role="radiogroup"
                    aria-label={texts.play_as}
                    hidden={chosen.opponent == Opponent::Friend}
                >
                    { for Mark::ALL.into_iter().map(side) }
                </div>
            </div>
            <p class="about">{ (texts.about_opponent)(chosen.opponent) }</p>
        </section>
    }
}
