//! Games in other pages.

mod element_events;
mod element_failures;
mod element_lifecycle;
mod element_size;
mod element_start;
mod embed_dialog;
pub mod host_page;
mod hostile;
