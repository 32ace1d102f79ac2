//! The message protocol with the host page.
//!
//! Each message is a plain object `{ "tic-tac-toe": 1, type, … }`, where 1 is the version of the protocol:
//!
//! | to the game | with | |
//! |---|---|---|
//! | `set` | `query`, `moves` | settings as in an address; others stay as they are |
//! | `play` | `square` | plays for the side to move |
//! | `undo`, `reset`, `focus` | | |
//!
//! | to the host page | with | |
//! |---|---|---|
//! | `ready`, `state` | `state` | the game accepts messages; the position has changed |
//! | `move` | `square`, `mark`, `by`, `moves` | a player in the frame moved, or the computer player |
//! | `end` | `outcome`, `line`, `moves` | the move ended the game |
//! | `error` | `message` | a request that is invalid or not allowed |
//! | `size` | `height` | the height that the frame needs, in pixels; sent by `public/boot.js` |
//! | `error` | `code`, `message` | the game has not started: `load-failed`, or after 10 seconds `timeout`, when it may still start; sent by `public/boot.js` |
//!
//! The game ignores other messages and other senders. Any page may embed the game and read its messages, which hold no
//! secrets.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::{Array, Object};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, HtmlElement, Window};
use yew::{Callback, Reducible};

use super::by_name::{get, set};
use super::{address, language};
use crate::engine::{Game, Mark, Outcome, notation};
use crate::state::setup::Player;
use crate::state::{Address, GameAction, GameState, HostRequest, HostSettings, LazyAction, Note};

/// The key of the protocol's version in a message.
const NAME: &str = "tic-tac-toe";

/// The version of the protocol.
const VERSION: f64 = 1.0;

/// Returns the text of a note.
pub type NoteText = fn(&Note) -> String;

/// The host page.
pub struct HostPage {
    page: Rc<Page>,
    _listener: EventListener,
}

struct Page {
    window: Window,
    note_text: NoteText,
    /// The last state reported to the host page; `None` before the message `ready`.
    reported: RefCell<Option<GameState>>,
    /// The state after all requests: the next request may come before Yew renders.
    latest: RefCell<Option<Rc<GameState>>>,
}

impl HostPage {
    /// Listens to the host page until dropped. Returns `None` if the game is not embedded.
    #[must_use]
    pub fn open(note_text: NoteText, on: &Callback<GameAction>) -> Option<Self> {
        let own = gloo_utils::window();
        let window = own.parent().ok().flatten().filter(|parent| *parent != own)?;
        let page = Rc::new(Page { window, note_text, reported: RefCell::default(), latest: RefCell::default() });
        let listener = {
            let (page, on) = (page.clone(), on.clone());
            EventListener::new(&own, "message", move |event| page.receive(event, &on))
        };
        Some(Self { page, _listener: listener })
    }

    /// Reports a change of the state to the host page. The first call reports that the game is ready, and the problems with
    /// its address.
    pub fn report(&self, state: &GameState, problems: &[Note]) {
        self.page.report(state, problems);
    }
}

impl Page {
    /// Dispatches the request of a message of this protocol from the host page.
    fn receive(&self, event: &Event, dispatch: &Callback<GameAction>) {
        let (Some(data), Some(source)) = (get(event, "data"), get(event, "source")) else { return };
        let text = |name: &str| get(&data, name)?.as_string();
        let is_from_host = Object::is(&source, &self.window);
        if !is_from_host || get(&data, NAME) != Some(VERSION.into()) {
            return;
        }
        let request = match text("type").as_deref() {
            Some("focus") => return focus_board(),
            Some("undo") => HostRequest::Undo,
            Some("reset") => HostRequest::Reset,
            Some("play") => match text("square").map(|square| square.parse()) {
                Some(Ok(square)) => HostRequest::Play(square),
                Some(Err(_)) => return self.post_error("there is no such square"),
                None => return,
            },
            Some("set") => {
                let query = address::pairs(&text("query").unwrap_or_default());
                let moves = text("moves").map(|moves| ("moves".to_owned(), moves));
                let has_language = query.iter().any(|(name, _)| name == "lang");
                let Some(before) = self.latest.borrow().clone() else { return };
                let mut address = Address::read_with_rules(before.setup().rules, query, moves);
                for problem in std::mem::take(&mut address.notes) {
                    self.post_error(&(self.note_text)(&problem));
                }
                if has_language {
                    // One that the game does not have is replaced by that of the browser, as at the start.
                    let (chosen, dispatch) = (address.language, dispatch.clone());
                    language::load(chosen, move |loaded| dispatch.emit(language::action(chosen, loaded)));
                }
                HostRequest::Set(HostSettings::of(address, &before))
            }
            _ => return,
        };
        let latest = self.latest.borrow().clone();
        if let Some(refusal) = latest.as_ref().and_then(|state| state.refusal(&request)) {
            return self.post_error(&refusal.to_string());
        }
        let action = GameAction::from(LazyAction::Host(request));
        self.latest.replace(latest.map(|state| state.reduce(action.clone())));
        dispatch.emit(action);
    }

    /// Reports a change to the host page, without a `move` for moves that the host page requested.
    fn report(&self, state: &GameState, problems: &[Note]) {
        self.latest.replace(Some(Rc::new(state.clone())));
        let before = self.reported.replace(Some(state.clone()));
        let Some(before) = before else {
            self.post("ready", &[("state", describe(state))]);
            return problems.iter().for_each(|problem| self.post_error(&(self.note_text)(problem)));
        };
        if before.revision() == state.revision() {
            return;
        }
        self.post("state", &[("state", describe(state))]);
        if !state.is_just_played() || state.is_by_host() {
            return;
        }
        let (game, moves) = (state.game(), ("moves", moves(state.game())));
        if let Some(square) = game.last_move() {
            let mark = !state.position().turn();
            let by = if matches!(state.setup().player(mark), Player::Computer(_)) { "computer" } else { "person" };
            let square = square.to_string().into();
            self.post("move", &[("square", square), ("mark", mark.name().into()), ("by", by.into()), moves.clone()]);
        }
        if let Some(outcome) = state.position().outcome() {
            self.post("end", &[("outcome", name(outcome)), ("line", line(outcome)), moves]);
        }
    }

    fn post_error(&self, message: &str) {
        self.post("error", &[("message", message.into())]);
    }

    fn post(&self, kind: &str, parts: &[(&str, JsValue)]) {
        let message = object(parts);
        let head = [(NAME, VERSION.into()), ("type", kind.into())];
        head.iter().for_each(|(name, value)| set(&message, name, value));
        // A closed host page needs no message.
        let _ = self.window.post_message(&message, "*");
    }
}

/// Moves the focus to the tab stop of the board.
fn focus_board() {
    let square = gloo_utils::document().query_selector("[data-square][tabindex='0']").ok().flatten();
    if let Some(square) = square.and_then(|square| square.dyn_into::<HtmlElement>().ok()) {
        // A visible button accepts the focus.
        let _ = square.focus();
    }
}

/// Describes the position for the host page.
fn describe(state: &GameState) -> JsValue {
    let outcome = state.position().outcome();
    let turn = match outcome {
        None => state.position().turn().name().into(),
        Some(_) => JsValue::NULL,
    };
    let parts = [
        ("moves", moves(state.game())),
        ("turn", turn),
        ("outcome", outcome.map_or(JsValue::NULL, name)),
        ("line", outcome.map_or_else(|| Array::new().into(), line)),
    ];
    object(&parts).into()
}

/// Returns the moves up to the shown position.
fn moves(game: &Game) -> JsValue {
    notation::Moves(game.shown_moves()).to_string().into()
}

/// Returns the name of the winner, or `draw`.
fn name(outcome: Outcome) -> JsValue {
    outcome.winner().map_or("draw", Mark::name).into()
}

/// Returns the squares of the completed line; none for a draw.
fn line(outcome: Outcome) -> JsValue {
    let squares = Array::new();
    if let Outcome::Won { line, .. } = outcome {
        for square in line.iter() {
            squares.push(&square.to_string().into());
        }
    }
    squares.into()
}

/// Creates a plain object.
fn object(parts: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    parts.iter().for_each(|(name, value)| set(&object, name, value));
    object
}
