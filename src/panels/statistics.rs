//! The statistics dialog: results, mistakes and streaks, with export, import and erasure.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::callback_button::callback_button;
use super::results::results;
use crate::components::controls::{Kind, button, caption};
use crate::engine::Rules;
use crate::i18n::Texts;
use crate::platform::statistics::{self, IsNewer};
use crate::state::statistics::{Change, ImportError};
use crate::state::{GameAction, Statistics};

/// Properties of [`StatisticsPanel`].
#[derive(Clone, PartialEq, Properties)]
pub struct StatisticsPanelProps {
    /// The texts.
    pub texts: Texts,
    /// Dispatches actions.
    pub on: Callback<GameAction>,
}

/// What the open dialog shows. It ends with the dialog.
#[derive(Clone)]
struct View {
    stored: Result<Statistics, IsNewer>,
    /// The rules of the shown games; `None` for all.
    rules: Option<Rules>,
    /// The last import or erasure, which can be undone.
    change: Option<Change>,
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
    Undone,
    NotUndone,
    Refused(ImportError),
}

/// The content of the dialog.
#[component]
pub fn StatisticsPanel(StatisticsPanelProps { texts, on }: &StatisticsPanelProps) -> Html {
    let view = use_state(View::new);
    let field = use_node_ref();
    let done = button(Kind::Primary, "close", texts.done(), GameAction::CloseDialog, on);
    let Ok(stored) = &view.stored else {
        return html! { <>{ caption(texts.stored_by_newer()) }{ done }</> };
    };
    let act = |change: fn(&View) -> View| {
        let view = view.clone();
        Callback::from(move |()| view.set(change(&view)))
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
        Callback::from(move |()| {
            if let Some(field) = field.cast::<HtmlElement>() {
                field.click();
            }
        })
    };
    let is_empty = stored.is_empty();
    let action = |name, label, onpress| callback_button(Kind::Secondary, name, label, onpress);
    html! {
        <>
            if is_empty {
                <p class="no-games" key="empty">{ texts.no_statistics() }</p>
            } else {
                <div class="statistics" key="games">{ results(*texts, stored, view.rules, onchoose) }</div>
            }
            <p class="notice" aria-live="polite" data-value={view.is_refused().then_some("loss")}>{ view.notice(*texts) }</p>
            <input type="file" accept=".json,application/json" hidden=true ref={field} onchange={onfile} />
            <div class="file-buttons">
                { action("export", texts.export(), (!is_empty).then(|| act(View::exported))) }
                { action("import", texts.import(), Some(open_file)) }
                { action("erase", texts.erase_all(), (!is_empty).then(|| act(View::erased))) }
                { action("restore", texts.undo(), view.change.is_some().then(|| act(View::undone))) }
            </div>
            { done }
        </>
    }
}

impl View {
    fn new() -> Self {
        Self { stored: statistics::read(), rules: None, change: None, notice: Notice::None }
    }

    /// Returns the view after an action.
    fn after(&self, notice: Notice, change: Option<Change>) -> Self {
        Self { stored: statistics::read(), rules: self.rules, change, notice }
    }

    fn exported(&self) -> Self {
        let is_saved = statistics::read().is_ok_and(|stored| statistics::export(&stored));
        self.after(if is_saved { Notice::Exported } else { Notice::NotExported }, self.change.clone())
    }

    fn imported(&self, text: Result<String, ImportError>) -> Self {
        let Ok(now) = statistics::read() else { return Self::new() };
        match text.and_then(|text| now.import(&text)) {
            Ok(change) => {
                statistics::write(&change.after);
                let games = change.after.games().saturating_sub(change.before.games());
                self.after(Notice::Imported(games), Some(change))
            }
            Err(error) => self.after(Notice::Refused(error), self.change.clone()),
        }
    }

    fn erased(&self) -> Self {
        let Ok(before) = statistics::read() else { return Self::new() };
        let change = Change { before, after: statistics::empty() };
        statistics::write(&change.after);
        self.after(Notice::Erased, Some(change))
    }

    fn undone(&self) -> Self {
        let (Some(change), Ok(now)) = (&self.change, statistics::read()) else { return Self::new() };
        match change.undone(&now) {
            Some(before) => {
                statistics::write(&before);
                self.after(Notice::Undone, None)
            }
            None => self.after(Notice::NotUndone, self.change.clone()),
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
            Notice::Undone => texts.undone().to_owned(),
            Notice::NotUndone => texts.not_undone().to_owned(),
            Notice::Refused(error) => texts.import_failed(error).to_owned(),
        }
    }
}
