//! The dialog with the collected games.

use crate::ui::dialog_model::{DialogModel, Env};
use crate::ui::prelude::*;

use super::effects;
use super::model::CollectionDialog;
use super::played::Played;
use super::texts::date;
use super::update::Msg;
use crate::i18n::Texts;
use crate::progress::dated::list::Dated;
use crate::state::opponent::Opponent;
use crate::state::{CoachTool, Dialog, GameResult};
use crate::ui::fields::chosen_value::chosen_value;
use crate::ui::fields::list_choice::{ListOption, list_choice};
use engine::decimal::decimal;

impl DialogModel for CollectionDialog {
    type Msg = Msg;

    fn open(_env: Env) -> Self {
        Self::default()
    }

    fn update(&mut self, msg: Msg, _env: Env) -> Option<GameAction> {
        self.update(msg)
    }

    fn title(texts: Texts) -> &'static str {
        texts.collection()
    }

    fn view(&self, cx: &ViewContext, on: &Callback<Msg>) -> Html {
        collection(self, cx, on)
    }
}

/// The content of the dialog.
fn collection(dialog: &CollectionDialog, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let texts = cx.texts;
    let Some(games) = &dialog.games else { return Html::default() };
    let more = dialog.has_more().then(|| on.reform(|_: MouseEvent| Msg::ShowMore));
    let restore = dialog.deleted.clone().map(|game| on.reform(move |_: MouseEvent| effects::restore(&game)));
    html! {
        <>
            if dialog.is_newer {
                { caption(texts.stored_by_newer()) }
            } else if games.is_empty() {
                <p class="no-games" key="empty">{ texts.no_collected_games() }</p>
            } else {
                <div class="collection" key="games">
                    { choice_of_kinds(texts, dialog, on) }
                    <ul>{ for dialog.shown().map(|played| item(played, cx, on)) }</ul>
                    if let Some(more) = more {
                        { Button::text("more-collected", texts.show_more(), Some(more)).view() }
                    }
                    { caption(texts.about_collection()) }
                </div>
            }
            <p class="notice" aria-live="polite">
                { if restore.is_some() { texts.game_deleted() } else { "" } }
            </p>
            <div class="answers">
                if let Some(restore) = restore {
                    { Button::text("restore", texts.undo(), Some(restore)).view() }
                }
                { button(Kind::Primary, "close", texts.done(), GameAction::CloseDialog, cx.dispatch) }
            </div>
        </>
    }
}

/// The choice of the shown games, if there are several kinds.
fn choice_of_kinds(texts: Texts, dialog: &CollectionDialog, on: &Callback<Msg>) -> Html {
    let kinds = dialog.kinds();
    if kinds.len() < 2 {
        return Html::default();
    }
    let option = |(index, kind): (usize, &super::played::Kind)| {
        ListOption::new(decimal(index as u64), texts.kind_of_game(*kind), dialog.kind == Some(*kind))
    };
    let all = ListOption::new("", texts.all_games(), dialog.kind.is_none());
    let options = [all].into_iter().chain(kinds.iter().enumerate().map(option)).collect();
    let onchange = on.reform(move |event: Event| {
        let index: Option<usize> = chosen_value(&event).and_then(|value| value.parse().ok());
        Msg::ShowKind(index.and_then(|index| kinds.get(index).copied()))
    });
    list_choice("collection-kind", texts.board(), options, onchange)
}

/// A game: the button that opens it, and those that share and delete it.
fn item(played: &Played, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let texts = cx.texts;
    let value = match (played.opponent(), played.result) {
        (Opponent::Friend, _) => None,
        (_, GameResult::Won) => Some("win"),
        (_, GameResult::Drawn) => Some("draw"),
        (_, GameResult::Lost) => Some("loss"),
    };
    let label = html! {
        <>
            <b>{ texts.board_and_opponent_of(played) }</b>
            <small data-value={value}>{ texts.result_and_moves_of(played) }</small>
            <small>{ date(cx.state, played.entry.day) }</small>
        </>
    };
    let open_and = |next: GameAction| {
        let (on, dispatch, played) = (on.clone(), cx.dispatch.clone(), Box::new(played.clone()));
        Callback::from(move |_: MouseEvent| {
            on.emit(Msg::Open(played.clone()));
            dispatch.emit(next.clone());
        })
    };
    let look_back = open_and(GameAction::Toggle(CoachTool::Review));
    let share = open_and(GameAction::Show(Dialog::Share));
    let entry = played.entry.clone();
    let ondelete = on.reform(move |_: MouseEvent| effects::delete(&entry));
    html! {
        <li key={Dated::text(&played.entry)}>
            { Button::new(label, Some(look_back)).class("button played").with(Attribute::Action, "look-back").view() }
            { Button::quiet("share-played", texts.share(), Some(share)).view() }
            { Button::icon("delete-played", "#icon-close", texts.delete(), Some(ondelete)).view() }
        </li>
    }
}
