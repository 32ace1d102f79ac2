//! The lazy part: the list of moves, explanations and dialogs, which the first move does not need.
//!
//! It fills the [`Slots`] of the page. A panel is a file here and its line in this file. Its texts belong to the sections of `locales/en.ftl` after *First part*, whose texts
//! are part of the first download.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::dialog::DialogContent;
use crate::components::opponent_panel::{AboutOpponent, chosen_setup};
use crate::components::reset_button::ResetLabel;
use crate::components::{Slots, ViewContext};
use crate::features::address::bar as address;
pub use crate::features::board::strike::STRIKE;
use crate::features::coach::message::CoachView;
use crate::features::dialog::LazyDialog;
use crate::features::sidebar::Sidebar;
use crate::platform::Visit;
use crate::state::{Dialog, GameState, LazyPart, LazyRules, Stage};

/// The interface of the lazy part. All its code is reached through one value of this type, so that a release can load it
/// later (`src/lazy.rs`).
pub struct Features {
    /// Begins a visit with the address and the storage.
    pub begin_visit: fn() -> Visit,
    /// The rules that the reducer needs with the lazy part.
    pub rules: &'static dyn LazyRules,
    /// Fills the slots of the page.
    pub fill: fn(&ViewContext, &UseReducerHandle<GameState>, &Rc<Visit>) -> Slots,
}

/// The lazy part.
pub const FEATURES: &Features = &Features { begin_visit: Visit::read, rules: LazyPart::RULES, fill };

/// Fills the slots of the page.
fn fill(cx: &ViewContext, state: &UseReducerHandle<GameState>, visit: &Rc<Visit>) -> Slots {
    let coach = super::coach::view::coach_view(cx);
    let status = super::status::view::status_extras(cx, &coach);
    let CoachView { view, tools, annotations, verdicts, .. } = coach;
    Slots {
        rule: cx.texts.rule_of(state.setup().rules).into(),
        shown_parts: state.host().map(|host| host.controls.names(" ")),
        notes: super::notes::view::notes(cx),
        score: super::score::view::score(cx),
        status,
        annotations,
        strike: Some(super::board::strike::STRIKE),
        tools: super::aiming::view::aim(cx).or(tools).or_else(|| Some(super::tools::view::tools(cx))),
        reset: Some(reset_label(cx)),
        analysis: super::analysis::view::analysis(cx),
        explanation: view,
        about_opponent: Some(AboutOpponent {
            text: super::opponents::view::about_opponent(cx, chosen_setup(state)),
            names: super::players::view::open(cx),
        }),
        sidebar: html! {
            <Sidebar state={state.clone()} {verdicts} visit={visit.clone()} on={cx.dispatch} texts={cx.texts} />
        },
        dialog: state.dialog().map(|dialog| dialog_content(dialog, cx)),
    }
}

/// Returns the label of the main button. It has emphasis when the game is over and its last move is sent.
fn reset_label(cx: &ViewContext) -> ResetLabel {
    let ViewContext { state, texts, .. } = *cx;
    let label = if state.has_won_match().is_some() { texts.new_match() } else { texts.new_game() };
    ResetLabel { label, is_primary: matches!(state.stage(), Stage::Over(_)) && !state.is_to_be_sent() }
}

/// Returns the heading and the content of a dialog.
fn dialog_content(dialog: &Dialog, cx: &ViewContext) -> DialogContent {
    let texts = cx.texts;
    let (title, content) = match dialog {
        Dialog::Settings => (texts.settings(), super::settings::view::settings(cx)),
        Dialog::Boards => (texts.board(), super::boards::view::boards(cx)),
        Dialog::Strategies => (texts.more_players(), super::opponents::view::strategies(cx)),
        Dialog::EndGame(_) => (texts.end_game_question(), super::boards::end_game::end_game(cx)),
        Dialog::Share => (texts.share(), super::sharing::view::share(cx, None)),
        Dialog::Shortcuts => (texts.shortcuts(), super::settings::shortcuts::shortcuts(cx)),
        Dialog::Puzzles => (texts.puzzles(), super::puzzles::view::puzzles(cx, None)),
        Dialog::Lesson => (texts.lesson_title(), super::lesson::view::lesson(cx, None)),
        Dialog::Statistics => (texts.statistics(), super::statistics::view::statistics(cx)),
        Dialog::Lazy(_) => cx.state.lazy_dialog().map(|dialog| lazy_content(dialog, cx)).unwrap_or_default(),
    };
    let has_work =
        matches!(cx.state.lazy_dialog(), Some(LazyDialog::SetUp(..) | LazyDialog::Text(_) | LazyDialog::Board(_)));
    DialogContent { title: title.to_owned(), content, has_work }
}

/// Returns the heading and the content of a dialog with data.
fn lazy_content(dialog: &LazyDialog, cx: &ViewContext) -> (&'static str, Html) {
    let texts = cx.texts;
    match dialog {
        LazyDialog::Players => (texts.names_and_colors(), super::players::view::players(cx)),
        LazyDialog::Board(problem) => (texts.custom_size(), super::boards::view::other(cx, problem.as_ref())),
        LazyDialog::Share(result) => (texts.share(), super::sharing::view::share(cx, Some(result))),
        LazyDialog::Text(problem) => (texts.paste_game(), super::sharing::paste::from_text(cx, problem.as_deref())),
        LazyDialog::SetUp(draft, aim) => (texts.set_up(), super::editor::view::set_up(cx, *draft, *aim)),
        LazyDialog::Embed(chosen, result) => {
            (texts.embed(), super::embedding::view::embed(cx, *chosen, result.as_ref(), &address::directory()))
        }
        LazyDialog::Puzzles(puzzles) => (texts.puzzles(), super::puzzles::view::puzzles(cx, Some(puzzles))),
        LazyDialog::Lesson(lesson) => (texts.lesson_title(), super::lesson::view::lesson(cx, Some(*lesson))),
    }
}
