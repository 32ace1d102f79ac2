//! What is stored, and read again.

mod kept;
mod profile;
mod releases;
mod statistics;
