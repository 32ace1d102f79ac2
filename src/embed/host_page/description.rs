//! What the messages tell the host page about the game.

use js_sys::{Array, Object};
use wasm_bindgen::JsValue;

use crate::browser::js_value::{get, set};
use crate::state::GameState;
use engine::{Game, Mark, Outcome, notation};

/// Returns the title of the game in its language.
pub fn title() -> JsValue {
    get(&gloo_utils::document(), "title").unwrap_or_default()
}

/// Returns the height of the game in pixels. The last message `size` may be about the page before the game.
pub fn height() -> JsValue {
    let app = gloo_utils::document().query_selector("#app").ok().flatten();
    app.and_then(|app| get(&app, "offsetHeight")).unwrap_or_default()
}

/// Describes position, rules and players for the host page.
pub fn describe(state: &GameState) -> JsValue {
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
    let setup = state.setup().pairs().map(|(name, value)| (name, value.into()));
    object(&[&parts[..], &setup].concat()).into()
}

/// Returns the moves up to the shown position.
pub fn moves(game: &Game) -> JsValue {
    notation::write_moves(game.shown_moves()).into()
}

/// Returns the name of the winner, or `draw`.
pub fn name(outcome: Outcome) -> JsValue {
    outcome.winner().map_or("draw", Mark::name).into()
}

/// Returns the squares of the completed line; none for a draw.
pub fn line(outcome: Outcome) -> JsValue {
    let squares = Array::new();
    if let Outcome::Won { line, .. } = outcome {
        for square in line.iter() {
            squares.push(&square.name().into());
        }
    }
    squares.into()
}

/// Creates a plain object.
pub fn object(parts: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    parts.iter().for_each(|(name, value)| set(&object, name, value));
    object
}
