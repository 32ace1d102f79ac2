//! The dialog with the code that embeds the game in another page.

use super::state::Embedding;
use crate::features::prelude::*;
use crate::features::sharing::result::{Copied, ShareResult};
use crate::features::sharing::send::share_ended;
use crate::features::sharing::share_sheet as sharing;
use crate::features::widgets::checkbox::checkbox;
use crate::i18n::spoken;
use crate::state::opponent::Opponent;
use crate::state::{Look, Part, Setup, Theme};
use engine::Mark;

/// The content of the embed dialog: settings, code and preview. `directory` is the address of the game's directory.
pub fn embed(cx: &ViewContext, chosen: Embedding, result: Option<&ShareResult>, directory: &str) -> Html {
    let ViewContext { dispatch, texts, .. } = *cx;
    let choose = |embedding: Embedding| GameAction::show(LazyDialog::Embed(embedding, None));
    let setup = chosen.setup;
    let option = |value: &'static str, label: &'static str, embedding: Embedding| {
        RadioOption::text(value, label, embedding == chosen, choose(embedding))
    };
    let opponent = |opponent: Opponent| {
        let setup = Setup { opponent, ..setup };
        option(opponent.name(), texts.opponent_name_on(setup.rules, opponent), Embedding { setup, ..chosen })
    };
    let is_offered = |opponent: &Opponent| opponent.under(setup.rules) == *opponent;
    let opponents = Opponent::ALL.into_iter().filter(is_offered);
    let play = |play: Mark| {
        let action = choose(Embedding { setup: Setup { play, ..setup }, ..chosen });
        RadioOption::mark(play, play == setup.play, action)
    };
    // An embedded game follows the host page instead of the system.
    let theme = |theme: Theme| {
        let name = if theme == Theme::Auto { texts.match_page() } else { texts.theme_name(theme) };
        option(theme.name(), name, Embedding { theme, ..chosen })
    };
    let look = |look: Look| option(look.name(), texts.look_name(look), Embedding { look, ..chosen });
    let part = |part: Part| {
        let is_shown = chosen.controls.has(part);
        let changed = Embedding { controls: chosen.controls.with(part, !is_shown), ..chosen };
        checkbox(part.name(), texts.part(part), is_shown, Some(choose(changed)), dispatch)
    };
    let lines = chosen.lines(directory);
    let copy = {
        let lines = lines.clone();
        let ended = share_ended(dispatch);
        Callback::from(move |_: MouseEvent| sharing::copy(Copied::Code, lines.clone(), ended.clone()))
    };
    let sides = vec![
        heading(texts.play_as()),
        radio_group("embed-play", texts.play_as(), Mark::ALL.into_iter().map(play), dispatch),
    ];
    let parts = list(Part::ALL.into_iter().map(part).collect());
    list(vec![
        radio_group("embed-opponent", spoken(texts.opponent()), opponents.map(opponent), dispatch),
        html! { <div class="sides" hidden={setup.opponent == Opponent::Friend}>{ list(sides) }</div> },
        radio_group("embed-theme", texts.theme(), Theme::ALL.into_iter().map(theme), dispatch),
        radio_group("embed-look", texts.board_style(), Look::ALL.into_iter().map(look), dispatch),
        html! { <div class="parts" role="group" aria-label={texts.parts()}>{ parts }</div> },
        caption(texts.about_embed()),
        html! { <textarea readonly=true rows="4" aria-label={texts.html_code()} value={lines} /> },
        live_remark(result.map(|result| texts.about_sharing(result)).unwrap_or_default()),
        // `use_preview` fills it.
        group("preview", Vec::new()),
        answers(vec![
            Button::text("copy-lines", texts.copy_code(), Some(copy)).kind(Kind::Primary).view(),
            button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, dispatch),
        ]),
    ])
}
