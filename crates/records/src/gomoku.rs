//! The boards of gomoku.

use engine::notation::RulesTextError;
use engine::{Objective, Rules};

/// Returns the rules of a file with a board of this size: five in a row, or as many as fit.
pub fn gomoku(columns: u8, rows: u8) -> Result<Rules, RulesTextError> {
    Rules::new(columns, rows, columns.min(rows).clamp(2, 5), Objective::Normal).map_err(RulesTextError::Rules)
}

/// Returns the usual boards, for texts without a size.
pub fn gomoku_boards() -> impl Iterator<Item = Rules> {
    [15, 19, 20].into_iter().filter_map(|side| gomoku(side, side).ok())
}
