//! What a visit keeps: session history, storage and other tabs.

mod bad_storage;
mod browser_history;
mod earlier_storage;
mod full_storage;
mod session;
mod two_tabs;
