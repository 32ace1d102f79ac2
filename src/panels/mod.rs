//! The lazy part: the list of moves, explanations and dialogs, which the first move does not need.
//!
//! It fills the [`Slots`] of the page. A panel is a file here and its line in this file. Its texts belong to the sections of `locales/en.ftl` after *First part*, whose texts
//! are part of the first download.

mod about;
mod aim;
pub mod aim_controls;
mod analysis;
pub mod board_presets;
mod boards;
mod callback_button;
mod coach;
mod coach_message;
mod dialog_square;
mod done;
mod embed;
mod end_game;
mod ending;
mod field;
mod from_text;
mod history;
mod icons;
mod language;
mod lesson;
mod named_text;
mod notes;
mod offer;
mod opponents;
mod picture;
pub mod player_name;
mod players;
mod puzzles;
mod results;
mod score;
mod send;
mod set_up;
mod settings;
mod share;
mod shortcuts;
mod sidebar;
mod statistics;
mod status;
mod strike;
pub mod switch;
mod task_board;
mod tool;
pub mod toolbar;
mod tools;
pub mod verdict;

use std::rc::Rc;

use yew::prelude::*;

use crate::components::dialog::DialogContent;
use crate::components::opponent_panel::{AboutOpponent, chosen_setup};
use crate::components::reset_button::ResetLabel;
use crate::components::{Slots, ViewContext};
use crate::platform::{Visit, address};
use crate::state::{Dialog, GameState, LazyDialog, LazyPart, LazyRules, Stage};
use coach_message::CoachView;
use sidebar::Sidebar;
pub use strike::STRIKE;

/// The interface of the lazy part. All its code is reached through one value of this type, so that a release can load it
/// later (`src/lazy.rs`).
pub struct Panels {
    /// Begins a visit with the address and the storage.
    pub begin_visit: fn() -> Visit,
    /// The rules that the reducer needs with the lazy part.
    pub rules: &'static dyn LazyRules,
    /// Fills the slots of the page.
    pub fill: fn(&ViewContext, &UseReducerHandle<GameState>, &Rc<Visit>) -> Slots,
}

/// The lazy part.
pub const PANELS: &Panels = &Panels { begin_visit: Visit::read, rules: LazyPart::RULES, fill };

/// Fills the slots of the page.
fn fill(cx: &ViewContext, state: &UseReducerHandle<GameState>, visit: &Rc<Visit>) -> Slots {
    let coach = coach::coach_view(cx);
    let status = status::status_extras(cx, &coach);
    let CoachView { view, tools, annotations, verdicts, .. } = coach;
    Slots {
        rule: cx.texts.rule_of(state.setup().rules).into(),
        shown_parts: state.host().map(|host| host.controls.names(" ")),
        notes: notes::notes(cx),
        score: score::score(cx),
        status,
        annotations,
        strike: Some(strike::STRIKE),
        tools: aim::aim(cx).or(tools).or_else(|| Some(tools::tools(cx))),
        reset: Some(reset_label(cx)),
        analysis: analysis::analysis(cx),
        explanation: view,
        about_opponent: Some(AboutOpponent {
            text: opponents::about_opponent(cx, chosen_setup(state)),
            names: players::open(cx),
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
        Dialog::Settings => (texts.settings(), settings::settings(cx)),
        Dialog::Boards => (texts.board(), boards::boards(cx)),
        Dialog::Strategies => (texts.more_players(), opponents::strategies(cx)),
        Dialog::EndGame(_) => (texts.end_game_question(), end_game::end_game(cx)),
        Dialog::Share => (texts.share(), share::share(cx, None)),
        Dialog::Shortcuts => (texts.shortcuts(), shortcuts::shortcuts(cx)),
        Dialog::Puzzles => (texts.puzzles(), puzzles::puzzles(cx, None)),
        Dialog::Lesson => (texts.lesson_title(), lesson::lesson(cx, None)),
        Dialog::Statistics => (texts.statistics(), statistics::statistics(cx)),
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
        LazyDialog::Players => (texts.names_and_colors(), players::players(cx)),
        LazyDialog::Board(problem) => (texts.custom_size(), boards::other(cx, problem.as_ref())),
        LazyDialog::Share(result) => (texts.share(), share::share(cx, Some(result))),
        LazyDialog::Text(problem) => (texts.paste_game(), from_text::from_text(cx, problem.as_deref())),
        LazyDialog::SetUp(draft, aim) => (texts.set_up(), set_up::set_up(cx, *draft, *aim)),
        LazyDialog::Embed(chosen, result) => {
            (texts.embed(), embed::embed(cx, *chosen, result.as_ref(), &address::directory()))
        }
        LazyDialog::Puzzles(puzzles) => (texts.puzzles(), puzzles::puzzles(cx, Some(puzzles))),
        LazyDialog::Lesson(lesson) => (texts.lesson_title(), lesson::lesson(cx, Some(*lesson))),
    }
}
