//! The browser's interfaces: storage, the address bar, the document, the host page.

pub mod address;
pub mod document;
pub mod host;
pub mod practice;
pub mod sharing;
pub mod statistics;
pub mod storage;
pub mod version;
mod visit;

pub use visit::Visit;
