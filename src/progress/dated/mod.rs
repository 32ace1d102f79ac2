//! Bounded lists of what has happened on which day, each under a key of its own in local storage.

pub mod list;
pub mod storage;
