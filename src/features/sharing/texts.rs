//! Texts of sharing.

use super::result::ShareResult;
use crate::i18n::choice;

impl From<&ShareResult> for choice::Shared {
    fn from(result: &ShareResult) -> Self {
        match result {
            ShareResult::Shared => Self::Shared,
            ShareResult::Copied => Self::Copied,
            ShareResult::Saved => Self::Saved,
            ShareResult::Refused(_) => Self::Refused,
        }
    }
}
