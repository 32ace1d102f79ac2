//! Scores: estimates, and beyond them proved wins and losses by how soon they come.

/// The score of a win that is there already. One mark later it is one less.
const WON: i32 = 30_000;

/// From here on a win is proved: no game has more than 225 marks.
const PROVED: i32 = WON - 1_000;

/// The most that an estimate says.
const SURE: i32 = 19_000;

/// More than any score.
pub const INFINITE: i32 = WON + 1;

/// The score of the side that completes a line after so many marks from the root.
pub const fn win_after(marks: usize) -> i32 {
    WON - marks as i32
}

/// The same for the other side.
pub const fn loss_after(marks: usize) -> i32 {
    -win_after(marks)
}

/// Whether a win or a loss is proved.
pub const fn is_proved(score: i32) -> bool {
    score.abs() > PROVED
}

/// After how many marks a proved win or loss comes.
pub const fn marks_until(score: i32) -> u8 {
    let marks = WON - score.abs();
    // No game is longer than 225 marks.
    if marks < 0 { 0 } else { marks as u8 }
}

/// An estimate within its bounds, apart from all that is proved.
pub fn estimate(score: i32) -> i32 {
    score.clamp(-SURE, SURE)
}

/// The score of a node of which not all moves were tried. That all of those tried lose proves nothing about the others, so
/// that the node is worth no more and no less than its static estimate.
pub const fn without_some_moves(score: i32, estimate: i32) -> i32 {
    if score < -PROVED { estimate } else { score }
}

/// A score as it is kept for a node, whatever the number of marks from the root to it.
pub const fn from_node(score: i32, ply: usize) -> i32 {
    if is_proved(score) { score + score.signum() * ply as i32 } else { score }
}

/// What was kept, seen again from the root.
pub const fn from_root(score: i32, ply: usize) -> i32 {
    if is_proved(score) { score - score.signum() * ply as i32 } else { score }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sooner_wins_and_later_losses_are_better() {
        for marks in 0..=225 {
            assert!(win_after(marks) > win_after(marks + 1) && loss_after(marks) < loss_after(marks + 1));
            assert_eq!(loss_after(marks), -win_after(marks));
            for score in [win_after(marks), loss_after(marks)] {
                assert!(is_proved(score) && score.abs() < INFINITE);
                assert_eq!(usize::from(marks_until(score)), marks);
            }
        }
    }

    #[test]
    fn estimates_are_never_proved() {
        for score in [i32::MIN, -40_000, -20_000, -19_001, 19_001, 20_000, 40_000, i32::MAX] {
            assert_eq!(estimate(score), 19_000 * score.signum());
        }
        for score in -19_000..=19_000 {
            assert_eq!((estimate(score), is_proved(score)), (score, false));
        }
        assert!(!is_proved(29_000) && is_proved(29_001) && !is_proved(-29_000) && is_proved(-29_001));
        assert_eq!([30_001, 30_000, 29_999, -29_990].map(marks_until), [0, 0, 1, 10]);
    }

    #[test]
    fn loss_without_some_moves_is_an_estimate() {
        for marks in [2, 4, 225] {
            assert_eq!(without_some_moves(loss_after(marks), 70), 70);
        }
        for score in [-19_000, 0, 19_000, win_after(3)] {
            assert_eq!(without_some_moves(score, 70), score);
        }
    }

    #[test]
    fn proved_scores_count_marks_from_the_node() {
        for score in [-19_000, -1, 0, 1, 19_000] {
            assert_eq!((from_node(score, 7), from_root(score, 7)), (score, score));
        }
        for marks in 8..20 {
            assert_eq!(from_node(win_after(marks), 7), win_after(marks - 7));
            assert_eq!(from_node(loss_after(marks), 7), loss_after(marks - 7));
            assert_eq!(from_root(win_after(marks), 7), win_after(marks + 7));
            assert_eq!(from_root(loss_after(marks), 7), loss_after(marks + 7));
        }
    }
}
