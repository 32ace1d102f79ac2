//! Everything that reaches beyond the page's own state: storage, the address bar, the document, the clock.

pub mod address;
pub mod document;
pub mod opening;
pub mod storage;

pub use opening::Opening;
pub use storage::Storage;
