//! Texts of the collected games.

use js_sys::{Date, Object};

use super::played::{Kind, Moves, Played};
use crate::browser::js_value::{call, set};
use crate::i18n::Texts;
use crate::other_games::kinds::kind;
use crate::state::GameState;

/// The milliseconds of a day.
const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

impl Texts {
    /// The name of a board or of other rules.
    pub fn kind_of_game(self, of: Kind) -> String {
        match of {
            Kind::Board(rules) => self.rule_of(rules),
            Kind::Other(variant) => self.variant_name(kind(variant).name()).to_owned(),
        }
    }

    /// The board or the rules, and the opponent: `3 × 3 · Medium`.
    pub fn board_and_opponent_of(self, played: &Played) -> String {
        match &played.moves {
            Moves::Board(setup, game) => {
                let (rules, opponent) = (game.rules(), self.opponent_name_on(game.rules(), setup.opponent));
                self.board_and_opponent(rules.columns(), rules.rows(), opponent)
            }
            Moves::Other(players, game) => {
                let name = self.variant_name(kind(game.variant()).name());
                [name, " · ", self.opponent_in(game.position().is_solved(), players.opponent)].concat()
            }
        }
    }

    /// The result and the number of moves: `Won · 7 moves`.
    pub fn result_and_moves_of(self, played: &Played) -> String {
        let result = self.game_result(played.opponent(), played.result);
        [result, " · ", &self.number_of_moves(played.number_of_moves())].concat()
    }
}

/// Returns a day in the language of the page: `Nov 28, 2026`. Empty if the browser cannot write it.
pub fn date(state: &GameState, day: u32) -> String {
    let options = Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeZone", "UTC"), ("numberingSystem", "latn")] {
        set(&options, name, &value.into());
    }
    let tag = state.language.map_or("en", |language| language.tag);
    let date = Date::new_0();
    let written = call(&date, "setTime", &[(f64::from(day) * DAY).into()])
        .and_then(|_| call(&date, "toLocaleDateString", &[tag.into(), options.into()]));
    written.and_then(|text| text.as_string()).unwrap_or_default()
}
