//! SGF (Smart Game Format), the format of most viewers of gomoku and go.
//!
//! The text `(;GM[4]SZ[15];B[hh];W[ii])` is a tree of nodes, each with properties and their values. The main line of the tree is
//! the first variation of each node. A point has the letters of its column and its row, both from `a` at the top left.
//! Specification: <https://www.red-bean.com/sgf/>.
//!
//! | property | meaning | here |
//! |---|---|---|
//! | `GM` | game | 4, which is gomoku and renju, or absent |
//! | `SZ` | size of the board | one number, or columns and rows, such as `15:12`; if absent, the smallest usual board |
//! | `RU` | rules | those that [`write()`] gives; others mean five in a row |
//! | `B`, `W` | moves of black and white | X and O; X moves first |
//! | `AB`, `AW`, `AE`, `PL` | squares and side to move of a position | the start; after the first move an error |
//!
//! Other properties are ignored, such as names, times and comments.

mod read;
mod scanner;
mod write;

pub(crate) use read::read;
pub use write::write;
