//! The choice of the language.

pub mod loading;
