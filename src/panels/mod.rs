//! The lazy part: the list of moves, explanations and dialogs, which the first move does not need.
//!
//! The first part reaches all of it through [`Panels`], so that a release can load it later (`src/lazy.rs`). A panel is a
//! file here and its line in this file. Its texts belong to the sections of `locales/en.ftl` after *First part*, whose texts
//! are part of the first download.

mod about;
mod aim;
mod analysis;
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
mod task_board;
mod tool;
mod tools;

use yew::prelude::*;

use crate::components::ViewContext;
use crate::engine::coach::MoveQuality;
use crate::engine::{Mark, Position, Rules, Square, Squares};
use crate::i18n::Texts;
use crate::platform::{Visit, address};
use crate::state::{Dialog, GameAction, GameState, LazyPart, LazyRules, Setup};
use sidebar::Sidebar;
pub use sidebar::SidebarProps;

/// The interface of the lazy part.
pub trait Panels {
    /// Begins a visit with the address and the storage.
    fn begin_visit(&self) -> Visit;

    /// Returns the rules that the reducer needs with the lazy part.
    fn rules(&self) -> &'static dyn LazyRules;

    /// Returns what the coach shows: an explanation of the shown position or of the last move.
    fn coach(&self, cx: &ViewContext) -> CoachView;

    /// Returns what the lazy part adds to the status bar, given what the coach shows.
    fn status(&self, cx: &ViewContext, coach: &CoachView) -> StatusExtras;

    /// Returns the tools below the board: those of the coach, those for the square that the player aims at, or those of the
    /// game.
    fn tools(&self, cx: &ViewContext, coach: &CoachView) -> Html;

    /// Returns the action of a press on a square.
    fn press(&self, square: Square, event: &MouseEvent) -> GameAction;

    /// Shows a stroke through each completed line.
    fn strike(&self, position: Position) -> Html;

    /// Returns the names of the visible parts of an embedded game, for styles.
    fn shown_parts(&self, state: &GameState) -> Option<String>;

    /// Returns the score board, if it differs from that of a first visit, the label of the main button, and whether that
    /// has emphasis: when the game is over and its last move is sent.
    fn score(&self, cx: &ViewContext, turn: Option<Mark>) -> (Option<Html>, &'static str, bool);

    /// Shows the progress of analysis, and buttons that end it.
    fn analysis(&self, cx: &ViewContext) -> Html;

    /// Describes the board and the line that wins or loses.
    fn rule(&self, rules: Rules, texts: Texts) -> AttrValue;

    /// Describes the chosen opponent under the chosen rules. The second part is the way to the names of two players at this
    /// screen.
    fn about_opponent(&self, cx: &ViewContext, chosen: Setup) -> (Html, Html);

    /// Shows the notes.
    fn notes(&self, cx: &ViewContext) -> Html;

    /// Shows the list of moves, and runs the effects of the lazy part as long as it is in the page.
    fn sidebar(&self, props: SidebarProps) -> Html;

    /// Returns the heading and the content of a dialog.
    fn dialog(&self, dialog: &Dialog, cx: &ViewContext) -> (String, Html);
}

/// All are equal, because there is only one implementation.
impl PartialEq for dyn Panels {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// The coach's sentence, annotations and verdicts.
#[derive(Debug, Default)]
pub struct CoachView {
    /// The sentence and its controls, if there is one.
    pub view: Option<Html>,
    /// The sentence.
    pub text: String,
    /// The sentence of the status bar about the end of a game that the player did not win.
    pub ending: Option<String>,
    /// The toolbar at the end of a game against a computer player, and while its mistake is shown.
    pub tools: Option<Html>,
    /// The annotations on the board.
    pub annotations: Annotations,
    /// The verdict on each move, if the review is shown.
    pub verdicts: Vec<MoveQuality>,
}

/// Additions of the lazy part to the status bar.
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
    /// The `data-value` attribute: `win`, `draw`, `loss`, `good`, `even`, `poor` or `open`.
    pub kind: &'static str,
    /// The evaluation in words.
    pub label: String,
    /// The evaluation after the name of the square, with the comma of the language.
    pub spoken: String,
}

/// The only [`Panels`].
pub const PANELS: &dyn Panels = &AllPanels;

struct AllPanels;

impl Panels for AllPanels {
    fn begin_visit(&self) -> Visit {
        Visit::read()
    }

    fn rules(&self) -> &'static dyn LazyRules {
        LazyPart::RULES
    }

    fn coach(&self, cx: &ViewContext) -> CoachView {
        coach::coach_view(cx)
    }

    fn status(&self, cx: &ViewContext, coach: &CoachView) -> StatusExtras {
        status::status_extras(cx, coach)
    }

    fn tools(&self, cx: &ViewContext, coach: &CoachView) -> Html {
        aim::aim(cx).or_else(|| coach.tools.clone()).unwrap_or_else(|| tools::tools(cx))
    }

    fn press(&self, square: Square, event: &MouseEvent) -> GameAction {
        if aim::is_hard_to_hit(event) { GameAction::Aim(square) } else { GameAction::Play(square) }
    }

    fn strike(&self, position: Position) -> Html {
        strike::strike(position)
    }

    fn shown_parts(&self, state: &GameState) -> Option<String> {
        state.host().map(|host| host.controls.names(" "))
    }

    fn score(&self, cx: &ViewContext, turn: Option<Mark>) -> (Option<Html>, &'static str, bool) {
        let is_won = cx.state.has_won_match().is_some();
        let label = if is_won { cx.texts.new_match() } else { cx.texts.new_game() };
        (score::score(cx, turn), label, turn.is_none() && !cx.state.is_to_be_sent())
    }

    fn analysis(&self, cx: &ViewContext) -> Html {
        analysis::analysis(cx)
    }

    fn rule(&self, rules: Rules, texts: Texts) -> AttrValue {
        texts.rule_of(rules).into()
    }

    fn about_opponent(&self, cx: &ViewContext, chosen: Setup) -> (Html, Html) {
        (opponents::about_opponent(cx, chosen), players::open(cx))
    }

    fn notes(&self, cx: &ViewContext) -> Html {
        notes::notes(cx)
    }

    fn sidebar(&self, props: SidebarProps) -> Html {
        html! { <Sidebar ..props /> }
    }

    fn dialog(&self, dialog: &Dialog, cx: &ViewContext) -> (String, Html) {
        let texts = cx.texts;
        let (title, content) = match dialog {
            Dialog::Settings => (texts.settings(), settings::settings(cx)),
            Dialog::Boards => (texts.board(), boards::boards(cx)),
            Dialog::Strategies => (texts.more_players(), opponents::strategies(cx)),
            Dialog::Players => (texts.names_and_colors(), players::players(cx)),
            Dialog::Board(problem) => (texts.custom_size(), boards::other(cx, problem.as_ref())),
            Dialog::EndGame(_) => (texts.end_game_question(), end_game::end_game(cx)),
            Dialog::Share(result) => (texts.share(), share::share(cx, result.as_ref())),
            Dialog::Text(problem) => (texts.paste_game(), from_text::from_text(cx, problem.as_deref())),
            Dialog::Shortcuts => (texts.shortcuts(), shortcuts::shortcuts(cx)),
            Dialog::Embed(chosen, result) => {
                (texts.embed(), embed::embed(cx, *chosen, result.as_ref(), &address::directory()))
            }
            Dialog::Puzzles(puzzles) => (texts.puzzles(), puzzles::puzzles(cx, puzzles.as_deref())),
            Dialog::Lesson(lesson) => (texts.lesson_title(), lesson::lesson(cx, lesson.as_deref().copied())),
            Dialog::Statistics => (texts.statistics(), statistics::statistics(cx)),
            Dialog::SetUp(draft, aim) => (texts.set_up(), set_up::set_up(cx, *draft, *aim)),
        };
        (title.to_owned(), content)
    }
}
