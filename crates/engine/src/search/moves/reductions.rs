//! Late-move reductions: by how many plies the search of unlikely moves is shallower.

/// The depths and the numbers of moves for which reductions are tabulated. Beyond, the last one counts.
const TABLE: usize = 32;

/// Late-move reductions by depth and number of the move.
pub struct Reductions(Box<[[u8; TABLE]; TABLE]>);

impl Reductions {
    /// Creates the table: the reduction grows with the logarithms of both.
    #[expect(clippy::indexing_slicing, reason = "both indices come from the table")]
    pub fn new() -> Self {
        let mut table = Box::new([[0; TABLE]; TABLE]);
        for depth in 1..TABLE {
            for number in 1..TABLE {
                let product = (depth as f32).ln() * (number as f32).ln();
                table[depth][number] = (BASE + product / DIVISOR) as u8;
            }
        }
        Self(table)
    }

    /// The reduction of the move with this number, from 0, at a node of this depth.
    pub fn late_move(&self, depth: i32, number: usize) -> i32 {
        let depth = usize::try_from(depth).unwrap_or_default().min(TABLE - 1);
        let row = self.0.get(depth).and_then(|row| row.get(number.min(TABLE - 1)));
        row.copied().map_or(0, i32::from)
    }
}

/// The constant part of a reduction.
const BASE: f32 = 0.4;

/// The divisor of the product of logarithms.
const DIVISOR: f32 = 1.2;
