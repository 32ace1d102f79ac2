//! The host page of an embedded game.

pub mod description;
pub mod messages;
pub mod permissions;
pub mod problem;
pub mod request;
pub mod use_host_page;
