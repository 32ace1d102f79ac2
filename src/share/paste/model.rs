//! The dialog that opens a pasted game.

use records::{FirstRow, RecordError};

/// The open dialog. The field keeps its text by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paste {
    /// Where the player says that row 1 of the text is.
    pub first_row: FirstRow,
    /// The error of the last attempt.
    pub error: Option<RecordError>,
}

impl Default for Paste {
    /// The dialog when it opens.
    fn default() -> Self {
        Self { first_row: FirstRow::Top, error: None }
    }
}
