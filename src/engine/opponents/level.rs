//! The levels of the computer.

use crate::engine::named::named;

named! {
    /// How strong the computer plays.
    ///
    /// | level | on normal 3×3 | on other boards |
    /// |---|---|---|
    /// | Easy | as [`random`](super::random) | [`easy`](super::easy) |
    /// | Medium | as [`casual`](super::casual) | [`medium`](super::medium) |
    /// | Hard | [`hard`](super::hard) | [`hard`](super::hard) |
    /// | Unbeatable | as [`perfect`](super::perfect) | as [`perfect`](super::perfect) |
    pub enum Level {
        /// Loses about 40 % of all possible games on 3×3.
        Easy = "easy",
        /// Loses about 10 %.
        Medium = "medium",
        /// Loses about 3 %.
        Hard = "hard",
        /// Never loses on 3×3, makes no mistake on other boards of up to 10 squares, and plays every larger one as strong as
        /// possible.
        Unbeatable = "unbeatable",
    }
}
