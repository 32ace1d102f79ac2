//! The sentences of the coach.

pub mod hint;
pub mod reply;
pub mod review;
pub mod value;
