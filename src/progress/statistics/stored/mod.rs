//! The statistics as stored text and as files.

pub mod format;
pub mod import;
pub mod storage;
