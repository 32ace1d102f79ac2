//! What the first move can do without: the list of moves, explanations, and the dialogs.
//!
//! The first part reaches all of it through [`Panels`], so that a release can load it later (`src/lazy.rs`). A panel is a
//! file here and its line in this file. Its texts belong to [`Texts::panels`] or [`Texts::study`]: those of `Messages` are
//! part of the first download.

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
mod sidebar;
mod tell;
mod thinking;

use yew::prelude::*;

use crate::engine::{Opponent, Rules, Square, Squares};
use crate::i18n::Texts;
use crate::state::{Dialog, GameAction, GameState, LazyPart, LazyRules, Note};
use sidebar::Sidebar;
pub use sidebar::SidebarProps;

/// What the first part of the program can ask of the lazy part.
pub trait Panels {
    /// Returns the rules for other boards than 3×3.
    fn rules(&self) -> &'static dyn LazyRules;

    /// Explains the shown position or the last move, as the player chose.
    fn explain(&self, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Explanation;

    /// Returns what the status bar says of the last change, given what the explanation says in words.
    fn tell(&self, state: &GameState, explained: &str, on: &Callback<GameAction>, texts: Texts) -> Told;

    /// Returns the buttons for the square that the player aims at, which stand in the place of the tools.
    fn aim(&self, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Option<Html>;

    /// Shows the progress of analysis, and buttons that end it.
    fn thinking(&self, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html;

    /// Describes the board and the line that wins or loses.
    fn rule(&self, rules: Rules, texts: Texts) -> AttrValue;

    /// Describes an opponent on other boards than 3×3.
    fn about_opponent(&self, opponent: Opponent, texts: Texts) -> &'static str;

    /// Shows the notes.
    fn notes(&self, notes: &[Note], on: &Callback<GameAction>, texts: Texts) -> Html;

    /// Shows the list of moves, and runs the effects of the lazy part as long as it is in the page.
    fn sidebar(&self, props: SidebarProps) -> Html;

    /// Returns the heading and the content of a dialog.
    fn dialog(&self, dialog: &Dialog, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> (String, Html);
}

/// An explanation.
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

/// The only [`Panels`].
pub const PANELS: &dyn Panels = &AllPanels;

struct AllPanels;

impl Panels for AllPanels {
    fn rules(&self) -> &'static dyn LazyRules {
        LazyPart::RULES
    }

    fn explain(&self, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Explanation {
        explanation::explain(state, on, texts)
    }

    fn tell(&self, state: &GameState, explained: &str, on: &Callback<GameAction>, texts: Texts) -> Told {
        tell::tell(state, explained, on, texts)
    }

    fn aim(&self, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Option<Html> {
        aim::aim(state, on, texts)
    }

    fn thinking(&self, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> Html {
        thinking::thinking(state, on, texts)
    }

    fn rule(&self, rules: Rules, texts: Texts) -> AttrValue {
        (texts.panels().rule)(rules).into()
    }

    fn about_opponent(&self, opponent: Opponent, texts: Texts) -> &'static str {
        (texts.panels().about_opponent)(opponent)
    }

    fn notes(&self, notes: &[Note], on: &Callback<GameAction>, texts: Texts) -> Html {
        notes::notes(notes, on, texts)
    }

    fn sidebar(&self, props: SidebarProps) -> Html {
        html! { <Sidebar ..props /> }
    }

    fn dialog(&self, dialog: &Dialog, state: &GameState, on: &Callback<GameAction>, texts: Texts) -> (String, Html) {
        let panels = texts.panels();
        match dialog {
            Dialog::Settings => (texts.settings.to_owned(), settings::settings(state, on, texts)),
            Dialog::Board(problem) => {
                (panels.other_board.to_owned(), boards::other(problem.as_ref(), state, on, texts))
            }
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
}
