//! New releases.

pub mod use_new_version;
pub mod version;
