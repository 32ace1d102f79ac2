//! What most tests use.

pub use serde_json::{Value, json};
pub use thirtyfour::prelude::*;

pub use crate::browsers::engine::Engine;
pub use crate::harness::{Page, dist};
pub use crate::{TempDir, browser_test, programs, test_run};
