//! What most tests use.

pub use serde_json::{Value, json};
pub use thirtyfour::prelude::*;

pub use crate::browsers::engine::Engine;
pub use crate::harness::{Page, dist};
pub use crate::programs::{self, copy_of_dist, temp_dir};
pub use crate::{browser_test, test_run};
