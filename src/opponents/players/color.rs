//! The colors among which players at this screen choose.

use engine::named::named;

named! {
    /// The color of a player's marks. Each keeps 3:1 against the squares in every theme and look (`tests/contrast.rs`).
    #[derive(Default)]
    pub enum PlayerColor {
        /// The color of the mark.
        #[default]
        OfMark = "mark",
        /// Green.
        Green = "green",
        /// Amber.
        Amber = "amber",
        /// Gray.
        Gray = "gray",
    }
}
