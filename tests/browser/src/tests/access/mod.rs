//! The page for everyone: no barriers, by keyboard and by ear, enlarged, mirrored, and in colours of the reader's.

mod axe;
mod focus;
mod heard;
mod shortcuts;
mod states;
mod sweep;
mod system;
mod tree;
