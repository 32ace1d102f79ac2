//! Scores: static estimates, and beyond them proven wins and losses.
//!
//! ```text
//!   −30,000 … −29,001   proven loss: −30,000 + plies until the line is completed
//!   −19,000 …  19,000   estimate, or a draw
//!    29,001 …  30,000   proven win: 30,000 − plies until the line is completed
//! ```
//!
//! So sooner wins and later losses are better. Within the search, plies count from the root. The transposition table
//! stores proven scores with plies from the node, because transpositions reach a position at different plies.

/// The score of a completed line.
const WON: i32 = 30_000;

/// The bound of proven scores: no game has more than 400 marks.
const PROVEN: i32 = WON - 1_000;

/// The bound of estimates.
const MAX_ESTIMATE: i32 = 19_000;

/// The contempt: by how much a draw is worse than an even game for the side at the root. It avoids early draws against
/// an opponent that may err. A line that lacks one mark is worth more.
const CONTEMPT: i32 = 100;

/// More than any score.
pub const INFINITE: i32 = WON + 1;

/// The score of the side that completes a line after this number of plies from the root.
pub const fn win_after(plies: usize) -> i32 {
    WON - plies as i32
}

/// The score of the other side.
pub const fn loss_after(plies: usize) -> i32 {
    -win_after(plies)
}

/// The score of a draw for the side to move, which is the side at the root or the other one.
pub const fn draw(is_root_side: bool) -> i32 {
    if is_root_side { -CONTEMPT } else { CONTEMPT }
}

/// Returns whether the score is a proven win or loss.
pub const fn is_proven(score: i32) -> bool {
    score.abs() > PROVEN
}

/// The number of plies until a proven win or loss.
pub const fn plies_until(score: i32) -> u16 {
    let plies = WON - score.abs();
    // No game is longer than 400 plies.
    if plies < 0 { 0 } else { plies as u16 }
}

/// Limits an estimate, so that it is never taken for a proven score.
pub fn estimate(score: i32) -> i32 {
    score.clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
}

/// The score of a node with omitted moves. If all searched moves lose, the omitted ones may not: the node gets its
/// static estimate.
pub const fn with_omitted_moves(score: i32, estimate: i32) -> i32 {
    if score < -PROVEN { estimate } else { score }
}

/// The score to show after two successive depths: the mean of two estimates, because the side that makes the last move of a
/// line looks better than it is (odd–even effect).
pub const fn mean_of_depths(previous: i32, score: i32) -> i32 {
    if is_proven(previous) || is_proven(score) { score } else { i32::midpoint(previous, score) }
}

/// Converts the score of a node at this ply for the table: proven scores count plies from the node instead of the root.
pub const fn to_table(score: i32, ply: usize) -> i32 {
    if is_proven(score) { score + score.signum() * ply as i32 } else { score }
}

/// Converts a score from the table for a node at this ply, the inverse of [`to_table`].
pub const fn from_table(score: i32, ply: usize) -> i32 {
    if is_proven(score) { score - score.signum() * ply as i32 } else { score }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sooner_wins_and_later_losses_are_better_and_no_estimate_is_proven() {
        for plies in 0..=400 {
            assert!(win_after(plies) > win_after(plies + 1) && loss_after(plies) == -win_after(plies));
            for score in [win_after(plies), loss_after(plies)] {
                assert!(is_proven(score) && score.abs() < INFINITE);
                assert_eq!(usize::from(plies_until(score)), plies);
            }
        }
        for score in [i32::MIN, -40_000, -19_001, 19_001, 40_000, i32::MAX] {
            assert_eq!(estimate(score), 19_000 * score.signum());
        }
        assert!((-19_000..=19_000).all(|score| estimate(score) == score && !is_proven(score)));
    }

    #[test]
    fn proven_scores_are_not_averaged_and_losses_with_omitted_moves_not_proven() {
        assert_eq!([(70, -30), (-30, 71)].map(|(previous, score)| mean_of_depths(previous, score)), [20, 20]);
        for (previous, score) in [(70, win_after(3)), (loss_after(2), -30)] {
            assert_eq!(mean_of_depths(previous, score), score);
        }
        assert!([2, 4, 400].into_iter().all(|plies| with_omitted_moves(loss_after(plies), 70) == 70));
        assert!([-19_000, 0, 19_000, win_after(3)].into_iter().all(|score| with_omitted_moves(score, 70) == score));
    }

    #[test]
    fn proven_scores_count_plies_from_the_node() {
        assert_eq!((to_table(19_000, 7), from_table(-19_000, 7)), (19_000, -19_000));
        for (root, node) in [(win_after(8), win_after(1)), (loss_after(20), loss_after(13))] {
            assert_eq!((to_table(root, 7), from_table(node, 7)), (node, root));
        }
    }
}
