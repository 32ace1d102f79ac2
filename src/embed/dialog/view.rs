//! The dialog with the code that embeds the game in another page.

use super::model::EmbedDialog;
use super::update::Msg;
use crate::i18n::{Texts, spoken};
use crate::other_games::texts::seat;
use crate::share::result::Copied;
use crate::share::share_sheet;
use crate::state::opponent::Opponent;
use crate::state::{Look, Part, Theme};
use crate::ui::dialog_model::{DialogModel, Env};
use crate::ui::fields::checkbox::checkbox;
use crate::ui::prelude::*;
use engine::Mark;
use engine::other_games::Variant;

impl DialogModel for EmbedDialog {
    type Msg = Msg;

    fn open(env: Env) -> Self {
        Self::new(env.state, env.outside.directory.clone())
    }

    fn update(&mut self, msg: Msg, _env: Env) -> Option<GameAction> {
        self.update(msg);
        None
    }

    fn title(texts: Texts) -> &'static str {
        texts.embed()
    }

    fn view(&self, cx: &ViewContext, on: &Callback<Msg>) -> Html {
        embed(self, cx, on)
    }
}

/// The content of the embed dialog: settings, code and preview.
fn embed(dialog: &EmbedDialog, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let texts = cx.texts;
    let EmbedDialog { embedding: chosen, ref copied, .. } = *dialog;
    let setup = chosen.setup;
    let opponent = |opponent: Opponent| {
        let name = match chosen.other_game {
            Some(variant) => texts.opponent_in(variant.start().is_solved(), opponent),
            None => texts.opponent_name_on(setup.rules, opponent),
        };
        RadioOption::text(opponent.name(), name, opponent == setup.opponent, Msg::SetOpponent(opponent))
    };
    let has_equal_marks = chosen.other_game.is_some_and(Variant::has_equal_marks);
    let side = |mark: Mark| match has_equal_marks {
        true => RadioOption::text(mark.name(), texts.goes(seat(mark)), mark == setup.play, Msg::SetSide(mark)),
        false => RadioOption::mark(mark, mark == setup.play, Msg::SetSide(mark)),
    };
    // An embedded game follows the host page instead of the system.
    let theme = |theme: Theme| {
        let name = if theme == Theme::Auto { texts.match_page() } else { texts.theme_name(theme) };
        RadioOption::text(theme.name(), name, theme == chosen.theme, Msg::SetTheme(theme))
    };
    let look =
        |look: Look| RadioOption::text(look.name(), texts.look_name(look), look == chosen.look, Msg::SetLook(look));
    let part = |part: Part| {
        let is_shown = chosen.controls.has(part);
        checkbox(part.name(), texts.part(part), is_shown, Some(Msg::ShowPart(part, !is_shown)), on)
    };
    let lines = dialog.lines();
    let copy = {
        let (lines, ended) = (lines.clone(), on.reform(Msg::Copied));
        Callback::from(move |_: MouseEvent| share_sheet::copy(Copied::Code, lines.clone(), ended.clone()))
    };
    html! {
        <>
            { radio_group("embed-opponent", spoken(texts.opponent()), chosen.opponents().map(opponent), on) }
            <div class="sides" hidden={setup.opponent == Opponent::Friend}>
                { heading(texts.play_as()) }
                { radio_group("embed-play", texts.play_as(), Mark::ALL.map(side), on) }
            </div>
            { radio_group("embed-theme", texts.theme(), Theme::ALL.map(theme), on) }
            { radio_group("embed-look", texts.board_style(), Look::ALL.map(look), on) }
            <div class="parts" role="group" aria-label={texts.parts()}>{ for Part::ALL.map(part) }</div>
            { caption(texts.about_embed()) }
            <textarea readonly=true rows="4" aria-label={texts.html_code()} value={lines} />
            <p class="remark" aria-live="polite">
                { copied.as_ref().map(|result| texts.about_sharing(result)).unwrap_or_default() }
            </p>
            // `use_preview` fills it.
            <div class="preview" />
            <div class="answers">
                { Button::text("copy-lines", texts.copy_code(), Some(copy)).kind(Kind::Primary).view() }
                { button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, cx.dispatch) }
            </div>
        </>
    }
}
