//! What only `app` shows: the menu, the additions to the status bar, tools and the end of the sidebar.

pub mod menu;
pub mod sidebar;
pub mod status;
pub mod tools;
