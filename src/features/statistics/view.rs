//! The statistics dialog: results, mistakes and streaks, with export and import, and the erasure of statistics and scores.

use crate::features::prelude::*;
use std::rc::Rc;

use super::dialog_state::{Notice, Shown};
use super::files;
use super::progress::Progress;
use super::results_view::results;
use crate::i18n::Texts;
use crate::state::Score;
use crate::state::opponent::Opponent;

/// The content of the dialog. `shown` is `None` when it opens.
pub fn statistics(cx: &ViewContext, shown: Option<&Shown>) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let shown = Rc::new(shown.cloned().unwrap_or_else(Shown::new));
    let Ok(stored) = &shown.stored else {
        return list(vec![caption(texts.stored_by_newer()), done(texts, dispatch)]);
    };
    let show = dispatch.reform(|shown: Shown| LazyAction::ShowStatistics(shown).into());
    let act = |change: fn(&Shown) -> Shown| {
        let shown = shown.clone();
        show.reform(move |_: MouseEvent| change(&shown))
    };
    let onchoose = {
        let shown = shown.clone();
        show.reform(move |rules| Shown { rules, ..(*shown).clone() })
    };
    let progress = Progress::of(state);
    let export = {
        let (shown, progress) = (shown.clone(), progress.clone());
        show.reform(move |_: MouseEvent| shown.exported(&progress))
    };
    let onfile = {
        let (shown, dispatch, progress) = (shown.clone(), dispatch.clone(), progress.clone());
        let import = Callback::from(move |text| {
            let imported = shown.imported(text, &progress);
            if let Some(change) = imported.progress.as_deref().filter(|_| !imported.is_refused()) {
                dispatch.emit(LazyAction::ProgressChanged(Box::new(change.clone())).into());
            }
            dispatch.emit(LazyAction::ShowStatistics(imported).into());
        });
        Callback::from(move |event: Event| files::read_file(&event, import.clone()))
    };
    let with = |action: LazyAction, act: Callback<MouseEvent>| {
        let dispatch = dispatch.clone();
        Callback::from(move |event: MouseEvent| {
            dispatch.emit(action.clone().into());
            act.emit(event);
        })
    };
    let undo = {
        let (shown, dispatch) = (shown.clone(), dispatch.clone());
        Callback::from(move |_| {
            let undone = shown.undone();
            if shown.is_reset && !undone.is_refused() {
                dispatch.emit(LazyAction::RestoreScore.into());
            }
            if let Some(change) = shown.progress.as_deref().filter(|_| !undone.is_refused()) {
                dispatch.emit(LazyAction::ProgressChanged(Box::new(change.clone().reversed())).into());
            }
            dispatch.emit(LazyAction::ShowStatistics(undone).into());
        })
    };
    let reset = match state.setup().opponent {
        Opponent::Friend => texts.reset_friends_score(),
        Opponent::Remote | Opponent::Computer(_) => texts.reset_score(),
    };
    let erase = if shown.is_erasing { texts.cancel() } else { texts.erase() };
    let is_empty = stored.is_empty();
    let is_erasable = !is_empty || !state.scores().all().is_empty();
    let action = |name, label, onclick| Button::text(name, label, onclick).view();
    let mut buttons = if shown.is_erasing {
        let has_score = state.score() != Score::default();
        let reset_score = has_score.then(|| with(LazyAction::ResetScore, act(Shown::score_reset)));
        let erase_all = is_erasable.then(|| with(LazyAction::ResetAllScores, act(Shown::erased)));
        vec![action("reset-score", reset, reset_score), action("erase-all", texts.erase_all(), erase_all)]
    } else {
        vec![
            action("export", texts.export(), (!is_empty || !progress.is_empty()).then_some(export)),
            action("import", texts.import(), Some(Callback::from(|_| files::choose_file()))),
        ]
    };
    buttons.push(action("erase", erase, (shown.is_erasing || is_erasable).then(|| act(Shown::erasing))));
    buttons.push(action("restore", texts.undo(), shown.can_undo().then_some(undo)));
    let games = match is_empty {
        true => html! { <p class="no-games" key="empty">{ texts.no_statistics() }</p> },
        false => html! { <div class="statistics" key="games">{ results(texts, stored, shown.rules, onchoose) }</div> },
    };
    let value = shown.is_refused().then_some("loss");
    list(vec![
        games,
        html! { <p class="notice" aria-live="polite" data-value={value}>{ shown.notice(texts) }</p> },
        html! { <input type="file" accept=".json,application/json" hidden=true onchange={onfile} /> },
        group("file-buttons", buttons),
        done(texts, dispatch),
    ])
}

impl Shown {
    fn notice(&self, texts: Texts) -> String {
        match self.notice {
            Notice::None => String::new(),
            Notice::Exported => texts.exported().to_owned(),
            Notice::NotExported => texts.not_exported().to_owned(),
            Notice::Imported(games) => texts.imported(games),
            Notice::Erased => texts.erased().to_owned(),
            Notice::ScoreReset => texts.score_is_reset().to_owned(),
            Notice::Undone => texts.undone().to_owned(),
            Notice::NotUndone => texts.not_undone().to_owned(),
            Notice::Refused(error) => texts.import_failed(error).to_owned(),
        }
    }
}
