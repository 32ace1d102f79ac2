//! The status of the game in words.

use yew::prelude::*;

use crate::i18n::Texts;
use crate::state::compared::Ignored;
use crate::state::game::setup::Player;
use crate::state::{Setup, Stage};
use crate::ui::content::{element, list, text};
use engine::{Game, Outcome};

/// Properties of [`StatusBar`].
#[derive(Clone, PartialEq, Properties)]
pub struct StatusBarProps {
    /// The players.
    pub setup: Setup,
    /// The game.
    pub game: Game,
    /// The stage of the game.
    pub stage: Stage,
    /// Additions of the lazy part.
    pub extras: StatusExtras,
    /// Whether screen readers should wait, because the status is about to change again.
    pub is_busy: bool,
    /// Whether to tell the goal: before the first move, and in an embedded game.
    pub tells_goal: bool,
    /// The texts.
    pub texts: Texts,
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
#[derive(Clone, Debug, PartialEq)]
pub struct StatusLine {
    /// The text, with the labels of the controls.
    pub text: String,
    /// The line. Equal texts have equal lines, and to compare them would enlarge the first part.
    pub view: Ignored<Html>,
}

impl From<String> for StatusLine {
    fn from(text: String) -> Self {
        Self { view: Ignored(text.clone().into()), text }
    }
}

/// The turn or the outcome. The only live region of the game: screen readers read all of it on each change, so the last
/// event comes first.
#[component]
pub fn StatusBar(props: &StatusBarProps) -> Html {
    let (headline, details) = status(props);
    let StatusExtras { announcement, headline: other_headline, details: other_details } = props.extras.clone();
    let details = other_details.map_or_else(|| text(details), |line| line.view.0);
    status_lines(announcement, other_headline.unwrap_or(headline), details, props.is_busy)
}

/// The live region: the announcement for screen readers, the headline and the details.
pub fn status_lines(announcement: String, headline: String, details: Html, is_busy: bool) -> Html {
    let lines = list(vec![
        element("span", "unseen", text(announcement)),
        element("span", "headline", text(headline)),
        text(" "),
        element("small", "", details),
    ]);
    html! { <p class="status" role="status" aria-busy={is_busy.then_some("true")}>{ lines }</p> }
}

/// Returns the headline and the details below it.
fn status(props: &StatusBarProps) -> (String, String) {
    let StatusBarProps { setup, game, stage, texts, .. } = props;
    let position = game.position();
    let about_turn = || match position.is_dead() {
        true => texts.dead().to_owned(),
        // Of other boards, the lazy part tells the goal.
        false if props.tells_goal => texts.goal_of_first_board().to_owned(),
        false => String::new(),
    };
    match *stage {
        Stage::Turn(mark) | Stage::EarlierPosition(mark) => (texts.turn(setup.player(mark)), about_turn()),
        Stage::Thinking(_) => (texts.is_thinking().to_owned(), about_turn()),
        Stage::Stopped(_) => (texts.has_stopped().to_owned(), about_turn()),
        Stage::Waiting(mark) => (texts.turn(setup.player(mark)), texts.send_the_link().to_owned()),
        Stage::ReadOnly(mark) => (texts.turn(Player::Person(mark)), String::new()),
        Stage::Over(Outcome::Won { by, .. }) => (texts.winner(setup.player(by)), texts.won_on_first_board().to_owned()),
        Stage::Over(Outcome::Drawn) => (texts.drawn().to_owned(), texts.board_full().to_owned()),
    }
}
