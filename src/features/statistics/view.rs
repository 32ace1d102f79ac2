//! The statistics dialog: results, mistakes and streaks, with export and import, and the erasure of statistics and scores.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::format::ImportError;
use super::results::results;
use super::state::Change;
use super::state::Statistics;
use super::storage as statistics;
use super::storage::IsNewer;
use crate::components::ViewContext;
use crate::components::button::Button;
use crate::components::controls::caption;
use crate::engine::{Opponent, Rules};
use crate::features::action::LazyAction;
use crate::features::widgets::done::done;
use crate::features::widgets::elements::{group, list};
use crate::i18n::Texts;
use crate::state::{GameAction, Score};

/// Properties of [`StatisticsPanel`].
#[derive(Clone, PartialEq, Properties)]
pub struct StatisticsPanelProps {
    /// The texts.
    pub texts: Texts,
    /// The opponent of the score that can be reset.
    pub opponent: Opponent,
    /// The score against this opponent.
    pub score: Score,
    /// Whether any opponent has a score.
    pub has_scores: bool,
    /// Dispatches actions.
    pub on: Callback<GameAction>,
}

/// The content of the dialog.
pub fn statistics(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let has_scores = !state.saved().scores.all().is_empty();
    let opponent = state.setup().opponent;
    html! { <StatisticsPanel {texts} {opponent} score={state.score()} {has_scores} on={dispatch} /> }
}

/// What the open dialog shows. It ends with the dialog.
#[derive(Clone)]
struct View {
    stored: Result<Statistics, IsNewer>,
    /// The rules of the shown games; `None` for all.
    rules: Option<Rules>,
    /// The last import or erasure, which can be undone.
    change: Option<Change>,
    /// Whether the last action reset scores, which can be undone.
    is_reset: bool,
    /// Whether the choice of what to erase is shown.
    is_erasing: bool,
    notice: Notice,
}

/// The result of the last action.
#[derive(Clone, Copy)]
enum Notice {
    None,
    Exported,
    NotExported,
    Imported(u64),
    Erased,
    ScoreReset,
    Undone,
    NotUndone,
    Refused(ImportError),
}

/// The content of the dialog.
#[component]
pub fn StatisticsPanel(props: &StatisticsPanelProps) -> Html {
    let StatisticsPanelProps { texts, opponent, score, has_scores, on } = props;
    let view = use_state(View::new);
    let field = use_node_ref();
    let Ok(stored) = &view.stored else {
        return list(vec![caption(texts.stored_by_newer()), done(*texts, on)]);
    };
    let act = |change: fn(&View) -> View| {
        let view = view.clone();
        Callback::from(move |_: MouseEvent| view.set(change(&view)))
    };
    let onchoose = {
        let view = view.clone();
        Callback::from(move |rules| view.set(View { rules, ..(*view).clone() }))
    };
    let onfile = {
        let view = view.clone();
        let import = Callback::from(move |text| view.set(view.imported(text)));
        Callback::from(move |event: Event| statistics::read_file(&event, import.clone()))
    };
    let open_file = {
        let field = field.clone();
        Callback::from(move |_| {
            if let Some(field) = field.cast::<HtmlElement>() {
                field.click();
            }
        })
    };
    let with = |action: LazyAction, act: Callback<MouseEvent>| {
        let on = on.clone();
        Callback::from(move |event: MouseEvent| {
            on.emit(action.clone().into());
            act.emit(event);
        })
    };
    let undo = {
        let (view, on) = (view.clone(), on.clone());
        Callback::from(move |_| {
            let undone = view.undone();
            if view.is_reset && !undone.is_refused() {
                on.emit(LazyAction::RestoreScore.into());
            }
            view.set(undone);
        })
    };
    let reset = match opponent {
        Opponent::Friend => texts.reset_friends_score(),
        Opponent::Remote | Opponent::Computer(_) => texts.reset_score(),
    };
    let erase = if view.is_erasing { texts.cancel() } else { texts.erase() };
    let reset_score = with(LazyAction::ResetScore, act(View::score_reset));
    let erase_all = with(LazyAction::ResetAllScores, act(View::erased));
    let is_empty = stored.is_empty();
    let is_erasable = !is_empty || *has_scores;
    let action = |name, label, onclick| Button::text(name, label, onclick).view();
    let mut buttons = if view.is_erasing {
        vec![
            action("reset-score", reset, (*score != Score::default()).then_some(reset_score)),
            action("erase-all", texts.erase_all(), is_erasable.then_some(erase_all)),
        ]
    } else {
        vec![
            action("export", texts.export(), (!is_empty).then(|| act(View::exported))),
            action("import", texts.import(), Some(open_file)),
        ]
    };
    buttons.push(action("erase", erase, (view.is_erasing || is_erasable).then(|| act(View::erasing))));
    buttons.push(action("restore", texts.undo(), (view.change.is_some() || view.is_reset).then_some(undo)));
    let games = match is_empty {
        true => html! { <p class="no-games" key="empty">{ texts.no_statistics() }</p> },
        false => html! { <div class="statistics" key="games">{ results(*texts, stored, view.rules, onchoose) }</div> },
    };
    let value = view.is_refused().then_some("loss");
    list(vec![
        games,
        html! { <p class="notice" aria-live="polite" data-value={value}>{ view.notice(*texts) }</p> },
        html! { <input type="file" accept=".json,application/json" hidden=true ref={field} onchange={onfile} /> },
        group("file-buttons", buttons),
        done(*texts, on),
    ])
}

impl View {
    fn new() -> Self {
        Self {
            stored: statistics::read(),
            rules: None,
            change: None,
            is_reset: false,
            is_erasing: false,
            notice: Notice::None,
        }
    }

    /// Returns the view after an action. Undo then takes back this change of the statistics, and leaves the scores.
    fn after(&self, notice: Notice, change: Option<Change>) -> Self {
        Self { rules: self.rules, change, notice, ..Self::new() }
    }

    /// Returns the view after an action that changed nothing.
    fn still(&self, notice: Notice) -> Self {
        Self { is_reset: self.is_reset, ..self.after(notice, self.change.clone()) }
    }

    /// Returns the view with or without the choice of what to erase.
    fn erasing(&self) -> Self {
        Self { is_erasing: !self.is_erasing, ..self.clone() }
    }

    /// Returns the view after the score against the opponent was reset.
    fn score_reset(&self) -> Self {
        Self { is_reset: true, ..self.after(Notice::ScoreReset, None) }
    }

    fn exported(&self) -> Self {
        let is_saved = statistics::read().is_ok_and(|stored| statistics::export(&stored));
        self.still(if is_saved { Notice::Exported } else { Notice::NotExported })
    }

    fn imported(&self, text: Result<String, ImportError>) -> Self {
        let Ok(now) = statistics::read() else { return Self::new() };
        match text.and_then(|text| now.import(&text)) {
            Ok(change) => {
                statistics::write(&change.after);
                let games = change.after.games().saturating_sub(change.before.games());
                self.after(Notice::Imported(games), Some(change))
            }
            Err(error) => self.still(Notice::Refused(error)),
        }
    }

    fn erased(&self) -> Self {
        let Ok(before) = statistics::read() else { return Self::new() };
        let change = Change { before, after: statistics::empty() };
        statistics::write(&change.after);
        Self { is_reset: true, ..self.after(Notice::Erased, Some(change)) }
    }

    fn undone(&self) -> Self {
        let Some(change) = &self.change else { return self.after(Notice::Undone, None) };
        let Ok(now) = statistics::read() else { return Self::new() };
        match change.undone(&now) {
            Some(before) => {
                statistics::write(&before);
                self.after(Notice::Undone, None)
            }
            None => self.still(Notice::NotUndone),
        }
    }

    const fn is_refused(&self) -> bool {
        matches!(self.notice, Notice::NotExported | Notice::NotUndone | Notice::Refused(_))
    }

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
