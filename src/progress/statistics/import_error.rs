//! Why a file is not imported.

/// Why a file is not imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// The browser cannot read it.
    Unreadable,
    /// It is larger than [`MAX_TEXT`](super::stored::import::MAX_TEXT).
    TooLarge,
    /// It has no statistics of this game.
    NotStatistics,
    /// A newer release wrote it.
    Newer,
    /// Its content is incomplete or does not fit together.
    Damaged,
    /// It has nothing that is not here already.
    NothingNew,
    /// Together with those here, it has more sources, opponents and boards than the statistics can keep, or it has too many scores.
    TooMany,
}
