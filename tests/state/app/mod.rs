//! The whole page: parts that load later, notes, and what a returning player finds.

mod completion;
mod notes;
mod parts;
mod return_visit;
