//! What a later visit or release reads: the saved game, statistics and the profile.

mod achievements;
mod collection;
mod kept;
mod overview;
mod profile;
mod rating;
mod releases;
mod statistics;
