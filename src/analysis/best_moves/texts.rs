//! Texts of variations.

use crate::i18n::Texts;
use crate::i18n::formats::moves_of_one_side;
use crate::state::GameState;
use engine::{Evaluation, Variation, Variations, winning_chance};

impl Texts {
    /// What a variation of the shown position is worth for the side to move: the result or, unless it is proven, the chance.
    #[must_use]
    pub fn worth(self, state: &GameState, variation: &Variation) -> String {
        let analyzed = variation.moves.first().map(|first| state.analyses().of_move(&state.position(), *first));
        match analyzed.filter(|value| value.wdl().is_some()).unwrap_or(variation.evaluation) {
            Evaluation::Estimate(estimate) => self.percent(winning_chance(estimate)),
            value => self.value(value),
        }
    }

    /// What the variations of the shown position say together: the result, or for whom the chances are, and how far the search
    /// looked ahead. The headline of a finished game says how it ended.
    #[must_use]
    pub fn variations_caption(self, state: &GameState, found: &Variations) -> String {
        let position = state.position();
        if position.outcome().is_some() {
            return String::new();
        }
        let turn = position.turn();
        let value = state.analyses().of(&position).evaluation;
        if value.wdl().is_some() {
            return self.position_value(value, turn);
        }
        match found.best.first() {
            Some(best) if best.evaluation.wdl().is_none() => {
                self.chances_ahead(turn.letter(), moves_of_one_side(found.depth))
            }
            Some(best) => self.position_value(best.evaluation, turn),
            None => self.not_analyzed().to_owned(),
        }
    }
}
