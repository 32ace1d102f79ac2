//! Changes of the share dialog.

use super::model::ShareDialog;
use super::result::ShareResult;

/// What happens in the share dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Sharing, copying or saving has ended.
    Ended(ShareResult),
}

impl ShareDialog {
    /// Applies a message.
    pub fn update(&mut self, msg: Msg) {
        let Msg::Ended(result) = msg;
        self.result = Some(result);
    }
}
