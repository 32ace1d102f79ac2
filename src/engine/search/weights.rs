//! What a line is worth to the side that alone has marks on it.

/// How far a line is from being completed, and its worth, in one number that can be added up over many lines:
///
/// ```text
///   bits 0–7      lines that lack one mark
///   bits 8–15     lines that lack two
///   bits 16–23    lines that lack three
///   bits 24–31    lines that lack four
///   bits 32–63    their worth and that of all others
/// ```
///
/// No more than 32 lines go through a cell, so that no part ever runs over into the next.
pub type Sum = u64;

/// What a line with so many marks of one side adds to the [`Sum`] of each of its cells. A completed line adds nothing,
/// because it ends the game.
pub const fn part(marks: u8, in_a_row: u8) -> Sum {
    let lacking = in_a_row.saturating_sub(marks);
    let count = match lacking {
        1..=4 => 1 << (8 * (lacking - 1)),
        _ => 0,
    };
    count | (worth(marks, in_a_row) as Sum) << 32
}

/// The worth of a line that lacks one mark, the unit of the scale on which estimates become chances.
pub const LACKING_ONE: u16 = 160;

/// The worth of a line. An empty one is worth a little to both sides: whatever is on no such line is worth nothing.
///
/// Found by play against itself. A line that lacks two is usually one of three that an open row makes, so that it counts
/// three times.
pub const fn worth(marks: u8, in_a_row: u8) -> u32 {
    match (in_a_row.saturating_sub(marks), marks) {
        (0, _) => 0,
        (_, 0) => 1,
        (1, _) => LACKING_ONE as u32,
        (2, _) => 64,
        (3, _) => 18,
        (4, _) => 6,
        (5, _) => 3,
        _ => 2,
    }
}

/// The bits of the lines that lack one mark or two.
pub const NEAR: Sum = 0xffff;

/// Whether a line that lacks one mark is in the sum.
pub const fn completes(sum: Sum) -> bool {
    sum & 0xff != 0
}

/// How many lines that lack two marks are in the sum.
pub const fn lacking_two(sum: Sum) -> u8 {
    (sum >> 8) as u8
}

/// The worth of all lines in the sum.
pub const fn worth_of(sum: Sum) -> u32 {
    (sum >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sum_counts_lines_by_the_marks_they_lack() {
        for in_a_row in 2..=15 {
            for marks in 0..=in_a_row {
                let sum = 32 * part(marks, in_a_row);
                let lacking = in_a_row - marks;
                let counts = [sum, sum >> 8, sum >> 16, sum >> 24].map(|count| count & 0xff);
                assert_eq!(counts, [1, 2, 3, 4].map(|number| if lacking == number { 32 } else { 0 }));
                assert_eq!((completes(sum), sum & NEAR != 0), (lacking == 1, lacking == 1 || lacking == 2));
                assert_eq!(lacking_two(sum), if lacking == 2 { 32 } else { 0 });
                assert_eq!(worth_of(sum), 32 * worth(marks, in_a_row));
            }
        }
    }

    #[test]
    fn worth_grows_with_the_marks() {
        assert_eq!([0, 1, 2, 3, 4, 5].map(|marks| worth(marks, 5)), [1, 6, 18, 64, 160, 0]);
        assert_eq!([0, 1, 2, 3].map(|marks| worth(marks, 8)), [1, 2, 2, 3]);
    }
}
