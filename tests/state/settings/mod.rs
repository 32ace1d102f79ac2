//! Settings: sounds and the direction of the language.

mod cue;
mod language;
