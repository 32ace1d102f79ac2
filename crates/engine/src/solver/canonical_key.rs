//! Table keys of two-sided positions, equal for all symmetric images of a position near the root.
//!
//! The key of a position is the least key of its images; certificates are stored in the orientation of that image. A
//! child's fingerprints follow from its parent's by the lines that the move changes. So a child in the table is found
//! without playing the move.

use super::bit_board::{BitBoard, MAX_SYMMETRIES};
use super::fingerprint::{DEFENSE_SALT, Fingerprint};
use super::residual::two_sided::TwoSidedGame;

/// The maximum depth at which images are compared: transpositions to them are rare at greater depths.
pub(super) const MAX_SYMMETRY_DEPTH: u32 = 5;

/// The key of a position, with the fingerprints from which its children's keys follow.
#[derive(Clone, Copy)]
pub(super) struct CanonicalKey {
    pub(super) key: u128,
    /// The symmetry that maps the position to the image with this key.
    pub(super) symmetry: usize,
    /// The fingerprints of the images by the number of the symmetry, as many as are compared.
    images: [Fingerprint; MAX_SYMMETRIES],
}

impl CanonicalKey {
    /// Returns the key of a position after `depth` moves.
    pub(super) fn of(board: &BitBoard, game: &TwoSidedGame, depth: u32) -> Self {
        let count = image_count(board, depth);
        let mut images = [Fingerprint::default(); MAX_SYMMETRIES];
        for (print, symmetry) in images.iter_mut().zip(0..count) {
            let image = |line| board.image(symmetry, line);
            *print = Fingerprint::of(&game.attack, 0, image).and(Fingerprint::of(&game.defense, DEFENSE_SALT, image));
        }
        Self::least(images, count, game.attacker_moves)
    }

    /// Returns the key after one more move, which leads to a position after `depth` moves.
    pub(super) fn after_move(&self, board: &BitBoard, game: &TwoSidedGame, square: u64, depth: u32) -> Self {
        let (own, own_salt, others, others_salt) = if game.attacker_moves {
            (&game.attack, 0, &game.defense, DEFENSE_SALT)
        } else {
            (&game.defense, DEFENSE_SALT, &game.attack, 0)
        };
        let update = own.own_move(square);
        let dead = others.as_slice().iter().copied().filter(|line| line & square != 0).map(|line| (line, others_salt));
        let removed: Vec<(u64, u64)> = dead.chain(update.subsumed().map(|line| (line, own_salt))).collect();
        let change = |print: &mut Fingerprint, image: &dyn Fn(u64) -> u64| {
            for (line, salt) in &removed {
                print.remove(image(*line) ^ salt);
            }
            for line in update.shortened() {
                print.remove(image(line | square) ^ own_salt);
                print.add(image(*line) ^ own_salt);
            }
        };
        let count = image_count(board, depth);
        let mut images = self.images;
        for (print, symmetry) in images.iter_mut().zip(0..count) {
            change(print, &|set| board.image(symmetry, set));
        }
        Self::least(images, count, !game.attacker_moves)
    }

    fn least(images: [Fingerprint; MAX_SYMMETRIES], count: usize, attacker_moves: bool) -> Self {
        let keys = images.iter().take(count).map(|image| image.key(u64::from(attacker_moves)));
        let (key, symmetry) = keys.zip(0..).min().unwrap_or_default();
        Self { key, symmetry, images }
    }
}

/// Returns the number of images that are compared after `depth` moves, the position itself included.
fn image_count(board: &BitBoard, depth: u32) -> usize {
    if depth <= MAX_SYMMETRY_DEPTH { board.symmetries() } else { 1 }
}
