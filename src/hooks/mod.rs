//! The side effects of the page: one hook per file. They react to the state and dispatch actions.

mod use_address;
mod use_analysis;
mod use_autosave;
mod use_computer_move;
mod use_document;
mod use_focus_guard;
mod use_host_page;
mod use_keyed_effect;
mod use_move_list;
mod use_new_version;
mod use_other_tabs;
mod use_puzzle_refutation;
mod use_replay;
mod use_root_style;
mod use_shortcuts;
mod use_sounds;
mod use_swipes;
mod use_window_event;

pub use use_address::use_address;
pub use use_analysis::use_analysis;
pub use use_autosave::use_autosave;
pub use use_computer_move::use_computer_move;
pub use use_document::use_document;
pub use use_focus_guard::use_focus_guard;
pub use use_host_page::use_host_page;
pub use use_keyed_effect::use_keyed_effect;
pub use use_move_list::use_move_list;
pub use use_new_version::use_new_version;
pub use use_other_tabs::use_other_tabs;
pub use use_puzzle_refutation::use_puzzle_refutation;
pub use use_replay::use_replay;
pub use use_root_style::use_root_style;
pub use use_shortcuts::use_shortcuts;
pub use use_sounds::use_sounds;
pub use use_swipes::use_swipes;
pub use use_window_event::use_window_event;
