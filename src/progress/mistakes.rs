//! The mistakes of a finished game, as statistics and achievements count them.

use crate::state::Setup;
use engine::{Game, Wdl, tablebase};

/// Returns the number of moves by which players at this screen gave a win or a draw away, or `None` on other boards than 3×3.
pub fn mistakes(setup: Setup, game: &Game) -> Option<u32> {
    if [setup.rules.columns(), setup.rules.rows()] != [3, 3] {
        return None;
    }
    let result = |position| tablebase::value(&position).map(Wdl::from);
    let mut before = result(game.start())?;
    let mut mistakes = 0;
    for number in 0..game.moves().len() {
        let after = result(game.position_after(number + 1))?;
        mistakes += u32::from(setup.is_local(game.turn_after(number)) && !after < before);
        before = after;
    }
    Some(mistakes)
}
