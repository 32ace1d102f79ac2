//! The quality of a move in the page.

use crate::engine::coach::MoveQuality;

/// Returns the `data-verdict` attribute, for styles and tests.
pub const fn verdict_name(verdict: MoveQuality) -> &'static str {
    match verdict {
        MoveQuality::Best => "best",
        MoveQuality::Good => "good",
        MoveQuality::Mistake { .. } => "mistake",
        MoveQuality::Lost => "lost",
        MoveQuality::Unclear => "unclear",
    }
}
