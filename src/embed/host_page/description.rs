//! What the messages tell the host page about the game.

use js_sys::{Array, Object};
use wasm_bindgen::JsValue;

use crate::browser::js_value::{get, set};
use crate::other_games::address::{self, name_and_boards};
use crate::other_games::model::OtherGame;
use crate::state::{GameState, Setup};
use engine::other_games::Ending;
use engine::{Game, Mark, Outcome, Square, notation};

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
    if let Some(game) = state.other_game() {
        return describe_other_game(state, game);
    }
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
    object(&[&parts[..], &setup, &[("game", "".into())]].concat()).into()
}

/// Describes a game with other rules and its players. The board is the one in whose place it is shown.
fn describe_other_game(state: &GameState, game: &OtherGame) -> JsValue {
    let (position, setup, players) = (game.position(), state.setup(), game.players());
    let ending = position.ending();
    let turn = if ending.is_none() { position.turn().name().into() } else { JsValue::NULL };
    let (name, boards) = name_and_boards(game.variant());
    let parts = [
        ("moves", address::moves(&game.shown_game()).into()),
        ("turn", turn),
        ("outcome", ending.map_or(JsValue::NULL, name_of_ending)),
        ("line", ending.map_or_else(|| Array::new().into(), line_of_ending)),
        ("game", name.into()),
    ];
    let setup = Setup { opponent: players.opponent, play: players.play, ..setup };
    let setup = setup.pairs().map(|(name, value)| (name, value.into()));
    let boards: Vec<_> = boards.map(|boards| ("boards", boards.into())).into_iter().collect();
    object(&[&parts[..], &setup, &boards].concat()).into()
}

/// Returns the name of the side that won, or `draw`.
pub fn name_of_ending(ending: Ending) -> JsValue {
    match ending {
        Ending::Won { by, .. } => by.name().into(),
        Ending::Full | Ending::Repeated => "draw".into(),
    }
}

/// Returns the squares that decided a game with other rules; none for a draw.
pub fn line_of_ending(ending: Ending) -> JsValue {
    match ending {
        Ending::Won { line, .. } => squares(line.iter()),
        Ending::Full | Ending::Repeated => squares([].into_iter()),
    }
}

fn squares(squares: impl Iterator<Item = Square>) -> JsValue {
    let names = Array::new();
    for square in squares {
        names.push(&square.name().into());
    }
    names.into()
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
    match outcome {
        Outcome::Won { line, .. } => squares(line.iter()),
        Outcome::Drawn => squares([].into_iter()),
    }
}

/// Creates a plain object.
pub fn object(parts: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    parts.iter().for_each(|(name, value)| set(&object, name, value));
    object
}
