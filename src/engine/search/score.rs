//! Scores: estimates, and beyond them proved wins and losses by how soon they come.

/// The score of a win that is there already. One mark later it is one less.
const WON: i32 = 30_000;

/// From here on a win is proved: no game has more than 225 marks.
const PROVED: i32 = WON - 1_000;

/// The most that an estimate says.
const SURE: i32 = 20_000;

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
    score.clamp(1_000 - SURE, SURE - 1_000)
}

/// The score of a node of which not all moves were tried. That all of those tried lose proves nothing; it is worse than
/// any estimate, and the later the loss the better.
pub const fn without_some_moves(score: i32) -> i32 {
    if score < -PROVED { -SURE + (score + WON) } else { score }
}

/// A score as it is kept for a node, whatever the number of marks from the root to it.
pub const fn from_node(score: i32, ply: usize) -> i32 {
    if is_proved(score) { score + score.signum() * ply as i32 } else { score }
}

/// What was kept, seen again from the root.
pub const fn from_root(score: i32, ply: usize) -> i32 {
    if is_proved(score) { score - score.signum() * ply as i32 } else { score }
}
