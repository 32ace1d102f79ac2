//! What the page shows: a moment of the game, answers of the coach, and announcements to screen readers.

pub mod announcement;
pub mod answers;
pub mod moment;
