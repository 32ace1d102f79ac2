//! The parts of the program that load once the player wants something of them.

use super::extras::Extras;
use super::other_games::OtherGames;
use crate::browser::use_keyed_effect::use_keyed_effect;
use crate::state::action::Message;
use crate::state::compared::Ignored;
use crate::state::{Dialog, GameAction, GameState};
use crate::ui::prelude::*;

/// A part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The dialogs but the menu and the choice of the game, and the statistics.
    Extras,
    /// The games with other rules.
    Games,
}

/// Loads a part, and emits [`Msg::Arrived`] or [`Msg::Failed`].
pub type Load = fn(Part, Callback<GameAction>);

/// The functions of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// Those of [`Part::Extras`].
    Extras(Ignored<&'static Extras>),
    /// Those of [`Part::Games`].
    Games(Ignored<&'static OtherGames>),
}

impl Code {
    /// Returns the part.
    const fn part(self) -> Part {
        match self {
            Self::Extras(_) => Part::Extras,
            Self::Games(_) => Part::Games,
        }
    }
}

/// What happens to parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The page wants a part.
    Want(Part),
    /// The player tries again after a failure.
    Retry(Part),
    /// A part is loaded.
    Arrived(Code),
    /// A part could not be loaded.
    Failed(Part),
}

/// Returns the action that has waited for a part.
impl Message for Msg {
    fn apply(&self, state: &mut GameState) -> Option<GameAction> {
        let (part, has_failed) = match self {
            Self::Want(part) => {
                state.want(*part, None);
                return None;
            }
            Self::Arrived(code) => {
                let mut waiting = None;
                state.change_values(|values| waiting = values.parts.add(*code));
                return waiting;
            }
            Self::Retry(part) => (*part, false),
            Self::Failed(part) => (*part, true),
        };
        state.change_values(|values| {
            values.parts.wanted.iter_mut().filter(|wanted| wanted.part == part).for_each(|wanted| {
                wanted.has_failed = has_failed;
            });
        });
        None
    }
}

/// The loaded parts, and those that are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts {
    extras: Option<Ignored<&'static Extras>>,
    games: Option<Ignored<&'static OtherGames>>,
    wanted: Vec<Wanted>,
}

/// A part that is wanted but not loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Wanted {
    part: Part,
    has_failed: bool,
    /// The action that the part applies when it is loaded.
    waiting: Option<GameAction>,
}

impl Parts {
    const fn has(&self, part: Part) -> bool {
        match part {
            Part::Extras => self.extras.is_some(),
            Part::Games => self.games.is_some(),
        }
    }

    /// Adds a loaded part. Returns the action that has waited for it.
    fn add(&mut self, code: Code) -> Option<GameAction> {
        match code {
            Code::Extras(extras) => self.extras = Some(extras),
            Code::Games(games) => self.games = Some(games),
        }
        let index = self.wanted.iter().position(|wanted| wanted.part == code.part())?;
        self.wanted.remove(index).waiting
    }
}

impl GameState {
    /// Returns the state with a loaded part.
    #[must_use]
    pub fn with_part(mut self, code: Code) -> Self {
        self.change_values(|values| drop(values.parts.add(code)));
        self
    }

    /// Returns the functions of [`Part::Extras`], once they are loaded.
    pub(crate) fn extras(&self) -> Option<&'static Extras> {
        self.values()?.parts.extras.map(|Ignored(extras)| extras)
    }

    /// Returns the functions of the games with other rules, once they are loaded.
    pub(crate) fn games(&self) -> Option<&'static OtherGames> {
        self.values()?.parts.games.map(|Ignored(games)| games)
    }

    /// Wants a part, if it is not loaded, for an action that waits.
    pub(super) fn want(&mut self, part: Part, waiting: Option<GameAction>) {
        let is_known = self.wanted(part).is_some() || self.values().is_some_and(|values| values.parts.has(part));
        if is_known && waiting.is_none() {
            return;
        }
        self.change_values(|values| {
            values.parts.wanted.retain(|wanted| wanted.part != part);
            values.parts.wanted.push(Wanted { part, has_failed: false, waiting });
        });
    }

    fn wanted(&self, part: Part) -> Option<&Wanted> {
        self.values()?.parts.wanted.iter().find(|wanted| wanted.part == part)
    }

    /// Records how games changed the score. Returns whether that is possible; if not, the code for it is now wanted.
    pub fn record_games(&self, on: &Callback<GameAction>) -> bool {
        match self.extras() {
            Some(extras) => (extras.record)(self, on),
            None => on.emit(Msg::Want(Part::Extras).into()),
        }
        self.extras().is_some()
    }

    /// Wants the parts that the open dialog shows. Gives a dialog that was requested by its name its model.
    pub(super) fn open_dialog(&mut self) {
        match (&self.dialog, self.extras()) {
            (None | Some(Dialog::Menu), _) => {}
            (Some(Dialog::Game), _) if self.host.is_none() => self.want(Part::Games, None),
            (Some(Dialog::Game), _) => {}
            (Some(dialog), Some(extras)) => {
                if *dialog == Dialog::Lesson && self.host.is_none() {
                    self.want(Part::Games, None);
                }
                (extras.open)(self);
            }
            (Some(_), None) => self.want(Part::Extras, None),
        }
    }

    /// Tells the open dialog that the day or the progress has changed.
    pub(super) fn refresh_dialog(&mut self) {
        if let Some(extras) = self.extras() {
            (extras.refresh)(self);
        }
    }

    /// Whether a part is to load now.
    pub fn is_wanted(&self, part: Part) -> bool {
        self.wanted(part).is_some_and(|wanted| !wanted.has_failed)
    }

    /// Whether a part could not be loaded.
    fn lacks(&self, part: Part) -> bool {
        self.wanted(part).is_some_and(|wanted| wanted.has_failed)
    }
}

/// Loads a part when it is wanted.
#[hook]
pub fn use_part(part: Part, state: &GameState, load: Load, on: &Callback<GameAction>) {
    let is_loading = state.is_wanted(part);
    let on = on.clone();
    use_keyed_effect(Some(is_loading.into()), move || {
        if is_loading {
            load(part, on);
        }
    });
}

/// What the page shows in place of a part: that it loads or, after a failure, a button that tries again.
pub fn placeholder(cx: &ViewContext, part: Part) -> Html {
    let texts = cx.texts;
    if !cx.state.lacks(part) {
        return caption(texts.loading());
    }
    html! {
        <>
            { caption(texts.not_loaded()) }
            { button(Kind::Primary, "retry", texts.retry(), Msg::Retry(part).into(), cx.dispatch) }
        </>
    }
}

/// What the page shows while a game waits for its part.
pub fn waiting_game(cx: &ViewContext) -> Option<Html> {
    cx.state.wanted(Part::Games)?.waiting.as_ref()?;
    Some(placeholder(cx, Part::Games))
}
