//! The browser's interfaces: storage, the address bar, the document, the host page.

pub mod address;
mod by_name;
pub mod clock;
pub mod document;
pub mod host;
pub mod language;
pub mod named_squares;
pub mod picture;
pub mod sharing;
pub mod sound;
pub mod statistics;
pub mod storage;
pub mod version;
mod visit;

pub use visit::Visit;
