//! What a visit keeps: session history, storage and other tabs.

mod browser_history;
mod session;
mod storage;
mod two_tabs;
