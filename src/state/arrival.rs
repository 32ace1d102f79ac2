//! Whether the second part of the program is there.

/// How far the study has come: the part of the program that the first move can do without, and which the page therefore
/// loads later.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrival {
    /// It is not there yet.
    #[default]
    Awaited,
    /// It is there, and stays.
    Here,
    /// It could not be loaded. Nothing tries again before the reader asks for it.
    Failed,
}
