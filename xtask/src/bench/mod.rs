//! `cargo xtask bench`: measuring.
//!
//! What is measured natively and in Chromium is one file in `benches/` for both, compiled with the same profile.

mod bars;
mod checked;
mod games;
mod ladder;
mod page;
mod places;
mod proofs;
mod replies;
mod solved;
mod speed;

use std::num::NonZeroU16;

use anyhow::Result;

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bench {
    /// How long the computer takes to reply on 3 × 3.
    Replies,
    /// How long a press takes until it is seen in the published page, and what Lighthouse says of that.
    Page,
    /// How long the exact solver takes, beside another one, and how fast the search for large boards is.
    Games {
        /// Whether the games that take longer than a test may are proved as well, and how many minutes each may take.
        long: Option<NonZeroU16>,
    },
    /// How often each computer player wins against the one below.
    Ladder,
}

impl Bench {
    /// What is measured unless something is named.
    pub const USUAL: [Self; 2] = [Self::Replies, Self::Page];
}

/// Measures and prints a table.
///
/// # Errors
///
/// When a run fails, or two runs measure different things.
pub fn bench(what: Bench) -> Result<()> {
    match what {
        Bench::Replies => replies::bench(),
        Bench::Page => page::bench(),
        Bench::Games { long } => games::bench(long),
        Bench::Ladder => ladder::bench(),
    }
}
