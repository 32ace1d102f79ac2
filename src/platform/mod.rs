//! Everything that reaches beyond the page's own state: storage, the address bar, the document, the keys, the clock.

pub mod address;
pub mod document;
pub mod focus;
pub mod host;
mod keeper;
pub mod opening;
pub mod outside;
pub mod sharing;
pub mod shortcuts;
pub mod storage;
pub mod swipes;
pub mod version;

pub use opening::Opening;
pub use outside::Outside;
