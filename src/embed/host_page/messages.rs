//! The message protocol with the host page.
//!
//! `public/boot/frame.js` answers `style` and `focus`, sends `size`, and begins a game that does not need the lazy part yet: it sends
//! `ready` and keeps other requests until the lazy part asks for them.
//!
//! Each message is a plain object `{ "tic-tac-toe": 1, type, … }`, where 1 is the version of the protocol:
//!
//! | to the game | with | |
//! |---|---|---|
//! | `set` | `query`, `moves` | settings as in an address; others stay as they are |
//! | `style` | names and values | replaces the colors, radius and font of the host page |
//! | `play` | `square`, in wild tic-tac-toe also with the mark: `b2o` | plays for the side to move |
//! | `undo`, `reset`, `focus` | | |
//!
//! | to the host page | with | |
//! |---|---|---|
//! | `ready` | `state`, `title`, `height` | the game accepts messages |
//! | `state` | `state`, `title` | the game or the language has changed, or the moves of `set` are ignored |
//! | `done` | `id`, `state` | the request with this number is executed; without `state` if it is the same |
//! | `move` | `square`, `mark`, `by`, `moves` | a player in the frame moved, or the computer player |
//! | `end` | `outcome`, `line`, `moves` | the move ended the game |
//! | `change` | `state` | the visitor or the computer player has changed the game: a move, undo, a new game, another opponent |
//! | `escape` | | the visitor has pressed Escape, and the game has nothing to close; sent by `public/boot/frame.js` |
//! | `error` | `code`, `message`, `id` | a request is invalid or not allowed |
//! | `size` | `height` | the height that the frame needs, in pixels |
//! | `error` | `code`, `message` | the game has not started or lacks the lazy part: `load-failed`, or after 10 seconds `timeout`, when it may still come; sent by `public/boot.js` |
//!
//! A request with a number, `id`, gets one answer: `done` or `error`. The game ignores other messages and other senders. Any page
//! may embed the game and read its messages, which hold no secrets.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::Object;
use wasm_bindgen::JsValue;
use web_sys::{Event, Window};
use yew::{Callback, Reducible};

use super::description::{describe, height, line, line_of_ending, moves, name, name_of_ending, object, title};
use super::problem::HostProblem;
use super::request::{HostRequest, HostSettings, with_shown_game};
use crate::browser::js_value::{get, set};
use crate::embed;
use crate::i18n::Texts;
use crate::other_games::address;
use crate::other_games::model::OtherGame;
use crate::settings::language_loading;
use crate::share::address::state::Address;
use crate::state::game::setup::Player;
use crate::state::{GameAction, GameState, Note, Setup};
use engine::notation::read_square;
use engine::{Game, Mark, Square};
use records::Link;

/// The key of the protocol's version in a message.
const NAME: &str = "tic-tac-toe";

/// The version of the protocol.
const VERSION: f64 = 1.0;

/// The host page.
pub struct HostPage {
    page: Rc<Page>,
    _listener: EventListener,
}

struct Page {
    window: Window,
    /// The last state reported to the host page; `None` before the message `ready`.
    reported: RefCell<Option<GameState>>,
    /// The state after all requests: the next request may come before Yew renders.
    latest: RefCell<Option<Rc<GameState>>>,
}

impl HostPage {
    /// Listens to the host page until dropped. Returns `None` if the game is not embedded. `told` is the state of which
    /// `public/boot/frame.js` has said that the game is ready.
    pub fn open(told: Option<GameState>, on: &Callback<GameAction>) -> Option<Self> {
        let own = gloo_utils::window();
        let window = own.parent().ok().flatten().filter(|parent| *parent != own)?;
        let page = Rc::new(Page { window, reported: told.into(), latest: RefCell::default() });
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
    /// Executes the request of a message of this protocol from the host page, and answers it if it has a number.
    fn receive(&self, event: &Event, dispatch: &Callback<GameAction>) {
        let (Some(data), Some(source)) = (get(event, "data"), get(event, "source")) else { return };
        let is_from_host = Object::is(&source, &self.window);
        if !is_from_host || get(&data, NAME) != Some(VERSION.into()) {
            return;
        }
        let id = get(&data, "id").filter(|id| id.as_f64().is_some());
        match (self.execute(&data, dispatch), id) {
            (Some(Err(problem)), id) => self.post_problem(&problem, id),
            (Some(Ok(())), Some(id)) => {
                let state = self.latest.borrow().as_deref().map_or(JsValue::NULL, describe);
                self.post("done", &[("id", id), ("state", state)]);
            }
            (Some(Ok(())) | None, _) => {}
        }
    }

    /// Executes a request. Returns `None` for an unknown one, or if the game is not ready.
    fn execute(&self, data: &JsValue, dispatch: &Callback<GameAction>) -> Option<Result<(), HostProblem>> {
        let text = |name: &str| get(data, name)?.as_string();
        let latest = self.latest.borrow().clone()?;
        let request = match text("type")?.as_str() {
            "undo" => HostRequest::Undo,
            "reset" => HostRequest::Reset,
            "play" => match read_move(&text("square")?) {
                Some((square, mark)) if mark.is_none() || latest.chooses_mark() => HostRequest::Play(square, mark),
                _ => return Some(Err(HostProblem::NotASquare)),
            },
            "set" => HostRequest::Set(self.read_settings(&latest, text("query"), text("moves"), dispatch)),
            _ => return None,
        };
        if let Some(problem) = latest.refusal(&request) {
            return Some(Err(problem));
        }
        let action = GameAction::from(embed::Msg::Host(request));
        self.latest.replace(Some(latest.reduce(action.clone())));
        dispatch.emit(action);
        Some(Ok(()))
    }

    /// Reads settings, reports their problems, and loads another language.
    fn read_settings(
        &self,
        before: &GameState,
        query: Option<String>,
        moves: Option<String>,
        dispatch: &Callback<GameAction>,
    ) -> HostSettings {
        let Link { query, .. } = Link::of_address(&format!("?{}", query.unwrap_or_default()));
        let query = with_shown_game(query, before);
        let moves: Vec<_> = moves.map(|moves| ("moves".to_owned(), moves)).into_iter().collect();
        let (has_language, has_moves) = (query.iter().any(|(name, _)| name == "lang"), !moves.is_empty());
        let mut address = Address::read_with_rules(before.setup().rules, query, moves);
        let illegal = address.other_game.as_ref().and_then(|linked| linked.read().1);
        address.notes.extend(illegal);
        self.post_problems(&address.notes);
        if has_language {
            // One that the game does not have is replaced by that of the browser, as at the start.
            let (chosen, dispatch) = (address.page.language, dispatch.clone());
            language_loading::load(chosen, move |loaded| dispatch.emit(language_loading::action(chosen, loaded)));
        }
        let settings = HostSettings::of(address, before);
        let has_game = settings.other_game.as_ref().map_or(settings.game.is_some(), |other| other.game.is_some());
        if has_moves && !has_game {
            self.post_state(before);
        }
        settings
    }

    /// Reports a change to the host page, without a `move` for moves that the host page requested.
    fn report(&self, state: &GameState, problems: &[Note]) {
        let is_first = self.latest.replace(Some(Rc::new(state.clone()))).is_none();
        let before = self.reported.replace(Some(state.clone()));
        match before {
            Some(before) => self.report_change(&before, state),
            None => self.post("ready", &[("state", describe(state)), ("title", title()), ("height", height())]),
        }
        if is_first {
            self.post_problems(problems);
            ask_for_messages();
        }
    }

    /// Reports the moves since an earlier state, or another change.
    fn report_change(&self, before: &GameState, state: &GameState) {
        let is_changed = state.has_changed_since(before);
        if is_changed || before.language != state.language {
            self.post_state(state);
        }
        if !is_changed || state.shown.is_by_host {
            return;
        }
        match state.other_game() {
            Some(game) if game.is_just_played() => self.report_moves_of_other_game(before, game),
            None if state.shown.is_just_played => self.report_moves(before, state),
            _ => {}
        }
        self.post("change", &[("state", describe(state))]);
    }

    /// Reports the moves since an earlier state: several, if the game began without the lazy part.
    fn report_moves(&self, before: &GameState, state: &GameState) {
        let (game, earlier) = (state.game(), before.game());
        let last = game.cursor();
        let first = if game.moves().starts_with(earlier.moves()) { last.min(earlier.cursor() + 1) } else { last };
        for count in first..=last {
            let mut shown = game.clone();
            shown.jump(count);
            self.report_move(state.setup(), &shown);
        }
    }

    /// Reports the last shown move of a game, and the end of the game.
    fn report_move(&self, setup: Setup, game: &Game) {
        let (position, moves) = (game.position(), ("moves", moves(game)));
        if let Some(square) = game.last_move() {
            let mark = !position.turn();
            let by = if matches!(setup.player(mark), Player::Computer(_)) { "computer" } else { "person" };
            let square = square.name().into();
            self.post("move", &[("square", square), ("mark", mark.name().into()), ("by", by.into()), moves.clone()]);
        }
        if let Some(outcome) = position.outcome() {
            self.post("end", &[("outcome", name(outcome)), ("line", line(outcome)), moves]);
        }
    }

    /// Reports the moves of a game with other rules since an earlier state, and its end.
    fn report_moves_of_other_game(&self, before: &GameState, game: &OtherGame) {
        let last = game.cursor();
        let earlier = before.other_game().filter(|earlier| {
            earlier.variant() == game.variant() && game.moves().starts_with(earlier.shown_game().moves())
        });
        let first = earlier.map_or(last, |earlier| last.min(earlier.cursor() + 1));
        for count in first..=last {
            let shown = game.game().until(count);
            let moves = ("moves", address::moves(&shown).into());
            if let Some(played) = shown.moves().last() {
                let is_by_computer = matches!(game.player_of_move(count - 1), Player::Computer(_));
                let by = if is_by_computer { "computer" } else { "person" };
                let (square, mark) = (played.square.name().into(), played.mark.name().into());
                self.post("move", &[("square", square), ("mark", mark), ("by", by.into()), moves.clone()]);
            }
            if let Some(ending) = shown.position().ending() {
                let (outcome, line) = (name_of_ending(ending), line_of_ending(ending));
                self.post("end", &[("outcome", outcome), ("line", line), moves]);
            }
        }
    }

    fn post_state(&self, state: &GameState) {
        self.post("state", &[("state", describe(state)), ("title", title())]);
    }

    fn post_problems(&self, notes: &[Note]) {
        // For developers, in English.
        for note in notes {
            if let Some(problem) = Texts::ENGLISH.setting_problem(note) {
                self.post_problem(&HostProblem::with_setting(note, problem), None);
            }
        }
    }

    /// Reports a problem, of the request with this number if it has one.
    fn post_problem(&self, problem: &HostProblem, id: Option<JsValue>) {
        let parts = [("code", problem.code().into()), ("message", problem.message().into())];
        let parts: Vec<_> = parts.into_iter().chain(id.map(|id| ("id", id))).collect();
        self.post("error", &parts);
    }

    fn post(&self, kind: &str, parts: &[(&str, JsValue)]) {
        let message = object(parts);
        let head = [(NAME, VERSION.into()), ("type", kind.into())];
        head.iter().for_each(|(name, value)| set(&message, name, value));
        // A closed host page needs no message.
        let _ = self.window.post_message(&message, "*");
    }
}

/// Reads a square, which a mark may follow.
fn read_move(text: &str) -> Option<(Square, Option<Mark>)> {
    let (square, rest) = read_square(text)?;
    let mut letters = rest.chars();
    let mark = letters.next();
    let is_whole = letters.next().is_none() && mark.is_none_or(|letter| Mark::from_letter(letter).is_some());
    is_whole.then(|| (square, mark.and_then(Mark::from_letter)))
}

/// Asks `public/boot/frame.js` for the messages that have come before the page listened.
fn ask_for_messages() {
    // Dispatching a new event cannot fail.
    let _ = Event::new("messagesasked").and_then(|event| gloo_utils::window().dispatch_event(&event));
}
