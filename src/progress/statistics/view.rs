//! The statistics dialog: results, mistakes and streaks, with export and import, and the erasure of statistics and scores.

use crate::ui::dialog_model::{DialogModel, Env};
use crate::ui::prelude::*;

use super::effects;
use super::model::{Notice, StatisticsDialog};
use super::progress::Progress;
use super::results::other_games_view::other_games;
use super::results::view::{Streaks, results};
use super::state::Statistics;
use super::stored::import::MAX_TEXT;
use super::update::Msg;
use crate::i18n::Texts;
use crate::progress::overview::model::Overview;
use crate::progress::overview::view::overview;
use crate::state::Score;
use crate::state::opponent::Opponent;
use crate::ui::fields::file_choice::{choose_file, file_field};

impl DialogModel for StatisticsDialog {
    type Msg = Msg;

    fn open(_env: Env) -> Self {
        Self::default()
    }

    fn update(&mut self, msg: Msg, _env: Env) -> Option<GameAction> {
        self.update(msg).map(GameAction::from)
    }

    fn title(texts: Texts) -> &'static str {
        texts.statistics()
    }

    fn title_in(cx: &ViewContext) -> &'static str {
        cx.texts.name_of_statistics(cx.state)
    }

    fn view(&self, cx: &ViewContext, on: &Callback<Msg>) -> Html {
        statistics(self, cx, on)
    }
}

/// The content of the dialog.
fn statistics(dialog: &StatisticsDialog, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    match &dialog.stored {
        // `use_statistics` reads them at once.
        None => Html::default(),
        Some(Err(_)) => html! { <>{ caption(texts.stored_by_newer()) }{ done(texts, dispatch) }</> },
        Some(Ok(stored)) => {
            let progress = Progress::of(state);
            let today = state.outside().map_or(0, |outside| outside.today);
            let streaks = if state.shows_goals() { Streaks::Shown } else { Streaks::Hidden };
            let onimport = {
                let progress = progress.clone();
                with_ratings(on).reform(move |text| effects::import(text, &progress))
            };
            html! {
                <>
                    if state.shows_goals() {
                        { overview(cx, &Overview::of(state, today), &dialog.ratings) }
                        { heading(texts.statistics()) }
                    }
                    if stored.is_empty() && progress.scores_of_games.is_empty() {
                        <p class="no-games" key="empty">{ texts.no_statistics() }</p>
                    } else {
                        <div class="statistics" key="games">
                            if !stored.is_empty() {
                                { results(texts, stored, dialog.rules, streaks, on.reform(Msg::ShowRules)) }
                            }
                            { other_games(texts, &progress.scores_of_games) }
                        </div>
                    }
                    <p class="notice" aria-live="polite" data-value={dialog.is_refused().then_some("loss")}>
                        { dialog.notice.as_ref().map(|notice| texts.about_notice(notice)).unwrap_or_default() }
                    </p>
                    { file_field(Some(".json,application/json"), MAX_TEXT, onimport) }
                    { buttons(dialog, stored, progress, cx, on) }
                    { done(texts, dispatch) }
                </>
            }
        }
    }
}

/// Returns a receiver of messages about changes of the storage, which also reads the ratings again.
fn with_ratings(on: &Callback<Msg>) -> Callback<Msg> {
    let on = on.clone();
    Callback::from(move |msg| {
        on.emit(msg);
        on.emit(effects::ratings());
    })
}

/// The buttons of files, or those of the choice of what to erase.
fn buttons(
    dialog: &StatisticsDialog,
    stored: &Statistics,
    progress: Progress,
    cx: &ViewContext,
    on: &Callback<Msg>,
) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let is_exportable = !stored.is_empty() || !progress.is_empty();
    let is_erasable = !stored.is_empty() || !progress.scores.all().is_empty() || !progress.scores_of_games.is_empty();
    let (score, opponent) = match state.other_game() {
        Some(game) => {
            let opponent = game.players().opponent;
            (progress.scores_of_games.of(game.variant(), opponent), opponent)
        }
        None => (state.score(), state.setup().opponent),
    };
    let has_score = score != Score::default();
    let reset = match opponent {
        Opponent::Friend => texts.reset_friends_score(),
        Opponent::Remote | Opponent::Computer(_) => texts.reset_score(),
    };
    let erase = if dialog.is_erasing { texts.cancel() } else { texts.erase() };
    let onreset = on.reform(|_: MouseEvent| Msg::ResetScore);
    let ontoggle = on.reform(|_: MouseEvent| Msg::ToggleErasing);
    let onexport = on.reform(move |_: MouseEvent| effects::export(&progress));
    let onerase = with_ratings(on).reform(|_: MouseEvent| effects::erase());
    let onundo = dialog
        .offered_undo()
        .cloned()
        .map(|undoable| with_ratings(on).reform(move |_: MouseEvent| effects::undo(&undoable)));
    let onchoose = Callback::from(|_: MouseEvent| choose_file());
    html! {
        <div class="file-buttons">
            if dialog.is_erasing {
                { caption(texts.about_erasing()) }
            }
            if dialog.is_erasing {
                { Button::text("reset-score", reset, has_score.then_some(onreset)).view() }
                { Button::text("erase-all", texts.erase_all(), is_erasable.then_some(onerase)).view() }
            } else {
                { Button::text("export", texts.export(), is_exportable.then_some(onexport)).view() }
                { Button::text("import", texts.import(), Some(onchoose)).view() }
            }
            { Button::text("erase", erase, (dialog.is_erasing || is_erasable).then_some(ontoggle)).view() }
            if let Some(onundo) = onundo {
                { Button::text("restore", texts.undo(), Some(onundo)).view() }
            }
        </div>
    }
}

impl Texts {
    /// The result of the last action.
    fn about_notice(self, notice: &Notice) -> String {
        match notice {
            Notice::Exported => self.exported().to_owned(),
            Notice::NotExported => self.not_exported().to_owned(),
            Notice::Imported(added) => self.about_import(added),
            Notice::Erased => self.erased().to_owned(),
            Notice::ScoreReset => self.score_is_reset().to_owned(),
            Notice::Undone => self.undone().to_owned(),
            Notice::NotUndone => self.not_undone().to_owned(),
            Notice::Refused(error) => self.import_failed(*error).to_owned(),
        }
    }
}
