//! The browser's interfaces: storage, the address bar, the document, the host page.

pub mod by_name;
pub mod document;
pub mod language;
pub mod visit;

pub use visit::Visit;
