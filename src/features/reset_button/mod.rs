//! The main button, which starts the next game or match.

pub mod view;
