//! Tests of the values in local storage: the state of the page writes them, and a later visit or release reads them.

mod achievements;
mod collection;
mod kept;
mod overview;
mod profile;
mod rating;
mod releases;
mod statistics;
