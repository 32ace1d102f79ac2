//! What the commands and the program `release` share.

pub mod project;
pub mod trunk;
