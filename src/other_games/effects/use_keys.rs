//! The keys that choose the mark to place, and that close help and the look back.

use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};
use yew::prelude::*;

use crate::browser::use_window_event::use_window_event;
use crate::other_games::msg::Msg;
use crate::state::{CoachTool, GameAction, GameState};
use engine::Mark;

/// Lets the keys X and O choose the mark that a press places, and Escape end help or the look back. No key works while a dialog is
/// open. With shortcuts switched off, only Escape works.
#[hook]
pub fn use_keys(state: &GameState, on: &Callback<GameAction>) {
    let on = on.clone();
    let game = state.other_game().filter(|_| state.dialog.is_none());
    let topmost = game.and_then(|game| game.topmost());
    let chooses_mark = game.is_some_and(|game| game.position().chooses_mark()) && !state.preferences.without_shortcuts;
    let kind = topmost.as_ref().map_or(0, |msg| match msg {
        Msg::Go(_) => 1,
        Msg::Toggle(CoachTool::Review) => 2,
        _ => 3,
    });
    let key = game.map(|_| kind << 1 | u32::from(chooses_mark));
    let press = Callback::from(move |event: Event| {
        let event = event.unchecked_ref::<KeyboardEvent>();
        if event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented() {
            return;
        }
        let name = event.key().to_ascii_lowercase();
        let msg = match Mark::from_name(&name).filter(|_| chooses_mark) {
            Some(mark) => Some(Msg::SetMark(mark)),
            None => topmost.clone().filter(|_| name == "escape"),
        };
        msg.into_iter().for_each(|msg| on.emit(msg.into()));
    });
    use_window_event("keydown", key, press);
}
