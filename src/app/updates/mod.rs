//! Notes about other releases of the page.

pub mod use_update_notes;
pub mod version;
