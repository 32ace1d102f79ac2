//! Hashes of the symmetric images of residual lines.

use crate::mixing::mix;
use crate::solver::bit_board::{BitBoard, MAX_SYMMETRIES};

/// The number of slots, a power of two. The lines of 5×5 with three in a row and their parts are 189 sets, for each of two sides:
/// few of them share a slot.
const SLOTS: usize = 2048;

/// A direct-mapped cache, because the same few lines occur in all positions of a search.
pub struct ImageHashes {
    slots: Vec<Slot>,
}

/// The hashes of the images of a line by the number of the symmetry.
#[derive(Clone, Copy, Default)]
struct Slot {
    line: u64,
    salt: u64,
    hashes: [u64; MAX_SYMMETRIES],
}

impl Default for ImageHashes {
    fn default() -> Self {
        // No line is empty, so that an unused slot is never found.
        Self { slots: vec![Slot::default(); SLOTS] }
    }
}

impl ImageHashes {
    /// Returns the hashes of the images of a line, different for each salt.
    #[expect(clippy::indexing_slicing, reason = "a slot is a remainder by the number of slots")]
    pub fn of(&mut self, board: &BitBoard, line: u64, salt: u64) -> &[u64; MAX_SYMMETRIES] {
        let number = (line ^ salt).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        let slot = &mut self.slots[number as usize % SLOTS];
        if (slot.line, slot.salt) != (line, salt) {
            *slot = Slot { line, salt, hashes: board.images(line).map(|image| mix(image ^ salt)) };
        }
        &slot.hashes
    }
}
