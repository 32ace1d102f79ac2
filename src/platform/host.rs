//! The page that the game is embedded in: what it asks for, and what it is told.
//!
//! Both sides send plain objects, each with the version of this protocol under the name of the game, and its type:
//!
//! | to the game | with | |
//! |---|---|---|
//! | `set` | `query`, `moves` | settings in the form of an address; what is left out stays as it is |
//! | `play` | `square` | plays for the side to move |
//! | `undo`, `reset`, `focus` | | |
//!
//! | to the page | with | |
//! |---|---|---|
//! | `ready`, `state` | `state` | the game can be asked for something; the position has changed |
//! | `move` | `square`, `mark`, `by`, `moves` | somebody in the frame played |
//! | `end` | `outcome`, `line`, `moves` | and ended the game with that |
//! | `error` | `message` | something that was asked for makes no sense, or cannot be done |
//! | `size` | `height` | how high the frame has to be, in pixels; `public/boot.js` says it |
//!
//! What is not such an object, or does not come from the page right around the game, is ignored without an answer. The
//! answers may be read by any page, because every page may embed the game and nothing in them is secret.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, HtmlElement, Window};
use yew::{Callback, Reducible};

use super::address;
use super::outside::Follow;
use crate::engine::{Game, Mark, Outcome, notation};
use crate::state::setup::Player;
use crate::state::{Address, GameAction, GameState, HostRequest, HostSettings, MIND, Note};

/// The name under which every message carries the protocol's version.
const NAME: &str = "tic-tac-toe";

/// The version of the protocol.
const VERSION: f64 = 1.0;

/// How a note reads.
pub type Say = fn(&Note) -> String;

/// The page around the game.
struct HostPage {
    window: Window,
    /// What the page was told of last; nothing until it was told that the game is there.
    told: RefCell<Option<GameState>>,
    /// The state with what the page has asked for since: its next request may come before the state is shown.
    known: RefCell<Option<Rc<GameState>>>,
}

/// Begins to listen to the page around the game. What this returns tells it of the state, at first that the game is there
/// and what was wrong with the address; everything ends when it is dropped. There is nothing to follow where no page is
/// around the game.
#[must_use]
pub fn open(problems: Vec<Note>, say: Say, dispatch: &Callback<GameAction>) -> Option<Follow> {
    let own = gloo_utils::window();
    let window = own.parent().ok().flatten().filter(|parent| *parent != own)?;
    let page = Rc::new(HostPage { window, told: RefCell::default(), known: RefCell::default() });
    let listener = {
        let (page, dispatch) = (page.clone(), dispatch.clone());
        EventListener::new(&own, "message", move |event| page.hear(event, say, &dispatch))
    };
    Some(Box::new(move |state| {
        // It is heard as long as this is kept.
        let _ = &listener;
        page.tell(state, &problems, say);
    }))
}

impl HostPage {
    /// Does what a message asks for, if it is one of this protocol and comes from the right page.
    fn hear(&self, event: &Event, say: Say, dispatch: &Callback<GameAction>) {
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
                Some(Err(_)) => return self.complain("there is no such square"),
                None => return,
            },
            Some("set") => {
                let query = address::pairs(&text("query").unwrap_or_default());
                let moves = text("moves").map(|moves| ("moves".to_owned(), moves));
                let Some(before) = self.known.borrow().clone() else { return };
                let mut address = Address::read_over(before.setup().rules, query, moves);
                for problem in std::mem::take(&mut address.notes) {
                    self.complain(&say(&problem));
                }
                HostRequest::Set(HostSettings::of(address, &before))
            }
            _ => return,
        };
        let known = self.known.borrow().clone();
        if let Some(refusal) = known.as_ref().and_then(|state| state.refusal(&request)) {
            return self.complain(&refusal.to_string());
        }
        let action = GameAction::Host(request.into());
        self.known.replace(known.map(|state| state.reduce(action.clone())));
        dispatch.emit(action);
    }

    /// Tells what has changed. What the page itself asked for is no news to it, but it learns of the position.
    fn tell(&self, state: &GameState, problems: &[Note], say: Say) {
        // The first state is from before the lazy part taught it to apply requests.
        let known = Rc::new(state.clone()).reduce(GameAction::Teach(&MIND));
        self.known.replace(Some(known));
        let before = self.told.replace(Some(state.clone()));
        let Some(before) = before else {
            self.post("ready", &[("state", describe(state))]);
            return problems.iter().for_each(|problem| self.complain(&say(problem)));
        };
        if before.is_same_moment(state) {
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

    fn complain(&self, message: &str) {
        self.post("error", &[("message", message.into())]);
    }

    fn post(&self, kind: &str, parts: &[(&str, JsValue)]) {
        let message = object(parts);
        let head = [(NAME, VERSION.into()), ("type", kind.into())];
        head.iter().for_each(|(name, value)| set(&message, name, value));
        // A page that is gone needs no news.
        let _ = self.window.post_message(&message, "*");
    }
}

/// Puts the focus on the square that the tab key would reach.
fn focus_board() {
    let square = gloo_utils::document().query_selector("[data-square][tabindex='0']").ok().flatten();
    if let Some(square) = square.and_then(|square| square.dyn_into::<HtmlElement>().ok()) {
        // A button that is on the screen takes the focus.
        let _ = square.focus();
    }
}

/// The position, for the page around the game.
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

/// The moves up to the shown position.
fn moves(game: &Game) -> JsValue {
    notation::Moves(game.shown_moves()).to_string().into()
}

/// How a game ended: the mark that won, or a draw.
fn name(outcome: Outcome) -> JsValue {
    outcome.winner().map_or("draw", Mark::name).into()
}

/// The squares of the line that ended a game; none for a draw.
fn line(outcome: Outcome) -> JsValue {
    let squares = Array::new();
    if let Outcome::Won { line, .. } = outcome {
        for square in line.iter() {
            squares.push(&square.to_string().into());
        }
    }
    squares.into()
}

/// A property of what may be anything.
fn get(value: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(value, &name.into()).ok()
}

/// A plain object.
fn object(parts: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    parts.iter().for_each(|(name, value)| set(&object, name, value));
    object
}

/// Sets a property of a plain object, which takes any.
fn set(object: &Object, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value);
}
