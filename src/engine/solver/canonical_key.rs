//! Table keys of two-sided positions, the same for all mirror images of a position near the root.
//!
//! The key of a position is the least key of its images; certificates are stored in the orientation of that image. A
//! child's fingerprints follow from its parent's by the lines that the move changes. So a child in the table is found
//! without playing the move.

use super::board::Board;
use super::fingerprint::{DEFENSE_SALT, Fingerprint, MIRRORED_MOVES};
use super::two_sided::TwoSidedGame;

/// The key of a position, with what its children's keys follow from.
#[derive(Clone, Copy)]
pub(super) struct CanonicalKey {
    pub(super) key: u128,
    /// The symmetry that maps the position to the image with this key.
    pub(super) symmetry: usize,
    /// The fingerprints of the images by the number of the symmetry, as many as are compared.
    images: [Fingerprint; 8],
}

impl CanonicalKey {
    /// Returns the key of a position after `depth` moves.
    pub(super) fn of(board: &Board, game: &TwoSidedGame, depth: u32) -> Self {
        let count = image_count(board, depth);
        let mut images = [Fingerprint::default(); 8];
        for (image, symmetry) in images.iter_mut().zip(0..count) {
            let turn = |line| board.turn(symmetry, line);
            *image = Fingerprint::of(&game.attack, 0, turn).and(Fingerprint::of(&game.defense, DEFENSE_SALT, turn));
        }
        Self::least(images, count, game.attacker_moves)
    }

    /// Returns the key after one more move, which leads to a position after `depth` moves.
    pub(super) fn after_move(&self, board: &Board, game: &TwoSidedGame, square: u64, depth: u32) -> Self {
        let (own, own_salt, others, others_salt) = if game.attacker_moves {
            (&game.attack, 0, &game.defense, DEFENSE_SALT)
        } else {
            (&game.defense, DEFENSE_SALT, &game.attack, 0)
        };
        let update = own.own_move(square);
        let dead = others.as_slice().iter().copied().filter(|line| line & square != 0).map(|line| (line, others_salt));
        let removed: Vec<(u64, u64)> = dead.chain(update.subsumed().map(|line| (line, own_salt))).collect();
        let change = |image: &mut Fingerprint, turn: &dyn Fn(u64) -> u64| {
            for (line, salt) in &removed {
                image.remove(turn(*line) ^ salt);
            }
            for line in update.shortened() {
                image.remove(turn(line | square) ^ own_salt);
                image.add(turn(*line) ^ own_salt);
            }
        };
        let count = image_count(board, depth);
        let mut images = self.images;
        let [itself, mirrored @ ..] = &mut images;
        change(itself, &|set| set);
        for (image, symmetry) in mirrored.iter_mut().zip(board.symmetries()).take(count - 1) {
            change(image, &|set| symmetry.turn(set));
        }
        Self::least(images, count, !game.attacker_moves)
    }

    fn least(images: [Fingerprint; 8], count: usize, attacker_moves: bool) -> Self {
        let keys = images.iter().take(count).map(|image| image.key(u64::from(attacker_moves)));
        let (key, symmetry) = keys.zip(0..).min().unwrap_or_default();
        Self { key, symmetry, images }
    }
}

/// Returns how many images are compared after `depth` moves, the position itself included.
fn image_count(board: &Board, depth: u32) -> usize {
    if depth <= MIRRORED_MOVES { board.symmetries().len() + 1 } else { 1 }
}
