//! New releases.

pub mod use_update_notes;
pub mod version;
