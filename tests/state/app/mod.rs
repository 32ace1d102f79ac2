//! The whole page: parts that load later.

mod completion;
mod parts;
