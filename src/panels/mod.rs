//! What the first move can do without: the list of moves, explanations, and the dialogs.
//!
//! All of it is reached through one [`Study`], so that the program can load it later than the board.

mod aim;
mod boards;
mod coach;
mod embed;
mod from_text;
mod history;
mod icons;
mod notes;
mod picture;
mod set_up;
mod settings;
mod share;
mod shortcuts;
mod status;
mod thinking;

use std::cell::Cell;

use yew::prelude::*;

use crate::components::ViewContext;
use crate::engine::{Opponent, Rules, Square, Squares};
use crate::i18n::Texts;
use crate::platform::outside::{Begin, Follow};
use crate::platform::{address, document, focus, host, swipes};
use crate::state::{Dialog, GameAction, GameState, Note};

/// The parts of the page that come after the first move.
#[derive(Debug)]
pub struct Study {
    /// What the coach shows.
    pub coach: fn(&ViewContext) -> CoachView,
    /// Additions to the status bar, given the coach's sentence.
    pub status: fn(&ViewContext, &str) -> StatusExtras,
    /// What to do about a square that somebody aims at, in the place of the tools, if somebody does.
    pub aim: fn(&ViewContext) -> Option<Html>,
    /// What is known of that which is thought over elsewhere, and what can be done about it.
    pub thinking: fn(&ViewContext) -> Html,
    /// The board and how many in a row win or lose.
    pub rule: fn(Rules, Texts) -> AttrValue,
    /// What to expect of an opponent on other boards than that of 3 × 3.
    pub about: fn(Opponent, Texts) -> &'static str,
    /// What the reader should know.
    pub notes: fn(&ViewContext) -> Html,
    /// The list of moves.
    pub history: fn(&ViewContext) -> Html,
    /// The heading of a dialog and what is in it.
    pub dialog: fn(&Dialog, &ViewContext) -> (String, Html),
    /// Begins to listen to swipes and to the page around an embedded game, to tell that what happens, and to have a worker
    /// think.
    pub begin: Begin,
}

/// What the coach shows.
#[derive(Debug, Default)]
pub struct CoachView {
    /// The sentence and its controls, if there is one.
    pub view: Option<Html>,
    /// The sentence.
    pub text: String,
    /// The annotations on the board.
    pub annotations: Annotations,
}

/// What the lazy part adds to the status bar.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StatusExtras {
    /// The last event, for screen readers only. It ends with a space, unless it is empty.
    pub announcement: String,
    /// Replaces the headline.
    pub headline: Option<String>,
    /// Replaces the details.
    pub details: Option<StatusLine>,
}

/// A line of the status bar, with its controls.
#[derive(Clone, Debug)]
pub struct StatusLine {
    /// The text, with the labels of the controls.
    pub text: String,
    /// The line.
    pub view: Html,
}

impl From<String> for StatusLine {
    fn from(text: String) -> Self {
        Self { view: text.clone().into(), text }
    }
}

/// Compares the texts only: equal texts have equal views, and comparing views would enlarge the first part.
impl PartialEq for StatusLine {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

/// The coach's annotations on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// The square of the hint.
    pub hint: Option<Square>,
    /// The squares that the sentence names.
    pub explained: Squares,
    /// The evaluation of each free square for the side to move, if values are shown.
    pub values: Vec<(Square, SquareValue)>,
}

/// The evaluation of a free square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareValue {
    /// The `data-value` attribute: `win`, `draw`, `loss` or `open`.
    pub kind: &'static str,
    /// The evaluation in words.
    pub label: String,
}

/// Everything that comes after the first move.
pub static STUDY: Study = Study {
    coach: coach::coach_view,
    status: status::status_extras,
    aim: aim::aim,
    thinking: thinking::thinking,
    rule: |rules, texts| (texts.panels().rule)(rules).into(),
    about: |opponent, texts| (texts.panels().about_opponent)(opponent),
    notes: notes::notes,
    history: aside,
    dialog,
    begin,
};

/// What stands below the choice of opponent: the list of moves, and unseen the icons that it uses.
fn aside(cx: &ViewContext) -> Html {
    html! { <>{ history::history(cx, document::is_wide()) }{ icons::icons() }</> }
}

fn begin(state: &GameState, problems: Vec<Note>, on: &Callback<GameAction>) -> Follow {
    let swipes = swipes::listen(on.clone());
    // What the page around the game hears of problems is for its developers, and so always English.
    let host = state.host().and_then(|_| host::open(problems, |note| (Texts::English.panels().note)(note), on));
    let think = thinking::begin(on);
    let focus = focus::Guard::begin();
    let listed = Cell::new(None);
    Box::new(move |state| {
        // Otherwise the list stays where the reader has scrolled it.
        let now = (state.game().moves().len(), state.game().cursor(), state.preferences().newest_first, state.coach());
        if listed.replace(Some(now)) != Some(now) {
            document::show_current_move();
        }
        document::show_board(state.setup().rules);
        document::show_accent(state.accent());
        think(state);
        focus.keep();
        // They are heard as long as this is kept.
        let _ = &swipes;
        if let Some(follow) = &host {
            follow(state);
        }
    })
}

fn dialog(dialog: &Dialog, cx: &ViewContext) -> (String, Html) {
    let panels = cx.texts.panels();
    let (title, content) = match dialog {
        Dialog::Settings => (cx.texts.settings, settings::settings(cx)),
        Dialog::Board(problem) => (panels.other_board, boards::other(cx, problem.as_ref())),
        Dialog::EndGame(_) => (panels.end_game_question, settings::question(cx)),
        Dialog::Share(result) => (cx.texts.share, share::share(cx, result.as_ref())),
        Dialog::Text(problem) => (panels.open_text, from_text::from_text(cx, problem.as_deref())),
        Dialog::Shortcuts => (panels.shortcuts, shortcuts::shortcuts(cx)),
        Dialog::Embed(chosen, result) => {
            (panels.embed, embed::embed(cx, *chosen, result.as_ref(), &address::directory()))
        }
        Dialog::SetUp(draft, aim) => (panels.set_up, set_up::set_up(cx, *draft, *aim)),
    };
    (title.to_owned(), content)
}
