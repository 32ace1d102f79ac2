//! The game itself.
