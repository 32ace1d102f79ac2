//! The share dialog.

use super::result::ShareResult;

/// The open share dialog.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShareDialog {
    /// The result of the last attempt.
    pub result: Option<ShareResult>,
}
