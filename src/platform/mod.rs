//! The browser's interfaces: storage, the address bar, the document, the host page.

pub mod answer;
pub mod document;
pub mod js_value;
pub mod language;
pub mod visit;

pub use visit::Visit;
