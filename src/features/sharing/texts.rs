//! Texts of sharing.

use super::result::{Copied, ShareResult};
use crate::i18n::choice;

impl From<&ShareResult> for choice::Shared {
    fn from(result: &ShareResult) -> Self {
        match result {
            ShareResult::Shared => Self::Shared,
            ShareResult::Copied(Copied::Link) => Self::Link,
            ShareResult::Copied(Copied::Game) => Self::Game,
            ShareResult::Copied(Copied::Code) => Self::Code,
            ShareResult::Copied(Copied::Result) => Self::Result,
            ShareResult::Saved => Self::Saved,
            ShareResult::Refused(_) => Self::Refused,
        }
    }
}
