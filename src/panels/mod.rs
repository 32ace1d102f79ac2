//! What the first move can do without: the list of moves, explanations, and the dialogs.
//!
//! All of it is reached through one [`Study`], so that the program can load it later than the board.

mod aim;
mod boards;
mod embed;
mod explanation;
mod from_text;
mod history;
mod icons;
mod notes;
mod picture;
mod set_up;
mod settings;
mod share;
mod shortcuts;
mod tell;
mod thinking;

use std::cell::Cell;

use yew::prelude::*;

use crate::engine::{Opponent, Rules, Square, Squares};
use crate::i18n::Texts;
use crate::platform::outside::{Begin, Follow};
use crate::platform::{document, focus, host, swipes};
use crate::state::{Dialog, GameAction, GameState, Note};

/// The parts of the page that come after the first move.
#[derive(Debug)]
pub struct Study {
    /// What the game explains at present.
    pub explain: fn(&GameState, &Callback<GameAction>, Texts) -> Explanation,
    /// What has just happened, given what the game explains in words.
    pub tell: fn(&GameState, &str, &Callback<GameAction>, Texts) -> Told,
    /// What to do about a square that somebody aims at, in the place of the tools, if somebody does.
    pub aim: fn(&GameState, &Callback<GameAction>, Texts) -> Option<Html>,
    /// What is known of that which is thought over elsewhere, and what can be done about it.
    pub thinking: fn(&GameState, &Callback<GameAction>, Texts) -> Html,
    /// The board and how many in a row win or lose.
    pub rule: fn(Rules, Texts) -> AttrValue,
    /// What to expect of an opponent on other boards than that of 3 × 3.
    pub about: fn(Opponent, Texts) -> &'static str,
    /// What the reader should know.
    pub notes: fn(&[Note], &Callback<GameAction>, Texts) -> Html,
    /// The list of moves.
    pub history: fn(&GameState, &Callback<GameAction>, Texts) -> Html,
    /// The heading of a dialog and what is in it.
    pub dialog: fn(&Dialog, &GameState, &Callback<GameAction>, Texts) -> (String, Html),
    /// Begins to listen to swipes and to the page around an embedded game, to tell that what happens, and to have a worker
    /// think.
    pub begin: Begin,
}

/// What the game explains at present.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explanation {
    /// The explanation in words and with what can be done about it, if there is one.
    pub view: Option<Html>,
    /// The same in words alone.
    pub words: String,
    /// What it shows on the board.
    pub on_board: OnBoard,
}

/// What the status says of what has just happened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    /// What only screen-reader users need: everybody else sees it happen. It ends with a space, if there is anything.
    pub heard: String,
    /// What stands in place of the headline.
    pub headline: Option<String>,
    /// What stands in place of the smaller line.
    pub instead: Option<Line>,
}

/// A line of the status bar, with its interactive elements.
#[derive(Clone, Debug)]
pub struct Line {
    /// The line in words, which tell it from every other one.
    pub words: String,
    /// The line.
    pub view: Html,
}

impl From<String> for Line {
    fn from(words: String) -> Self {
        Self { view: words.clone().into(), words }
    }
}

/// Compares the words only: equal words have equal views, and comparing views costs more.
impl PartialEq for Line {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

/// What an explanation shows on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OnBoard {
    /// The square that a hint points at.
    pub pointed: Option<Square>,
    /// The squares that the explanation speaks of.
    pub lit: Squares,
    /// What perfect play makes of each free square for the side to move, while that is shown and where it is known.
    pub values: Vec<(Square, SquareValue)>,
}

/// What perfect play makes of a free square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareValue {
    /// “win”, “draw” or “loss”, as styles and tests know it.
    pub kind: &'static str,
    /// The value in words.
    pub label: String,
}

/// Everything that comes after the first move.
pub static STUDY: Study = Study {
    explain: explanation::explain,
    tell: tell::tell,
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
fn aside(state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
    html! { <>{ history::history(state, on, texts) }{ icons::icons() }</> }
}

fn begin(state: &GameState, problems: Vec<Note>, on: &Callback<GameAction>) -> Follow {
    let swipes = swipes::listen(on.clone());
    // What the page around the game hears of problems is for its developers, and so always English.
    let host = state.host().and_then(|_| host::open(problems, |note| (Texts::ENGLISH.panels().note)(note), on));
    let think = thinking::begin(on);
    let focus = focus::Guard::begin();
    let listed = Cell::new(None);
    Box::new(move |state| {
        // Otherwise the list stays where the reader has scrolled it.
        let now = (state.game().moves().len(), state.game().cursor(), state.preferences().newest_first, state.aids());
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

fn dialog(dialog: &Dialog, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> (String, Html) {
    let panels = texts.panels();
    match dialog {
        Dialog::Settings => (texts.settings.to_owned(), settings::settings(state, on, texts)),
        Dialog::Board(problem) => (panels.other_board.to_owned(), boards::other(problem.as_ref(), state, on, texts)),
        Dialog::EndGame(_) => (panels.end_game_question.to_owned(), settings::question(on, texts)),
        Dialog::Share(said) => (texts.share.to_owned(), share::share(said.as_ref(), state, on, texts)),
        Dialog::Text(problem) => {
            (panels.open_text.to_owned(), from_text::from_text(problem.as_deref(), state, on, texts))
        }
        Dialog::Shortcuts => (panels.shortcuts.to_owned(), shortcuts::shortcuts(state, on, texts)),
        Dialog::Embed(chosen, said) => (panels.embed.to_owned(), embed::embed(*chosen, said.as_ref(), on, texts)),
        Dialog::SetUp(draft, aim) => (panels.set_up.to_owned(), set_up::set_up(*draft, *aim, state, on, texts)),
    }
}
