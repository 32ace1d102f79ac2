//! **Easy** makes mistakes that a child can punish.
//!
//! On normal 3×3 it plays as [Random](super::random). On other boards it pays attention to two moves of three. The rules:
//!
//! 1. If attentive: complete a line, or else block one.
//! 2. Build any open line beside marks, which the seed selects. Take a free square of it beside a mark.
//! 3. Take any free square.
//!
//! In misère, the first rule is: if attentive, complete no line while that can be avoided. Otherwise Easy builds lines there as
//! well, which is its mistake.

use super::seeded_random::{Draw, drawn};
use super::{Choice, medium};
use engine::{Objective, Position};

pub(super) fn choice_on_other_boards(position: &Position, seed: u64) -> Choice {
    let is_attentive = drawn(3, position, seed, Draw::Attention) > 0;
    let attentive = match position.rules().objective() {
        _ if !is_attentive => None,
        Objective::Normal => Choice::win_or_block(position),
        Objective::Misere => Some(Choice::avoid_line(position)),
    };
    attentive.or_else(|| medium::build_line(position, seed, false)).unwrap_or_else(|| Choice::any_free(position))
}
